import { readContract } from '@obracun/engine/documents/contract/contract.ts';
import type { TypedContract } from '@obracun/engine/documents/contract/fields.ts';
import { useState } from 'react';
import { type Drafts, useDrafts } from '../keeping/use-drafts.ts';
import { contractDrafts } from './kept.ts';

interface ContractForm {
  readonly contract: TypedContract;
  /** The form is drawn anew when this changes. */
  readonly form: number;
  readonly drafts: Drafts;
  readonly change: (part: Partial<TypedContract>) => void;
  readonly clear: () => void;
  /** Begins another contract; this one stays among the drafts. */
  readonly startNew: () => void;
}

const empty = readContract(null);
const untouched = { contract: empty, form: 0 };

/** The contract being written, restored from this browser and kept in it. */
export function useContractForm(): ContractForm {
  const [{ contract, form }, setState] = useState(untouched);
  // Before anybody wrote in them, the fields take over what was kept as they are.
  const replace = (next: TypedContract) =>
    setState((last) => ({ contract: next, form: last === untouched ? 0 : last.form + 1 }));
  const drafts = useDrafts(contractDrafts, contract, (kept) => replace(kept ?? empty));
  return {
    contract,
    form,
    drafts,
    change: (part) => setState((last) => ({ ...last, contract: { ...last.contract, ...part } })),
    clear: () => replace(empty),
    startNew: () => {
      drafts.start();
      replace(empty);
    },
  };
}
