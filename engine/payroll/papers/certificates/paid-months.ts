import { monthCode, monthsLater, type YearMonth } from '../../../core/days/day.ts';
import { employedIn, employmentsIn } from '../../model/employment.ts';
import { missesNoWeekday } from '../../model/month-share.ts';
import type { SettledMonth } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { hundredthsOf } from '../../month/calculate/figures.ts';
import type { PaidWage } from '../../month/year.ts';
import { isOpeningMonth } from '../../staff/opening/merged.ts';

/** Why a month is not in a certificate, or not in an average: in the last three cases it has a wage. */
export type LeftOutReason = 'open' | 'unpaid' | 'fund' | 'part' | 'notTaken';

/** A month of the span that is left out, and why. */
export interface LeftOutMonth extends YearMonth {
  readonly reason: LeftOutReason;
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

/** Months that the user took into an average, or left out of it, by their code. */
export type TakenMonths = Readonly<Record<string, boolean>>;

/** How far back an average looks for months with a whole wage. */
export const AVERAGE_REACH = 24;

/**
 * The newest wages of whole months up to one, at most `count`. A month in which a fund paid, and one with weekdays outside the employment,
 * are no measure of the wage: they are left out and the average reaches further back, unless the user takes them. Months without a wage are
 * named only inside the span.
 * @param closed months of the firm, as far back as they are known
 */
export function averagedMonths(
  worker: Worker,
  last: YearMonth,
  count: number,
  closed: readonly SettledMonth[],
  taken: TakenMonths = {},
): PaidMonths {
  const span = new Set(monthsUpTo(last, count).map(monthCode));
  const paid: PaidWage[] = [];
  const leftOut: LeftOutMonth[] = [];
  for (const month of monthsUpTo(last, AVERAGE_REACH).toReversed()) {
    if (paid.length === count) break;
    const found = paidMonths(worker, [month], closed);
    const [one] = found.paid;
    if (!one) {
      if (span.has(monthCode(month))) leftOut.unshift(...found.leftOut);
      continue;
    }
    const reason = reasonOf(one);
    const isTaken = taken[monthCode(month)] ?? reason === undefined;
    if (isTaken) paid.unshift(one);
    else leftOut.unshift({ ...month, reason: reason ?? 'notTaken' });
  }
  return { paid, leftOut };
}

/** Why a wage is no measure of a whole month. An opening balance has only its sums, so a fund is not known in it. */
function reasonOf({ wage, month }: PaidWage): LeftOutReason | undefined {
  if (hundredthsOf(wage.answer.odsustvo_fond_sati) > 0 || (wage.refunds ?? []).length > 0) return 'fund';
  const employed = employmentsIn(wage.worker, month);
  return employed.length === 0 || missesNoWeekday(employed, month) ? undefined : 'part';
}
