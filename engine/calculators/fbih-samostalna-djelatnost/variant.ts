import type { InputOf } from '../../core/field.ts';
import type { FbihLaw } from '../../rules/fbih/taxed-wage.ts';
import { known } from '../../rules/known.ts';
import type { selfEmployedFields } from './fields.ts';
import { partsOf, ratesOf } from './year.ts';

export type SelfEmployedInput = InputOf<typeof selfEmployedFields>;

/** What selects the notations of the slip. */
export interface SelfEmployedVariant {
  readonly kategorija: string;
  readonly hasStart: boolean;
  readonly hasEnd: boolean;
  /** The first month is partial. */
  readonly hasFirst: boolean;
  /** The last one is partial, and is not the first. */
  readonly hasLast: boolean;
  /** It begins and ends in one month. */
  readonly isOneMonth: boolean;
  readonly isTaxed: boolean;
  readonly hasCoefficient: boolean;
  /** Every month has the later rates of a year in which they change. */
  readonly startsAfter: boolean;
  /** The rates change during the business. */
  readonly changes: boolean;
}

export function variantOf(input: SelfEmployedInput, zakon: FbihLaw): SelfEmployedVariant {
  const parts = partsOf(input);
  const { first, last, isOneMonth } = parts;
  return {
    ...ratesOf(parts, known(zakon.doprinosi_samostalne_izmjena).od_mjeseca),
    kategorija: input.kategorija,
    hasStart: input.pocetak !== null,
    hasEnd: input.kraj !== null,
    hasFirst: first !== undefined,
    hasLast: last !== undefined,
    isOneMonth,
    isTaxed: input.dobit !== null,
    hasCoefficient: input.koeficijent !== null,
  };
}
