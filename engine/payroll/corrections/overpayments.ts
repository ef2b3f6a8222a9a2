import { type Feninga, sumOf } from '../../core/numbers/money.ts';
import type { PayrollMonth } from '../model/month.ts';
import type { SettledWage } from '../model/wage.ts';
import { type ComparedClosing, pairsOf } from './difference.ts';

/** A closing with its identity. */
export interface NamedClosing extends Pick<ComparedClosing, 'settled'> {
  readonly id: string;
}

/** Pay a worker got too much by one closing of a month. */
export interface Overpayment {
  /** The identity of that closing. */
  readonly closing: string;
  readonly worker: string;
  readonly amount: Feninga;
}

/**
 * What workers were paid too much by the closings of one month, as the one after each says.
 * @param closings first to last
 */
export const overpaymentsIn = (closings: readonly NamedClosing[]): readonly Overpayment[] =>
  closings.slice(0, -1).flatMap((before, at) =>
    pairsOf(before.settled, closings[at + 1]?.settled ?? before.settled).flatMap(
      ({ worker, before: was, after: is }): Overpayment[] => {
        const amount = (was?.payout ?? 0) - (is?.payout ?? 0);
        return amount > 0 ? [{ closing: before.id, worker: worker.id, amount }] : [];
      },
    ),
  );

/** A month that may take some of it back: as it was closed, or as it stands while it is open. */
export interface TakingMonth {
  readonly month: Pick<PayrollMonth, 'workers'>;
  /** Undefined while it is open. */
  readonly wages?: readonly SettledWage[] | undefined;
}

/** What is still to be taken back, after what other months take: a closed one as far as it could, an open one as it says. */
export const leftOver = (
  overpayments: readonly Overpayment[],
  others: readonly TakingMonth[],
): readonly Overpayment[] =>
  overpayments
    .map((one) => ({ ...one, amount: one.amount - sumOf(others, (other) => takenIn(other, one)) }))
    .filter(({ amount }) => amount > 0);

function takenIn({ month, wages }: TakingMonth, { closing, worker }: Overpayment): Feninga {
  if (!wages) return month.workers[worker]?.overpaid?.[closing] ?? 0;
  const withheld = wages.find((wage) => wage.worker.id === worker)?.withheld ?? [];
  return sumOf(
    withheld.filter(({ correction }) => correction === closing),
    ({ amount }) => amount,
  );
}
