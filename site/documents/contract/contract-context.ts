import type { TypedContract } from '@obracun/engine/documents/contract/fields.ts';
import { createContext, use } from 'react';
import type { ContractReading } from './reading.ts';

interface ContractContext extends ContractReading {
  readonly contract: TypedContract;
  readonly change: (part: Partial<TypedContract>) => void;
}

export const ContractContext = createContext<ContractContext | undefined>(undefined);

/** The contract being written, for its fields. */
export function useContract(): ContractContext {
  const context = use(ContractContext);
  if (!context) throw new Error('a contract field outside its form');
  return context;
}
