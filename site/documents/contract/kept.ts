import { readContract } from '@obracun/engine/documents/contract/contract.ts';
import type { TypedContract } from '@obracun/engine/documents/contract/fields.ts';
import { isJsonObject } from '@obracun/engine/kernel/reading/json-object.ts';
import { contentKey } from '../../device/kept/content.ts';
import type { DraftKind } from '../../device/kept/drafts/drafts.ts';

const BLANK = contentKey(readContract(null));

/** What no longer fits its field comes back empty, so any draft can be read; what it then lacks is set aside. */
export const contractDrafts: DraftKind<TypedContract> = {
  kind: 'ugovor',
  read: (content) => (isJsonObject(content) ? readContract(content) : undefined),
  isBlank: (contract) => contentKey(contract) === BLANK,
  loses: (content, contract) =>
    isJsonObject(content) &&
    Object.entries(content).some(
      ([name, value]) => !isEmpty(value) && contentKey(value) !== contentKey(partOf(contract, name)),
    ),
};

const isEmpty = (value: unknown): boolean => value === '' || value === null || value === undefined;

const partOf = (contract: TypedContract, name: string): unknown =>
  Object.entries(contract).find(([key]) => key === name)?.[1];
