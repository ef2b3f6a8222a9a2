import type { Feninga } from '../../core/numbers/money.ts';
import type { ClosedMonth, Withheld } from '../model/wage.ts';
import type { StandingDeduction, Worker } from '../model/worker.ts';

/** Amounts by which closed months reduced debts, by worker and deduction. */
export type Repayments = ReadonlyMap<string, ReadonlyMap<string, Feninga>>;

/** @param closings of closed months: a reopened one has restored its amounts */
export function repaymentsOf(closings: readonly Pick<ClosedMonth, 'repaid'>[]): Repayments {
  const taken = new Map<string, Map<string, Feninga>>();
  for (const { repaid } of closings)
    for (const [worker, debts] of Object.entries(repaid)) {
      const own = taken.get(worker) ?? new Map<string, Feninga>();
      for (const [debt, amount] of Object.entries(debts)) own.set(debt, (own.get(debt) ?? 0) + amount);
      taken.set(worker, own);
    }
  return taken;
}

/** A worker after a month is closed: debts are reduced by the amounts kept; a paid debt stays with zero left. */
export const repaid = (worker: Worker, withheld: readonly Withheld[]): Worker =>
  owing(worker, (debt, left) => left - (withheld.find(({ standing }) => standing === debt)?.amount ?? 0));

/** A worker whose month is reopened: debts are increased by the amounts of its closing, by deduction. */
export const owingAgain = (worker: Worker, lowered: Readonly<Record<string, Feninga>>): Worker =>
  owing(worker, (debt, left) => left + (lowered[debt] ?? 0));

/** Recalculates a worker's debts from one set of closed months to another: the debt before any closing stays, reduced by the new set. */
export function recalculatedDebts(worker: Worker, were: Repayments, are: Repayments): Worker {
  const [before, now] = [were.get(worker.id), are.get(worker.id)];
  return owing(worker, (debt, left) => left + (before?.get(debt) ?? 0) - (now?.get(debt) ?? 0));
}

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
