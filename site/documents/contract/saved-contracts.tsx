import { RemovalLine, useRemoval } from '../../ui/saved-list/use-removal.tsx';
import { DraftsSection } from '../drafts/drafts-section.tsx';
import { StoredFold } from '../drafts/stored-fold.tsx';
import type { Drafts } from '../drafts/use-drafts.ts';
import { useOtherDrafts, withOthers } from '../drafts/use-other-drafts.ts';
import { calledContract } from './called-contract.ts';
import { contractDrafts } from './stored.ts';

/** Other drafts of contracts, and their export. */
export function SavedContracts({ drafts }: { readonly drafts: Drafts }) {
  const removal = useRemoval();
  const others = useOtherDrafts(contractDrafts, drafts);
  return (
    <StoredFold
      title="Sačuvano u ovom pregledniku"
      line={withOthers('nacrti ugovora, izvoz i uvoz', others)}
      removal={removal}
    >
      <DraftsSection
        kind={contractDrafts}
        drafts={drafts}
        others={others}
        removal={removal}
        nameOf={calledContract}
      />
      <RemovalLine {...removal} />
    </StoredFold>
  );
}
