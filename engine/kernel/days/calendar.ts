import { type Day, dayOf, daysInMonth } from './day.ts';

const MS_PER_DAY = 86_400_000;

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

/** Month arithmetic clamps to the end of the month: 31 January + 1 month = 28 February. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const counted = year * 12 + month - 1 + months;
  const [inYear, inMonth] = [Math.floor(counted / 12), (((counted % 12) + 12) % 12) + 1];
  return dayOf(inYear, inMonth, Math.min(date, daysInMonth(inYear, inMonth)));
}

/** Whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => toNumber(to) - toNumber(from);
