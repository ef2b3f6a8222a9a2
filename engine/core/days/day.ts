/** A calendar day as `YYYY-MM-DD`; days compare as text. */
export type Day = string;

/** From one day to another, both included. */
export interface Period {
  readonly od: Day;
  readonly do: Day;
}

/** True for a day the calendar has, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  return month >= 1 && month <= 12 && date >= 1 && date <= daysInMonth(year, month);
}

/** Sorts by days; what is of the same day keeps its order, in every browser. */
export const byDay = (one: Day, other: Day): number => (one < other ? -1 : Number(one > other));

/** The day of these numbers, month and date from 1; whether the calendar has it is for `isDay` to say. */
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
