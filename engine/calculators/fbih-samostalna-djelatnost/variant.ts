import type { InputOf } from '../../kernel/field.ts';
import type { selfEmployedFields } from './fields.ts';
import { partsOf } from './year.ts';

export type SelfEmployedInput = InputOf<typeof selfEmployedFields>;

/** What the notations of the slip differ by. */
export interface SelfEmployedVariant {
  readonly kategorija: string;
  readonly hasStart: boolean;
  readonly hasEnd: boolean;
  /** The first month is not whole. */
  readonly hasFirst: boolean;
  /** The last one is not, and is another than the first. */
  readonly hasLast: boolean;
  /** It begins and ends in one month. */
  readonly isOneMonth: boolean;
  readonly isTaxed: boolean;
  readonly hasCoefficient: boolean;
}

export function variantOf(input: SelfEmployedInput): SelfEmployedVariant {
  const { first, last, isOneMonth } = partsOf(input);
  return {
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
