import type { Day, YearMonth } from '@obracun/engine/core/days/day.ts';
import { monthCount } from '@obracun/engine/core/days/day.ts';
import { lastOver, type MonthOf, monthsAway } from '../../../storage/payroll/months.ts';
import type { Place } from './place.ts';

/**
 * The next month of a firm to work on: the last one shown, of this firm or another, unless it is closed; else the first
 * after the last closed one; else the last finished one.
 */
export function monthDue(
  firm: string,
  today: Day,
  lastClosed: YearMonth | undefined,
  shown: Pick<Place, 'year' | 'month'>,
): MonthOf {
  const due = lastClosed ? monthsAway({ firm, ...lastClosed }, 1) : lastOver(firm, today);
  const { year, month } = shown;
  if (!year || !month) return due;
  return lastClosed && monthCount({ year, month }) < monthCount(due) ? due : { firm, year, month };
}
