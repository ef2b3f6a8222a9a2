import { leastSure } from '../../calculator/api/law-cited.ts';
import type { YearAnswer } from './use-years.ts';

/** A year's amount, and whether it uses a figure of low certainty. */
export interface YearPoint {
  readonly year: number;
  /** In KM. */
  readonly amount: number;
  readonly isUnsure: boolean;
}

/** One line over the years. */
export const pointsOf = (years: readonly YearAnswer[], name: string): YearPoint[] =>
  years.map(({ year, lines }) => ({
    year,
    amount: Number(lines.get(name)?.value ?? 0),
    isUnsure: [...lines.values()].some(({ citations }) => leastSure(citations)?.pouzdanost === 'niska'),
  }));
