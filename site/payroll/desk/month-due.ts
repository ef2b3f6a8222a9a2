import type { Day } from '@obracun/engine/kernel/days/day.ts';
import type { Place } from '../address/place.ts';
import { lastOver, type MonthOf, monthsAway } from '../kept/months.ts';

type Month = Pick<MonthOf, 'year' | 'month'>;

/**
 * The month of a firm that is worked on next: the one shown before, of this firm or another, unless it is closed; else the first
 * after the last closed one; else the last that is over.
 */
export function monthDue(
  firm: string,
  today: Day,
  lastClosed: Month | undefined,
  shown: Pick<Place, 'year' | 'month'>,
): MonthOf {
  const due = lastClosed ? monthsAway({ firm, ...lastClosed }, 1) : lastOver(firm, today);
  const { year, month } = shown;
  if (!year || !month) return due;
  return lastClosed && count({ year, month }) < count(due) ? due : { firm, year, month };
}

const count = ({ year, month }: Month): number => year * 12 + month;
