import type { Day } from '../../core/days/day.ts';
import type { Feninga } from '../../core/numbers/money.ts';
import type { OneField } from '../forms/form-field.ts';

/** The six contracts the generator writes. */
export type CategoryId =
  | 'permanent'
  | 'fixed-term'
  | 'contract-for-work'
  | 'copyright'
  | 'managerial'
  | 'temporary';

export type ContractEntity = 'FBIH' | 'RS';

export type ByEntity<T> = Readonly<Record<ContractEntity, T>>;

/** The labour law governs these; the others are contracts of the law of obligations, without employment. */
export const EMPLOYMENT: readonly CategoryId[] = ['permanent', 'fixed-term'];

/** Paid for a result, not for a period. */
export const FOR_A_RESULT: readonly CategoryId[] = ['contract-for-work', 'copyright'];

/** A field of a document, with what depends on the category of the contract. */
export type ContractField = OneField & {
  /** The label where a category has another word for it. */
  readonly labels?: Partial<Readonly<Record<CategoryId, string>>>;
  readonly unit?: string;
  /** The categories that ask for it; without it, all do. */
  readonly categories?: readonly CategoryId[];
  /** The switch this field belongs to: asked for only while that is on. */
  readonly when?: string;
};

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
