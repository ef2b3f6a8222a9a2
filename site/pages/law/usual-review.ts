import type { Day } from '@obracun/engine/core/days/day.ts';
import { newestSource } from '@obracun/engine/core/explanation/citation.ts';
import { mostFrequent } from '@obracun/engine/core/explanation/most-frequent.ts';
import { type AnyParameter, isSetYearly, type LawTree } from '@obracun/engine/core/law.ts';
import { formatDay, monthInWords } from '@obracun/engine/core/numbers/format.ts';

/** When figures were last checked, and the month of their newest source. */
export interface Review {
  readonly checked: Day | undefined;
  readonly newest: string | undefined;
}

/** What holds for most figures of a law: written once, above them. */
export function usualReview(tree: LawTree): Review {
  const parameters = Object.values(tree.parametri);
  return {
    checked: mostFrequent(
      parameters.flatMap(({ promjene }) => promjene.map(({ izvor }) => izvor.provjereno)),
    ),
    newest: mostFrequent(parameters.flatMap((parameter) => newestSource(tree, parameter) ?? [])),
  };
}

/** `Provjereno 21. 11. 2026. Posljednja izmjena: februar 2026.` */
export function reviewText({ checked, newest }: Review): string {
  return [
    checked && `Provjereno ${formatDay(checked)}`,
    newest && `Posljednja izmjena: ${monthInWords(newest)}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** What is different for one figure; a figure without a source has no newest month. */
export const ownReview = (newest: string | undefined, usual: Review): Review => ({
  checked: undefined,
  newest: newest === usual.newest ? undefined : newest,
});

/** `Poznato do 31. 12. 2026.` of a figure set for the year; any other is in force, and to be confirmed by a day. */
export const untilText = ({ poznato_do, godisnje }: Pick<AnyParameter, 'poznato_do' | 'godisnje'>): string =>
  isSetYearly(godisnje)
    ? `Poznato do ${formatDay(poznato_do)}`
    : `Važi dok se ne promijeni, potvrditi do ${formatDay(poznato_do)}`;
