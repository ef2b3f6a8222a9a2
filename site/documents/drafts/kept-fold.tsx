import type { ReactNode } from 'react';
import { useWatched } from '../../storage/db/use-watched.ts';
import { Folded } from '../../ui/page/folded.tsx';
import type { Removal } from '../../ui/saved-list/use-removal.tsx';
import { Backup } from './backup.tsx';
import { NOTHING_UNREADABLE, unreadableHere } from './kinds.ts';

interface KeptFoldProps {
  readonly title: string;
  readonly line: string;
  readonly removal: Removal;
  /** Other ways to keep a copy. */
  readonly copies?: ReactNode;
  /** What is kept here of the page it stands on. */
  readonly children?: ReactNode;
}

/** What is kept here and its copy, folded: also then its head says that something of it cannot be read. */
export function KeptFold({ title, line, removal, copies, children }: KeptFoldProps) {
  const unreadable = useWatched(unreadableHere, NOTHING_UNREADABLE);
  const mark = unreadable.length > 0 ? `nečitljivo: ${unreadable.length}` : undefined;
  return (
    <Folded title={title} line={line} mark={mark}>
      {children}
      <Backup unreadable={unreadable} removal={removal}>
        {copies}
      </Backup>
    </Folded>
  );
}
