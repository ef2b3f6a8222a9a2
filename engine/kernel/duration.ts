/** Length of service in days of a year of twelve months of thirty days: 4 years, 10 months and 26 days = 1766. */
export type Duration = number;

const DAYS_OF_MONTH = 30;
const MONTHS_OF_YEAR = 12;

export interface Columns {
  readonly godine: number;
  readonly mjeseci: number;
  readonly dani: number;
}

export const durationOf = ({ godine, mjeseci, dani }: Columns): Duration =>
  (godine * MONTHS_OF_YEAR + mjeseci) * DAYS_OF_MONTH + dani;

/** The same as years, months and days, carried over. */
export function columnsOf(duration: Duration): Columns {
  const months = Math.floor(duration / DAYS_OF_MONTH);
  return {
    godine: Math.floor(months / MONTHS_OF_YEAR),
    mjeseci: months % MONTHS_OF_YEAR,
    dani: duration % DAYS_OF_MONTH,
  };
}
