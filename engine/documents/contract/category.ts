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
