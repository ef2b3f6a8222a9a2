import type { Day } from '../../../core/days/day.ts';
import { type Feninga, sumOf } from '../../../core/numbers/money.ts';
import { fullName } from '../../model/firm.ts';
import type { PaymentOrder, SkippedOrder } from '../../model/order.ts';
import type { ClosedMonth, SettledMonth, SettledWage, Withheld } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { isReceived } from '../../month/calculate/deductions.ts';
import { paidOut } from '../../month/payouts/paid-in.ts';
import { type Ordered, ordered, transfersOf } from '../orders/orders.ts';
import { revenueChanges } from './revenue-changes.ts';

/** The parts of a closing compared with another. */
export type ComparedClosing = Pick<ClosedMonth, 'settled' | 'orders' | 'skipped'>;

/** One worker in two closings of a month; undefined in a closing without the worker. */
export interface WorkerPair {
  /** From the later closing if present there, else from the earlier one. */
  readonly worker: Worker;
  readonly before: SettledWage | undefined;
  readonly after: SettledWage | undefined;
}

/** Ordered by the earlier closing and not owed by the later one; no order takes it back. */
export interface Overpaid {
  readonly kind: 'worker' | 'deduction' | 'revenue';
  /** The worker's id, for a worker or a creditor. */
  readonly worker?: string;
  readonly payee: string;
  readonly purpose: string;
  readonly amount: Feninga;
}

/** One payment in two closings. */
export interface PaymentChange {
  readonly purpose: string;
  readonly payee: string;
  readonly before: Feninga;
  readonly after: Feninga;
}

/** The difference of a later closing of a month to an earlier one. */
export interface ClosingDifference {
  /** Workers with any changed figure. */
  readonly workers: readonly WorkerPair[];
  /** Every payment with a changed amount, public revenue first. */
  readonly payments: readonly PaymentChange[];
  /** Orders for amounts still owed, and reasons for skipped ones; never below zero. */
  readonly ordered: Ordered;
  readonly overpaid: readonly Overpaid[];
}

/**
 * The exact difference of two closings of one month: earlier orders + these orders − overpayments = later orders.
 * Both are frozen, each by the law of its month; nothing is recalculated.
 * @param day the payday of these orders
 */
export function differenceBetween(
  before: ComparedClosing,
  after: ComparedClosing,
  day: Day,
): ClosingDifference {
  const pairs = pairsOf(before.settled, after.settled);
  const revenue = revenueChanges(before, after);
  const people = pairs.flatMap(transferChanges);
  const outstanding = people.filter(({ by }) => by > 0);
  const orders = [
    ...revenue.filter(({ by }) => by > 0).map(({ payment, by }) => ({ ...payment, amount: by })),
    ...transfersOf(outstandingOf(after.settled, outstanding)).filter(({ amount }) => amount > 0),
  ];
  return {
    workers: changedPairs(before.settled, after.settled),
    payments: [
      ...revenue.map(({ payment, before: was, after: is }) => ({
        ...called(payment),
        before: was,
        after: is,
      })),
      ...people.map(({ purpose, payee, before: was, after: is }) => ({
        purpose,
        payee,
        before: was,
        after: is,
      })),
    ],
    ordered: ordered(orders.map((order) => asDifference(order, day))),
    overpaid: [
      ...revenue
        .filter(({ by }) => by < 0)
        .map(({ payment, by }): Overpaid => ({ kind: 'revenue', ...called(payment), amount: -by })),
      ...people
        .filter(({ by }) => by < 0)
        .map(
          ({ kind, pair, purpose, payee, by }): Overpaid => ({
            kind,
            worker: pair.worker.id,
            purpose,
            payee,
            amount: -by,
          }),
        ),
    ],
  };
}

const called = ({ purpose, payee }: Pick<PaymentOrder, 'purpose' | 'payee'>) => ({ purpose, payee });

/** Pairs workers of two closings of a month, in the order of the later one; workers only in the earlier one are last. */
export function pairsOf(before: SettledMonth, after: SettledMonth): readonly WorkerPair[] {
  const was = new Map(before.wages.map((wage) => [wage.worker.id, wage]));
  const is = new Set(after.wages.map(({ worker }) => worker.id));
  return [
    ...after.wages.map((wage) => ({ worker: wage.worker, before: was.get(wage.worker.id), after: wage })),
    ...before.wages
      .filter(({ worker }) => !is.has(worker.id))
      .map((wage) => ({ worker: wage.worker, before: wage, after: undefined })),
  ];
}

/** Pairs with a difference. */
export const changedPairs = (before: SettledMonth, after: SettledMonth): readonly WorkerPair[] =>
  pairsOf(before, after).filter(isChanged);

const isChanged = ({ before, after }: WorkerPair): boolean =>
  JSON.stringify(moneyOf(before)) !== JSON.stringify(moneyOf(after));

/** All figures of a wage that are paid, or shown in a form; the name of a payout has its day, which is no figure. */
const moneyOf = (wage: SettledWage | undefined) =>
  wage && [
    wage.figures,
    wage.payout,
    wage.withheld.map(({ name, amount, payout = name }) => [payout, amount]),
  ];

/** A payment to a worker or a creditor in two closings. */
interface TransferChange {
  readonly kind: 'worker' | 'deduction';
  readonly pair: WorkerPair;
  readonly purpose: string;
  readonly payee: string;
  readonly before: Feninga;
  readonly after: Feninga;
  readonly by: Feninga;
  /** The paid deduction of the later closing; undefined for the payout. */
  readonly one?: Withheld | undefined;
}

function transferChanges(pair: WorkerPair): readonly TransferChange[] {
  const payout = changed({
    kind: 'worker',
    pair,
    purpose: 'Isplata',
    payee: fullName(pair.worker),
    before: pair.before ? paidOut(pair.before) : 0,
    after: pair.after ? paidOut(pair.after) : 0,
  });
  const [was, is] = [paidToOthers(pair.before), paidToOthers(pair.after)];
  const deductions = [...new Set([...was.keys(), ...is.keys()])].map((key) => {
    const one = is.get(key) ?? was.get(key);
    return changed({
      kind: 'deduction',
      pair,
      purpose: [one?.name, fullName(pair.worker)].filter(Boolean).join(', '),
      payee: one?.creditor ?? '',
      before: was.get(key)?.amount ?? 0,
      after: is.get(key)?.amount ?? 0,
      one: is.get(key),
    });
  });
  return [payout, ...deductions].filter(({ by }) => by !== 0);
}

const changed = (one: Omit<TransferChange, 'by'>): TransferChange => ({ ...one, by: one.after - one.before });

/** Deductions paid to creditors, by deduction and account: another account counts as another creditor. */
function paidToOthers(wage: SettledWage | undefined): ReadonlyMap<string, Withheld> {
  const found = new Map<string, Withheld>();
  for (const one of wage?.withheld ?? []) {
    if (isReceived(one)) continue;
    const key = [one.standing ?? one.name, one.account, one.creditor].join('\n');
    found.set(key, { ...one, amount: one.amount + (found.get(key)?.amount ?? 0) });
  }
  return found;
}

/** Reduces the month to amounts still owed to people. */
function outstandingOf(settled: SettledMonth, outstanding: readonly TransferChange[]): SettledMonth {
  const by = new Map<string, TransferChange[]>();
  for (const change of outstanding)
    by.set(change.pair.worker.id, [...(by.get(change.pair.worker.id) ?? []), change]);
  return {
    ...settled,
    wages: settled.wages.flatMap((wage) => {
      const own = by.get(wage.worker.id);
      if (!own) return [];
      const withheld = own.flatMap(({ one, by: amount }) => (one ? [{ ...one, amount }] : []));
      return [
        { ...wage, withheld, payout: sumOf(own, (change) => (change.kind === 'worker' ? change.by : 0)) },
      ];
    }),
  };
}

function asDifference<T extends PaymentOrder | SkippedOrder>(order: T, day: Day): T {
  const { payout: _, ...whole } = order;
  const purpose = `${order.purpose}, razlika`;
  return ('day' in order ? { ...whole, purpose, day } : { ...whole, purpose }) as T;
}

/** Total payments of a closing: orders, and amounts paid by hand. */
export const paidBy = ({ orders, skipped }: Pick<ComparedClosing, 'orders' | 'skipped'>): Feninga =>
  sumOf([...orders, ...skipped], ({ amount }) => amount);
