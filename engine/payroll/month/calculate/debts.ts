import { type Feninga, sumOf } from '../../../core/numbers/money.ts';
import type { ClosedMonth, SettledWage, Withheld } from '../../model/wage.ts';
import type { StandingDeduction, Worker } from '../../model/worker.ts';
import { isRanked } from './enforcement-limit.ts';

/** What a closed month changed of one deduction: its rest fell, and what is carried on rose or fell. */
interface DebtChange {
  readonly repaid: Feninga;
  readonly carried: number;
}

/** Changes of deductions by closed months, by worker and deduction. */
export type Repayments = ReadonlyMap<string, ReadonlyMap<string, DebtChange>>;

/** What a closing notes of the debts it changed. */
type Changed = Pick<ClosedMonth, 'repaid' | 'carried'>;

/** @param closings of closed months: a reopened one has restored its amounts */
export function repaymentsOf(closings: readonly Changed[]): Repayments {
  const all = new Map<string, Map<string, DebtChange>>();
  const add = (worker: string, debt: string, by: Partial<DebtChange>): void => {
    const own = all.get(worker) ?? new Map<string, DebtChange>();
    const { repaid: fell = 0, carried: rose = 0 } = own.get(debt) ?? {};
    own.set(debt, { repaid: fell + (by.repaid ?? 0), carried: rose + (by.carried ?? 0) });
    all.set(worker, own);
  };
  const each = (changes: Changed['carried'] = {}, name: keyof DebtChange): void => {
    for (const [worker, debts] of Object.entries(changes))
      for (const [debt, by] of Object.entries(debts)) add(worker, debt, { [name]: by });
  };
  for (const closed of closings) {
    each(closed.repaid, 'repaid');
    each(closed.carried, 'carried');
  }
  return all;
}

/** A worker after a month is closed: debts are reduced by the amounts kept; a paid debt stays with zero left. */
export const repaid = (worker: Worker, withheld: readonly Withheld[]): Worker =>
  owing(worker, (debt, left) => left - (withheld.find(({ standing }) => standing === debt)?.amount ?? 0));

/** A worker after a month is closed: what an order of a court demanded and was not taken is due with the next month. */
export const carriedOn = (
  worker: Worker,
  { worker: before, leftOut }: Pick<SettledWage, 'worker' | 'leftOut'>,
): Worker =>
  carrying(worker, (debt, now) => {
    const order = before.deductions.find(({ id }) => id === debt);
    if (!order || !isRanked(order)) return now;
    const rest = sumOf(
      leftOut.filter(({ standing }) => standing === debt),
      ({ amount }) => amount,
    );
    return now + rest - Math.max(0, order.carried ?? 0);
  });

type ByDebt = Readonly<Record<string, number>>;

/** A worker whose month is reopened: what its closing changed is reverted, by deduction. */
export const owingAgain = (worker: Worker, lowered: ByDebt, carried: ByDebt = {}): Worker =>
  carrying(
    owing(worker, (debt, left) => left + (lowered[debt] ?? 0)),
    (debt, now) => now - (carried[debt] ?? 0),
  );

/** Recalculates a worker's debts from one set of closed months to another: the debt before any closing stays, reduced by the new set. */
export function recalculatedDebts(worker: Worker, were: Repayments, are: Repayments): Worker {
  const [before, now] = [were.get(worker.id), are.get(worker.id)];
  const by = (debt: string, name: keyof DebtChange): number =>
    (now?.get(debt)?.[name] ?? 0) - (before?.get(debt)?.[name] ?? 0);
  return carrying(
    owing(worker, (debt, left) => left - by(debt, 'repaid')),
    (debt, carried) => carried + by(debt, 'carried'),
  );
}

/** The same worker with what each deduction carries on; none is zero. */
const carrying = (worker: Worker, next: (debt: string, carried: number) => number): Worker => ({
  ...worker,
  deductions: worker.deductions.map((one) => {
    const { carried = 0, ...rest } = one;
    const after = next(one.id, carried);
    if (after === carried) return one;
    return after === 0 ? rest : { ...rest, carried: after };
  }),
});

/** The same worker with the rest of each debt, at least zero; a deduction without an end has none. */
const owing = (worker: Worker, leftOf: (debt: string, left: Feninga) => Feninga): Worker => ({
  ...worker,
  deductions: worker.deductions.map((one) =>
    one.remaining === undefined ? one : withLeft(one, leftOf(one.id, signedLeft(one))),
  ),
});

/** Negative when more was taken than owed; a retyped debt ignores that. */
const signedLeft = ({ remaining = 0, overpaid = 0 }: StandingDeduction): Feninga => remaining || -overpaid;

function withLeft(debt: StandingDeduction, left: Feninga): StandingDeduction {
  const { overpaid: _, ...one } = debt;
  return { ...one, remaining: Math.max(0, left), ...(left < 0 && { overpaid: -left }) };
}
