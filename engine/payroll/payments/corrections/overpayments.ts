import { type Feninga, sumOf } from '../../../core/numbers/money.ts';
import type { PayrollMonth } from '../../model/month.ts';
import type { SettledMonth, SettledWage } from '../../model/wage.ts';
import { isReceived } from '../../month/calculate/deductions.ts';
import { paidOut } from '../../month/payouts/paid-in.ts';
import { type ComparedClosing, pairsOf } from './difference.ts';

/** A closing with its id. */
export interface NamedClosing extends Pick<ComparedClosing, 'settled'> {
  readonly id: string;
}

/** Overpaid wage of a worker in one closing of a month. */
export interface Overpayment {
  /** The id of that closing; of the month for what its pay did not cover. */
  readonly closing: string;
  readonly worker: string;
  readonly amount: Feninga;
}

/**
 * Overpayments in the closings of one month, each compared with the next.
 * @param closings first to last
 */
export const overpaymentsIn = (closings: readonly NamedClosing[]): readonly Overpayment[] =>
  closings.slice(0, -1).flatMap((before, at) =>
    pairsOf(before.settled, closings[at + 1]?.settled ?? before.settled).flatMap(
      ({ worker, before: was, after: is }): Overpayment[] => {
        const amount = (was ? paidOut(was) : 0) - (is ? paidOut(is) : 0);
        return amount > 0 ? [{ closing: before.id, worker: worker.id, amount }] : [];
      },
    ),
  );

/**
 * What a worker had received and the pay of a closed month did not cover: an advance, pay in kind. Known by the id of the month, as the
 * closing of a month stands for all of it. The rest of an overpayment of another month stays that of its closing.
 */
export const uncoveredIn = ({
  month,
  wages,
}: Pick<SettledMonth, 'month' | 'wages'>): readonly Overpayment[] =>
  wages.flatMap(({ worker, leftOut }): Overpayment[] => {
    const own = leftOut.filter((one) => isReceived(one) && one.correction === undefined);
    const amount = sumOf(own, (one) => one.amount);
    return amount > 0 ? [{ closing: month.id, worker: worker.id, amount }] : [];
  });

/** A month that may withhold an overpayment: closed, or still open. */
export interface TakingMonth {
  readonly month: Pick<PayrollMonth, 'workers'>;
  /** Undefined while the month is open. */
  readonly wages?: readonly SettledWage[] | undefined;
}

/** Overpayments not yet withheld: closed months count withheld amounts, open ones planned amounts. */
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
