import * as PlainDate from 'temporal-polyfill/fns/PlainDate';

/** A calendar day as `YYYY-MM-DD`; days compare as text. */
export type Day = string;

/** From one day to another, both included. */
export interface Period {
  readonly od: Day;
  readonly do: Day;
}

const toRecord = (day: Day): PlainDate.Record => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return PlainDate.create(year, month, date);
};

/** True for a day the calendar has, written `YYYY-MM-DD`. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  try {
    toRecord(text);
    return true;
  } catch {
    return false;
  }
}

export const dayOf = (year: number, month: number, date = 1): Day =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;

export const yearOf = (day: Day): number => Number(day.slice(0, 4));

export const daysInMonth = (year: number, month: number): number =>
  PlainDate.daysInMonth(PlainDate.create(year, month, 1));

/** 1 = Monday … 7 = Sunday. */
export const weekdayOf = (day: Day): number => PlainDate.dayOfWeek(toRecord(day));

export const addDays = (day: Day, days: number): Day =>
  PlainDate.toString(PlainDate.addDays(toRecord(day), days));

/** Month arithmetic clamps to the end of the month: 31 January + 1 month = 28 February. */
export const addMonths = (day: Day, months: number): Day =>
  PlainDate.toString(PlainDate.addMonths(toRecord(day), months));

/** Whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => PlainDate.diffDays(toRecord(from), toRecord(to));
