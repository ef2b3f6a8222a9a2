import { type Contract, readContract } from '@obracun/engine/documents/contract/contract.ts';
import { slot } from '../storage.ts';

/** What no longer fits its field comes back empty, so any draft can be read. */
export const keptContract = slot<Contract>('ugovor.nacrt', 'nacrt ugovora', {
  safeParse: (value) =>
    typeof value === 'object' && value !== null
      ? { success: true, data: readContract(value) }
      : { success: false },
});
