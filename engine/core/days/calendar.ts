import { type Day, dayOf, daysInMonth, MONTHS_A_YEAR } from './day.ts';
import type { YearMonth } from './year-month.ts';

export const MS_PER_DAY = 86_400_000;

/** A day as so many days since 1970, by the calendar of the platform in UTC, where every day has 24 hours. */
const toNumber = (day: Day): number => Date.parse(day) / MS_PER_DAY;

function fromNumber(number: number): Day {
  const date = new Date(number * MS_PER_DAY);
  return dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** 1 = Monday … 7 = Sunday. */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay() || 7;

/** So many days later; earlier where they are negative. */
export const addDays = (day: Day, days: number): Day => fromNumber(toNumber(day) + days);

/** Months counted one after another, to compare them and to go through them. */
export const monthCount = ({ year, month }: YearMonth): number => year * MONTHS_A_YEAR + month - 1;

/** So many months later; earlier where they are negative. */
export function monthsLater(from: YearMonth, months: number): YearMonth {
  const count = monthCount(from) + months;
  const year = Math.floor(count / MONTHS_A_YEAR);
  return { year, month: count - year * MONTHS_A_YEAR + 1 };
}

/** Month arithmetic clamps to the end of the month: 31 January + 1 month = 28 February. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const { year: inYear, month: inMonth } = monthsLater({ year, month }, months);
  return dayOf(inYear, inMonth, Math.min(date, daysInMonth(inYear, inMonth)));
}

/** Whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => toNumber(to) - toNumber(from);
