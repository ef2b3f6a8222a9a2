import { ask } from '../db/ask.ts';
import { contentKey } from '../db/content.ts';
import type { Database } from '../db/database.ts';
import { isDraft, latestFirst } from '../db/record.ts';
import { type DocumentKind, type KeptDraft, newId, stamp } from '../db/tables.ts';

/** The drafts of one kind, latest first. */
export const draftsOf = async (db: Database, kind: DocumentKind): Promise<readonly KeptDraft[]> =>
  (await latestFirst(db.nacrti)).filter((row) => row.kind === kind && isDraft(row));

/** A draft as it is written, not yet of any moment. */
export type DraftContent = Omit<KeptDraft, 'changed'>;

const saysTheSame = (one: DraftContent, other: DraftContent): boolean =>
  contentKey([one.content, one.name]) === contentKey([other.content, other.name]);

/** Puts the draft where it stood; under another identity where it is not as it was `known` to be, because another tab has changed it. */
export const saveDraft = (
  draft: DraftContent,
  known: number | undefined,
  isBlank: boolean,
): Promise<Pick<KeptDraft, 'id' | 'changed'>> =>
  ask((db) =>
    db.transaction('rw', db.nacrti, async () => {
      const there = await db.nacrti.get(draft.id);
      const isForeign = there !== undefined && there.changed !== known && !saysTheSame(there, draft);
      const id = isForeign ? newId() : draft.id;
      const changed = Math.max(stamp(), (there?.changed ?? 0) + 1);
      if (!isBlank) await db.nacrti.put({ ...draft, id, changed });
      else if (!isForeign) await db.nacrti.delete(id);
      return { id, changed };
    }),
  );

/** Under an identity of that draft and moment, so that it is set aside once. */
export const setDraftAside = ({ id, changed, content, kind }: KeptDraft): Promise<unknown> =>
  ask((db) => db.odlozeno.put({ id: `${id}.${changed}`, changed, content, kind, name: `nacrt: ${kind}` }));

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
export type SaveStatus = 'loading' | 'kept' | { readonly because: string };
