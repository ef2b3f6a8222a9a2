import { monthCode, type YearMonth } from '../../../core/days/day.ts';
import { type Feninga, sumOf } from '../../../core/numbers/money.ts';
import { monthRanges } from '../../model/month-ranges.ts';
import type { SettledMonth, SettledWage } from '../../model/wage.ts';
import { yearMeasures } from '../../month/year-overview.ts';

/** Sums of a worker's wages from the beginning of a year. */
export interface YearSoFar {
  /** The months that are added up: `01/2026–09/2026`; others are not known here. */
  readonly months: string;
  readonly sums: readonly { readonly label: string; readonly amount: Feninga }[];
}

/** As on the yearly card; the hours and the untaxed pay are left out, and pay for a fund where there is none. */
const SUMMED: readonly string[] = ['gross', 'contributionsFrom', 'tax', 'net', 'refunded', 'payout'];

/**
 * The sums of a wage and of the worker's earlier months of its year.
 * @param earlier closed months and opening balances
 * @returns undefined for the first month, which equals its own sums
 */
export function yearSoFar(
  { firm, month }: SettledMonth,
  wage: SettledWage,
  earlier: readonly SettledMonth[],
): YearSoFar | undefined {
  const before = earlier
    .filter((one) => one.month.year === month.year && one.month.month < month.month)
    .flatMap((one) =>
      one.wages.flatMap((own) => (own.worker.id === wage.worker.id ? [{ of: one.month, wage: own }] : [])),
    );
  if (before.length === 0) return undefined;
  const wages = [...before.map((one) => one.wage), wage];
  return {
    months: monthRanges(distinct([...before.map(({ of }) => of), month])),
    sums: yearMeasures(firm.entity)
      .filter(({ name }) => SUMMED.includes(name))
      .map(({ name, label, value }) => ({ name, label, amount: sumOf(wages, value) }))
      .filter(({ name, amount }) => name !== 'refunded' || amount !== 0)
      .map(({ label, amount }) => ({ label, amount })),
  };
}

const distinct = (months: readonly YearMonth[]): readonly YearMonth[] => [
  ...new Map(months.map((one) => [monthCode(one), one])).values(),
];
