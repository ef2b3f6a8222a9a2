import type { Day } from '@obracun/engine/core/days/day.ts';
import type { Citation } from '@obracun/engine/core/explanation/citation.ts';
import { mostFrequent } from '@obracun/engine/core/explanation/most-frequent.ts';
import type { Ledger } from './ledger-of.ts';

/** The provisions of the shown lines, each once, in the order of the lines. */
export function lawUsed({ sections }: Pick<Ledger, 'sections'>): Citation[] {
  const provisions = sections.flatMap(({ lines }) => lines).flatMap(({ line }) => line.citations);
  return [...new Map(provisions.map((cited) => [`${cited.naziv} ${cited.od}`, cited])).values()];
}

/** The day on which most of them were last checked. */
export const reviewedOn = (provisions: readonly Citation[]): Day | undefined =>
  mostFrequent(provisions.map(({ provjereno }) => provjereno));

/** The least certain provision of a line, if any is below high. */
export const leastSure = (citations: readonly Citation[]): Citation | undefined =>
  citations.find(({ pouzdanost }) => pouzdanost === 'niska') ??
  citations.find(({ pouzdanost }) => pouzdanost === 'srednja');
