import { type Day, dayOf, isDay } from '@obracun/engine/core/days/day.ts';
import { readNumber } from '@obracun/engine/core/numbers/number-input.ts';
import type { Entered } from '../../fields/parsing/entered.ts';

/** The day whose law applies to a form: the one entered, the first of the month or year entered, or else today. */
export function formDay(
  { datum = '', godina = '', mjesec = '' }: Entered,
  today: Day | undefined,
): Day | undefined {
  if (isDay(datum)) return datum;
  const year = readNumber(godina);
  const day = year === undefined ? '' : dayOf(year, readNumber(mjesec) ?? 1);
  return isDay(day) ? day : today;
}
