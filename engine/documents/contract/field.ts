import type { Day } from '../../kernel/days/day.ts';
import type { Choice } from '../../kernel/field.ts';
import type { Feninga } from '../../kernel/figures/money.ts';
import type { CategoryId } from './category.ts';

/** `odlomak` is text of several lines; the rest are as in the calculators. */
type ContractFieldKind = 'tekst' | 'odlomak' | 'iznos' | 'cijeli' | 'datum' | 'da_ne' | 'izbor';

export interface ContractField {
  readonly kind: ContractFieldKind;
  /** The label. */
  readonly label: string;
  /** The label where a category has another word for it. */
  readonly labels?: Partial<Readonly<Record<CategoryId, string>>>;
  readonly hint?: string;
  /** Shown in an empty field. */
  readonly example?: string;
  readonly unit?: string;
  /** The categories that ask for it; without it, all do. */
  readonly categories?: readonly CategoryId[];
  /** The switch this field belongs to: asked for only while that is on. */
  readonly when?: string;
  readonly choices?: readonly Choice[];
  /** What a choice or a switch starts with. */
  readonly initial?: string | boolean;
}

/** What a contract holds for a field: an empty text, or null for a figure and a day nobody gave yet. */
export type Held<F extends ContractField> = F['kind'] extends 'iznos'
  ? Feninga | null
  : F['kind'] extends 'cijeli'
    ? number | null
    : F['kind'] extends 'datum'
      ? Day | null
      : F['kind'] extends 'da_ne'
        ? boolean
        : F extends { choices: readonly { value: infer V }[] }
          ? V
          : string;
