import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import type { Day } from './day.ts';

const toRecord = (day: Day): PlainDate.Record => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return PlainDate.create(year, month, date);
};

/** 1 = Monday … 7 = Sunday. */
export const weekdayOf = (day: Day): number => PlainDate.dayOfWeek(toRecord(day));

export const addDays = (day: Day, days: number): Day =>
  PlainDate.toString(PlainDate.addDays(toRecord(day), days));

/** Month arithmetic clamps to the end of the month: 31 January + 1 month = 28 February. */
export const addMonths = (day: Day, months: number): Day =>
  PlainDate.toString(PlainDate.addMonths(toRecord(day), months));

/** Whole days from one day to another; negative when `to` is earlier. */
export const daysBetween = (from: Day, to: Day): number => PlainDate.diffDays(toRecord(from), toRecord(to));
