import { formatMonth } from '../numbers/format.ts';
import { type Day, dayOf, daysInMonth, monthOf, yearOf } from './day.ts';

/** A month of a year, from 1 to 12. */
export interface YearMonth {
  readonly year: number;
  readonly month: number;
}

export const yearMonthOf = (day: Day): YearMonth => ({ year: yearOf(day), month: monthOf(day) });

export const firstDayOf = ({ year, month }: YearMonth): Day => dayOf(year, month);

export const lastDayOf = ({ year, month }: YearMonth): Day => dayOf(year, month, daysInMonth(year, month));

/** `10/2026`, as it is read. */
export const monthWritten = ({ year, month }: YearMonth): string => formatMonth(month, year);

/** `2026-10`, as it stands in identities, addresses and names of files, where it sorts. */
export const monthCode = (month: YearMonth): string => firstDayOf(month).slice(0, 7);
