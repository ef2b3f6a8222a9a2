import {
  addDays,
  addMonths,
  type Columns,
  columnsOf,
  type Day,
  type Duration,
  durationOf,
  MONTHS_A_YEAR,
  type Period,
} from '../core/days/day.ts';

/**
 * Length of service is subtracted in columns: the day after the last minus the first day, year from year, month from month, day from day,
 * borrowing 30 days for a month and 12 months for a year. No act that says so was found, so the result names the rule.
 */
export const lengthOf = (period: Period): Duration =>
  columnsAsDuration(addDays(period.do, 1)) - columnsAsDuration(period.od);

function columnsAsDuration(day: Day): Duration {
  const [years = 0, months = 0, days = 0] = day.split('-').map(Number);
  return durationOf({ years, months, days });
}

/** Lengths added up column by column, the carries from days to months and from months to years, and the result. */
export function addUp(lengths: readonly Duration[]) {
  const columns = lengths.map(columnsOf);
  const sumOf = (name: keyof Columns): number => columns.reduce((sum, column) => sum + column[name], 0);
  const [zbir_godina, zbir_mjeseci, zbir_dana] = [sumOf('years'), sumOf('months'), sumOf('days')];
  const ukupan_staz = durationOf({ years: zbir_godina, months: zbir_mjeseci, days: zbir_dana });
  const { years, months, days } = columnsOf(ukupan_staz);
  const prenos_godina = years - zbir_godina;
  return {
    zbir_godina,
    zbir_mjeseci,
    zbir_dana,
    prenos_mjeseci: months + MONTHS_A_YEAR * prenos_godina - zbir_mjeseci,
    prenos_godina,
    ukupan_staz,
    ukupno_godine: years,
    ukupno_mjeseci: months,
    ukupno_dani: days,
  };
}

/** The day on which full years of service are reached, from `start` with `earlier` service. */
export function anniversary(start: Day, earlier: Duration, years: number): Day {
  const left = columnsOf(fullYears(years) - earlier);
  return addDays(addMonths(start, MONTHS_A_YEAR * left.years + left.months), left.days);
}

export const fullYears = (years: number): Duration => durationOf({ years, months: 0, days: 0 });

/** Two periods, by their index, and the days they share. */
export interface Overlap extends Period {
  readonly first: number;
  readonly second: number;
}

/** Every pair of periods that share at least one day. */
export function overlapsOf(periods: readonly Period[]): Overlap[] {
  return periods.flatMap((one, first) =>
    periods.slice(first + 1).flatMap((other, after) => {
      const common = { od: later(one.od, other.od), do: earlier(one.do, other.do) };
      return common.od <= common.do ? { first, second: first + 1 + after, ...common } : [];
    }),
  );
}

const later = (a: Day, b: Day): Day => (a > b ? a : b);
const earlier = (a: Day, b: Day): Day => (a < b ? a : b);
