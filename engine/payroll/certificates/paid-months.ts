import { monthCode, monthsLater, type YearMonth } from '../../core/days/day.ts';
import type { PaidWage } from '../forms/year.ts';
import { employedIn } from '../model/employment.ts';
import type { SettledMonth } from '../model/wage.ts';
import type { Worker } from '../model/worker.ts';
import { isOpeningMonth } from '../opening/merged.ts';

/** A month of the span that is not in the certificate, and why. */
export interface LeftOutMonth extends YearMonth {
  readonly reason: 'open' | 'unpaid';
}

/** The months of a span as their closings have them. */
export interface PaidMonths {
  /** In order of months. */
  readonly paid: readonly PaidWage[];
  /** Inside the employment, without a figure. */
  readonly leftOut: readonly LeftOutMonth[];
}

/** The months of a span, first to last. */
export const monthsUpTo = (last: YearMonth, count: number): readonly YearMonth[] =>
  Array.from({ length: count }, (_, at) => monthsLater(last, at + 1 - count));

/**
 * The wages of a worker in a span of months, only of closed ones and of opening balances: nothing is estimated.
 * @param closed earlier months of the firm
 */
export function paidMonths(
  worker: Worker,
  months: readonly YearMonth[],
  closed: readonly SettledMonth[],
): PaidMonths {
  const byMonth = new Map(closed.map((settled) => [monthCode(settled.month), settled]));
  const paid: PaidWage[] = [];
  const leftOut: LeftOutMonth[] = [];
  for (const month of months) {
    const settled = byMonth.get(monthCode(month));
    const wage = settled?.wages.find((one) => one.worker.id === worker.id);
    if (settled && wage) paid.push({ wage, month: settled.month });
    else if (employedIn(worker, month))
      leftOut.push({ ...month, reason: settled && !isOpeningMonth(settled) ? 'unpaid' : 'open' });
  }
  return { paid, leftOut };
}
