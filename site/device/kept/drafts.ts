import type { Database } from './database.ts';
import { isDraft, latestFirst } from './record.ts';
import type { DocumentKind, KeptDraft } from './tables.ts';

/** The drafts of one kind, latest first. */
export const draftsOf = async (db: Database, kind: DocumentKind): Promise<readonly KeptDraft[]> =>
  (await latestFirst(db.nacrti)).filter((row) => row.kind === kind && isDraft(row));

/** How one kind of document reads its drafts. */
export interface DraftKind<T> {
  readonly kind: DocumentKind;
  /** Undefined when it cannot be read. */
  readonly read: (content: unknown) => T | undefined;
  /** True when nothing is written in it: such a draft is not kept. */
  readonly isBlank: (draft: T) => boolean;
  /** True when the draft lacks something of what it was read from; that is then set aside before it is written over. */
  readonly loses?: (content: unknown, draft: T) => boolean;
}

/** `loading` until what was kept is here; why, in words, while it cannot be kept. */
export type Keeping = 'loading' | 'kept' | { readonly because: string };
