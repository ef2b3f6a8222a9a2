import type { FormOutline } from '@obracun/engine/documents/forms/form-document.ts';
import type { AnyValues } from '@obracun/engine/documents/forms/form-field.ts';
import { useMemo } from 'react';
import { RemovalLine, useRemoval } from '../../ui/saved-list/use-removal.tsx';
import { DraftsSection } from '../drafts/drafts-section.tsx';
import { StoredFold } from '../drafts/stored-fold.tsx';
import type { Drafts } from '../drafts/use-drafts.ts';
import { useOtherDrafts, withOthers } from '../drafts/use-other-drafts.ts';
import { formDrafts } from './form-drafts.ts';

interface SavedFormsProps {
  readonly outline: FormOutline;
  readonly drafts: Drafts;
}

/** Other drafts of the kind, and their export. */
export function SavedForms({ outline, drafts }: SavedFormsProps) {
  const removal = useRemoval();
  const called = (values: AnyValues) => ({ typed: outline.nameOf(values) });
  const kind = useMemo(() => formDrafts(outline), [outline]);
  const others = useOtherDrafts(kind, drafts);
  return (
    <StoredFold
      title="Sačuvano u ovom pregledniku"
      line={withOthers('nacrti, izvoz i uvoz', others)}
      removal={removal}
    >
      <DraftsSection kind={kind} drafts={drafts} others={others} removal={removal} nameOf={called} />
      <RemovalLine {...removal} />
    </StoredFold>
  );
}
