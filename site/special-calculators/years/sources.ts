import type { Citation } from '@obracun/engine/core/explanation/citation.ts';
import type { YearAnswer } from './use-years.ts';

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
