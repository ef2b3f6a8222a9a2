import { counted } from '@obracun/engine/core/numbers/format.ts';
import { readNumber } from '@obracun/engine/core/numbers/number-input.ts';
import { typed } from './entered.ts';

const HUNDREDTHS = 100;

/** Days as typed in the hours of a call, `5` → `40`; text that is not a number stays, and is reported as such. */
export function hoursOfDays(days: string, daily: number): string {
  const number = readNumber(days);
  return number === undefined ? days : typed(Math.round(number * daily * HUNDREDTHS) / HUNDREDTHS);
}

/** Hours of a call as days; undefined when they are no whole hundredths of a day. */
export function daysOfHours(hours: string, daily: number): string | undefined {
  const number = readNumber(hours);
  if (number === undefined) return hours;
  const days = Math.round((number / daily) * HUNDREDTHS) / HUNDREDTHS;
  return hoursOfDays(typed(days), daily) === typed(number) ? typed(days) : undefined;
}

/** `5 dana = 40 h`; empty without a number. */
export function saidBack(hours: string, daily: number): string {
  const days = readNumber(daysOfHours(hours, daily) ?? '');
  const number = readNumber(hours);
  if (days === undefined || number === undefined) return '';
  const text = Number.isInteger(days) ? counted(days, ['dan', 'dana', 'dana']) : `${typed(days)} dana`;
  return `${text} = ${typed(number)} h`;
}
