/** A calendar day as `YYYY-MM-DD`; days compare as text. */
export type Day = string;

/** A range of days, both ends included. */
export interface Period {
  readonly od: Day;
  readonly do: Day;
}

/** True for an existing day, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [month, date] = [monthOf(text), Number(text.slice(8))];
  return month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(yearOf(text), month);
}

/**
 * The same day, for input of programs.
 * @throws RangeError when it is no day, or not written `YYYY-MM-DD`
 */
export function checkedDay(day: Day, name: string): Day {
  if (!isDay(day)) throw new RangeError(`${name} must be a day as YYYY-MM-DD, not ${day}`);
  return day;
}

/** Sorts by day; equal days keep their order in every browser. */
export const byDay = (one: Day, other: Day): number => (one < other ? -1 : Number(one > other));

/** The day of these numbers, with month and date from 1; `isDay` checks whether the calendar has it. */
export const dayOf = (year: number, month: number, date = 1): Day =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

export const MONTHS_A_YEAR = 12;

/** From 1 to 12. */
export const monthOf = (day: Day): number => Number(day.slice(5, 7));

/** @param month from 1 to 12 */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const isLeap = (year: number): boolean => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);

/** Length of service in days of a 360-day year: 4 years, 10 months and 26 days = 1766. */
export type Duration = number;

const DAYS_OF_MONTH = 30;

export interface Columns {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

export const durationOf = ({ years, months, days }: Columns): Duration =>
  (years * MONTHS_A_YEAR + months) * DAYS_OF_MONTH + days;

/** The same as years, months and days, with carries. */
export function columnsOf(duration: Duration): Columns {
  const months = Math.floor(duration / DAYS_OF_MONTH);
  return {
    years: Math.floor(months / MONTHS_A_YEAR),
    months: months % MONTHS_A_YEAR,
    days: duration % DAYS_OF_MONTH,
  };
}

/** A month of a year, from 1 to 12. */
export interface YearMonth {
  readonly year: number;
  readonly month: number;
}

export const yearMonthOf = (day: Day): YearMonth => ({ year: yearOf(day), month: monthOf(day) });

export const firstDayOf = ({ year, month }: YearMonth): Day => dayOf(year, month);

export const lastDayOf = ({ year, month }: YearMonth): Day => dayOf(year, month, daysInMonth(year, month));

/** `2026-10`, as used in ids, addresses and file names, where it sorts. */
export const monthCode = (month: YearMonth): string => firstDayOf(month).slice(0, 7);

export const MS_PER_DAY = 86_400_000;

/** Days since 1970 by the platform's calendar in UTC, where every day has 24 hours. */
const toNumber = (day: Day): number => Date.parse(day) / MS_PER_DAY;

function fromNumber(number: number): Day {
  const date = new Date(number * MS_PER_DAY);
  return dayOf(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate());
}

/** 1 = Monday … 7 = Sunday. */
export const weekdayOf = (day: Day): number => new Date(day).getUTCDay() || 7;

/** Adds days; negative numbers subtract. */
export const addDays = (day: Day, days: number): Day => fromNumber(toNumber(day) + days);

/** A serial number of the month, to compare months and iterate over them. */
export const monthCount = ({ year, month }: YearMonth): number => year * MONTHS_A_YEAR + month - 1;

/** Adds months; negative numbers subtract. */
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

/** Names of months from January on, in the nominative and in the genitive as used after a day. */
export const MONTH_NAMES = [
  ['januar', 'januara'],
  ['februar', 'februara'],
  ['mart', 'marta'],
  ['april', 'aprila'],
  ['maj', 'maja'],
  ['juni', 'juna'],
  ['juli', 'jula'],
  ['august', 'augusta'],
  ['septembar', 'septembra'],
  ['oktobar', 'oktobra'],
  ['novembar', 'novembra'],
  ['decembar', 'decembra'],
] as const;

/** Croatian names without diacritics: read everywhere, never written. */
export const CROATIAN_MONTHS = [
  ['sijecanj', 'sijecnja'],
  ['veljaca', 'veljace'],
  ['ozujak', 'ozujka'],
  ['travanj', 'travnja'],
  ['svibanj', 'svibnja'],
  ['lipanj', 'lipnja'],
  ['srpanj', 'srpnja'],
  ['kolovoz', 'kolovoza'],
  ['rujan', 'rujna'],
  ['listopad', 'listopada'],
  ['studeni', 'studenoga'],
  ['prosinac', 'prosinca'],
] as const;
