import type { FormDocument } from '@obracun/engine/documents/forms/form-document.ts';
import { useMemo } from 'react';
import { RemovalLine } from '../../parts/kept/removal-line.tsx';
import { useRemoval } from '../../parts/kept/use-removal.ts';
import { Folded } from '../../ui/page/folded.tsx';
import { Backup } from '../keeping/backup.tsx';
import { DraftsSection } from '../keeping/drafts-section.tsx';
import type { Drafts } from '../keeping/use-drafts.ts';
import { formDrafts } from './form-drafts.ts';

interface FormShelfProps {
  readonly document: FormDocument;
  readonly drafts: Drafts;
}

/** Other documents of the kind begun here, and the file to take them along in. */
export function FormShelf({ document, drafts }: FormShelfProps) {
  const removal = useRemoval();
  const kind = useMemo(() => formDrafts(document), [document]);
  return (
    <Folded title="Sačuvano u ovom pregledniku" line="nacrti, izvoz i uvoz">
      <DraftsSection kind={kind} drafts={drafts} removal={removal} nameOf={document.nameOf} />
      <RemovalLine {...removal} />
      <Backup removal={removal} />
    </Folded>
  );
}
