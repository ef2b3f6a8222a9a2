import type { Day } from '@obracun/engine/core/days/day.ts';
import { newestSource } from '@obracun/engine/core/explanation/citation.ts';
import { mostFrequent } from '@obracun/engine/core/explanation/most-frequent.ts';
import type { AnyParameter, LawTree } from '@obracun/engine/core/law.ts';
import { formatDay, monthInWords } from '@obracun/engine/core/numbers/format.ts';

/** When figures were last checked, until when they are known, and the month of their newest source. */
export interface Review {
  readonly checked: Day | undefined;
  readonly until: Day | undefined;
  readonly newest: string | undefined;
}

/** What holds for most figures of a law: written once, above them. */
export function usualReview(tree: LawTree): Review {
  const parameters = Object.values(tree.parametri);
  return {
    checked: mostFrequent(
      parameters.flatMap(({ promjene }) => promjene.map(({ izvor }) => izvor.provjereno)),
    ),
    until: mostFrequent(parameters.map(({ poznato_do }) => poznato_do)),
    newest: mostFrequent(parameters.flatMap((parameter) => newestSource(tree, parameter) ?? [])),
  };
}

/** `Provjereno 21. 11. 2026. Posljednja izmjena: februar 2026. Poznato do 31. 12. 2026.` */
export function reviewWords({ checked, until, newest }: Review): string {
  return [
    checked && `Provjereno ${formatDay(checked)}`,
    newest && `Posljednja izmjena: ${monthInWords(newest)}`,
    until && `Poznato do ${formatDay(until)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What is different for one figure; a figure without a source has no newest month. */
export const ownReview = (
  { poznato_do: until }: AnyParameter,
  newest: string | undefined,
  usual: Review,
): Review => ({
  checked: undefined,
  until: until === usual.until ? undefined : until,
  newest: newest === usual.newest ? undefined : newest,
});
