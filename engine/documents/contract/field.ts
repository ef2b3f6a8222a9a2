import type { Day } from '../../kernel/day.ts';
import type { Choice } from '../../kernel/field.ts';
import type { Feninga } from '../../kernel/money.ts';
import type { CategoryId } from './category.ts';

/** `odlomak` is text of several lines; the rest are as in the calculators. */
type ContractFieldKind = 'tekst' | 'odlomak' | 'iznos' | 'cijeli' | 'datum' | 'da_ne' | 'izbor';

export interface ContractField {
  readonly vrsta: ContractFieldKind;
  /** The label. */
  readonly naziv: string;
  /** The label where a category has another word for it. */
  readonly nazivi?: Partial<Readonly<Record<CategoryId, string>>>;
  readonly savjet?: string;
  /** Shown in an empty field. */
  readonly primjer?: string;
  readonly jedinica?: string;
  /** The categories that ask for it; without it, all do. */
  readonly za?: readonly CategoryId[];
  /** The switch this field belongs to: asked for only while that is on. */
  readonly uz?: string;
  readonly izbori?: readonly Choice[];
  /** What a choice or a switch starts with. */
  readonly pocetno?: string | boolean;
}

/** What a contract holds for a field: an empty text, or null for a figure and a day nobody gave yet. */
export type Held<F extends ContractField> = F['vrsta'] extends 'iznos'
  ? Feninga | null
  : F['vrsta'] extends 'cijeli'
    ? number | null
    : F['vrsta'] extends 'datum'
      ? Day | null
      : F['vrsta'] extends 'da_ne'
        ? boolean
        : F extends { izbori: readonly { vrijednost: infer V }[] }
          ? V
          : string;
