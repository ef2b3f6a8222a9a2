import { formatMoney } from '@obracun/engine/core/numbers/format.ts';
import { km } from '@obracun/engine/core/numbers/money.ts';
import type { Answer } from '../../calculator/api/answer.ts';
import { costOf } from './asking/ask-columns.ts';
import type { ComparedBasis } from './asking/columns.ts';

/** A wage with the name of its place after „u“: `RS`, `Brčkom`. */
export interface PlacedAnswer {
  readonly place: string;
  readonly answer: Answer;
}

const netOf = ({ lines }: Answer): number => km(Number(lines.get('neto_plata')?.value ?? 0));

/** What is compared for the amount that is equal; the best wage has the highest net or the lowest cost. */
const MEASURES = {
  trosak: { same: 'trošak', what: 'neto', of: netOf, word: 'veći' },
  bruto: { same: 'bruto', what: 'neto', of: netOf, word: 'veći' },
  neto: { same: 'neto', what: 'trošak', of: costOf, word: 'manji' },
} as const;

export const measureOf = (basis: ComparedBasis) => MEASURES[basis];

/**
 * The comparison in one sentence, from the best wage to the others:
 * `Za isti trošak neto je u RS 120,00 KM veći nego u FBiH i isti kao u Brčkom.`; undefined for fewer than two.
 */
export function differenceSentence(basis: ComparedBasis, wages: readonly PlacedAnswer[]): string | undefined {
  const { same, what, of, word } = MEASURES[basis];
  const sign = word === 'veći' ? -1 : 1;
  const [best, ...others] = wages.toSorted((one, other) => sign * (of(one.answer) - of(other.answer)));
  if (!best || others.length === 0) return undefined;
  const differences = others.map(({ place, answer }) => {
    const difference = Math.abs(of(best.answer) - of(answer));
    return difference === 0 ? `isti kao u ${place}` : `${formatMoney(difference)} ${word} nego u ${place}`;
  });
  return `Za isti ${same} ${what} je u ${best.place} ${differences.join(' i ')}.`;
}
