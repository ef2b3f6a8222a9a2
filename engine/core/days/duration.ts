import { MONTHS_A_YEAR } from './day.ts';

/** Length of service in days of a year of twelve months of thirty days: 4 years, 10 months and 26 days = 1766. */
export type Duration = number;

const DAYS_OF_MONTH = 30;

export interface Columns {
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

export const durationOf = ({ years, months, days }: Columns): Duration =>
  (years * MONTHS_A_YEAR + months) * DAYS_OF_MONTH + days;

/** The same as years, months and days, carried over. */
export function columnsOf(duration: Duration): Columns {
  const months = Math.floor(duration / DAYS_OF_MONTH);
  return {
    years: Math.floor(months / MONTHS_A_YEAR),
    months: months % MONTHS_A_YEAR,
    days: duration % DAYS_OF_MONTH,
  };
}
