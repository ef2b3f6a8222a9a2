import type { TypedContract } from '@obracun/engine/documents/contract/fields.ts';
import type { Facts } from '@obracun/engine/documents/contract/texts/clause.ts';
import { useLate } from '../../lazy-loading/use-late.ts';
import type { ContractReading } from './reading.ts';

const load = async () => (await import('./reading.ts')).readingOf;

const NOTHING_READ: ContractReading = { warnings: new Map(), proposals: {} };

/** What the contract gives to read, once the program that reads it is here. */
export const useReading = (contract: TypedContract, facts: Facts): ContractReading =>
  useLate(load)?.(contract, facts) ?? NOTHING_READ;
