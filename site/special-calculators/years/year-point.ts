import type { Citation } from '@obracun/engine/core/explanation/citation.ts';
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

/** Provisions in the order of appearance; referenced by numbers under the table. */
export interface Sources {
  readonly provisions: readonly Citation[];
  /** From 1; in the order of the line's own provisions. */
  readonly numbersOf: (citations: readonly Citation[]) => number[];
}

const keyOf = ({ naziv, od }: Citation): string => `${naziv} ${od}`;

/** The provisions of the named lines, over all the years, each once. */
export function sourcesOf(years: readonly YearAnswer[], lines: readonly string[]): Sources {
  const cited = years.flatMap((year) => lines.flatMap((name) => year.lines.get(name)?.citations ?? []));
  const byKey = new Map(cited.map((provision) => [keyOf(provision), provision]));
  const keys = [...byKey.keys()];
  return {
    provisions: [...byKey.values()],
    numbersOf: (citations) => citations.map((provision) => keys.indexOf(keyOf(provision)) + 1),
  };
}
