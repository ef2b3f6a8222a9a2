import { addDays, daysBetween, weekdayOf } from '../../core/days/calendar.ts';
import type { Day } from '../../core/days/day.ts';
import { columnsOf, durationOf } from '../../core/days/duration.ts';
import { firstDayOf, lastDayOf, type YearMonth } from '../../core/days/year-month.ts';
import { lengthOf } from '../../rules/tenure.ts';
import type { Worker } from '../model/worker.ts';

/** From when to when somebody is employed in a month; undefined where they are not. */
export function employedIn({ employedFrom, employedTo }: Worker, month: YearMonth) {
  const [first, last] = [firstDayOf(month), lastDayOf(month)];
  const from = employedFrom && employedFrom > first ? employedFrom : first;
  const to = employedTo && employedTo < last ? employedTo : last;
  return from <= to ? { from, to } : undefined;
}

/** True where the days of a month before and after an employment are Saturdays and Sundays: no hour of its fund is outside. */
export const missesNoWeekday = ({ from, to }: { readonly from: Day; readonly to: Day }, month: YearMonth) =>
  !hasWeekday(firstDayOf(month), from) && !hasWeekday(addDays(to, 1), addDays(lastDayOf(month), 1));

const hasWeekday = (from: Day, until: Day): boolean =>
  Array.from({ length: daysBetween(from, until) }, (_, later) => weekdayOf(addDays(from, later))).some(
    (weekday) => weekday < SATURDAY,
  );

const SATURDAY = 6;

const MOST_YEARS = 70;

/**
 * Full years of service on the first day of a month: what came before and what this employment has brought until then.
 * A year that is completed inside the month counts from the next one.
 */
export function serviceYears({ priorService, employedFrom }: Worker, month: YearMonth): number {
  const before = addDays(firstDayOf(month), -1);
  const here = employedFrom && employedFrom <= before ? lengthOf({ od: employedFrom, do: before }) : 0;
  return Math.min(columnsOf(durationOf(priorService) + here).years, MOST_YEARS);
}
