import { addDays, addMonths } from '../kernel/calendar.ts';
import type { Day, Period } from '../kernel/day.ts';
import { type Columns, columnsOf, type Duration, durationOf } from '../kernel/duration.ts';

/**
 * Length of service is counted in columns: the first day is taken from the day after the last, year from year, month
 * from month, day from day, borrowing 30 days for a month and 12 months for a year. No act that says so was found, so
 * the result names the rule.
 */
export const lengthOf = (period: Period): Duration =>
  columnsAsDuration(addDays(period.do, 1)) - columnsAsDuration(period.od);

function columnsAsDuration(day: Day): Duration {
  const [godine = 0, mjeseci = 0, dani = 0] = day.split('-').map(Number);
  return durationOf({ godine, mjeseci, dani });
}

/** Lengths added up column by column, what is carried from days to months and from months to years, and the result. */
export function addUp(lengths: readonly Duration[]) {
  const columns = lengths.map(columnsOf);
  const sumOf = (name: keyof Columns): number => columns.reduce((sum, column) => sum + column[name], 0);
  const [zbir_godina, zbir_mjeseci, zbir_dana] = [sumOf('godine'), sumOf('mjeseci'), sumOf('dani')];
  const ukupan_staz = durationOf({ godine: zbir_godina, mjeseci: zbir_mjeseci, dani: zbir_dana });
  const { godine, mjeseci, dani } = columnsOf(ukupan_staz);
  const prenos_godina = godine - zbir_godina;
  return {
    zbir_godina,
    zbir_mjeseci,
    zbir_dana,
    prenos_mjeseci: mjeseci + 12 * prenos_godina - zbir_mjeseci,
    prenos_godina,
    ukupan_staz,
    ukupno_godine: godine,
    ukupno_mjeseci: mjeseci,
    ukupno_dani: dani,
  };
}

/** The day on which a number of full years of service is reached by who started on `start` with `earlier` behind them. */
export function anniversary(start: Day, earlier: Duration, years: number): Day {
  const { godine, mjeseci, dani } = columnsOf(fullYears(years) - earlier);
  return addDays(addMonths(start, 12 * godine + mjeseci), dani);
}

export const fullYears = (godine: number): Duration => durationOf({ godine, mjeseci: 0, dani: 0 });

/** Two periods, by their place in the list, and the days they share. */
export interface Overlap extends Period {
  readonly prvi: number;
  readonly drugi: number;
}

/** Every pair of periods that share at least one day. */
export function overlapsOf(periods: readonly Period[]): Overlap[] {
  return periods.flatMap((first, prvi) =>
    periods.slice(prvi + 1).flatMap((second, after) => {
      const common = { od: later(first.od, second.od), do: earlier(first.do, second.do) };
      return common.od <= common.do ? { prvi, drugi: prvi + 1 + after, ...common } : [];
    }),
  );
}

const later = (a: Day, b: Day): Day => (a > b ? a : b);
const earlier = (a: Day, b: Day): Day => (a < b ? a : b);
