import type { Day } from '../../core/days/day.ts';
import type { Feninga } from '../../core/numbers/money.ts';
import type { OneField } from '../forms/form-field.ts';

/** The six contracts of the generator. */
export type CategoryId =
  | 'permanent'
  | 'fixed-term'
  | 'contract-for-work'
  | 'copyright'
  | 'managerial'
  | 'temporary';

export type ContractEntity = 'FBIH' | 'RS';

export type ByEntity<T> = Readonly<Record<ContractEntity, T>>;

/** The law that a contract is under. */
export const LAW_OF = { FBIH: 'fbih', RS: 'rs' } as const satisfies ByEntity<string>;

/** Contracts under the labour law; the others are under the law of obligations, without employment. */
export const EMPLOYMENT: readonly CategoryId[] = ['permanent', 'fixed-term'];

/** Paid by result, not by period. */
export const FOR_A_RESULT: readonly CategoryId[] = ['contract-for-work', 'copyright'];

/** A field of a document, with the parts that depend on the category of the contract. */
export type ContractField = OneField & {
  /** The label in categories that have another word for it. */
  readonly labels?: Partial<Readonly<Record<CategoryId, string>>>;
  readonly unit?: string;
  /** The categories with this field; all by default. */
  readonly categories?: readonly CategoryId[];
  /** The switch of this field: it is shown only while that is on. */
  readonly when?: string;
};

/** The value of a field in a contract: an empty text, or null for a missing figure or day. */
export type Stored<F extends ContractField> = F['kind'] extends 'iznos'
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
