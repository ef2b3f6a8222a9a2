import { type Contract, readContract } from '@obracun/engine/documents/contract/contract.ts';
import { useState } from 'react';
import { type Keeping, useDraft } from '../screen/use-draft.ts';
import { keptContract } from './kept.ts';

interface ContractForm {
  readonly contract: Contract;
  /** The form is drawn anew when this changes. */
  readonly form: number;
  readonly keeping: Keeping;
  readonly change: (part: Partial<Contract>) => void;
  readonly clear: () => void;
}

const empty = readContract(null);

/** The contract being written, restored from this browser and kept in it. */
export function useContractForm(): ContractForm {
  const [{ contract, form }, setState] = useState({ contract: empty, form: 0 });
  const replace = (next: Contract) => setState((last) => ({ contract: next, form: last.form + 1 }));
  const keeping = useDraft(keptContract, contract, (kept) => replace(kept ?? empty));
  return {
    contract,
    form,
    keeping,
    change: (part) => setState((last) => ({ ...last, contract: { ...last.contract, ...part } })),
    clear: () => replace(empty),
  };
}
