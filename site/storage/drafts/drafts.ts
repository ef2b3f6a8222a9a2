import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { contentKey } from '../db/content.ts';
import type { Database } from '../db/database.ts';
import { isDraft, latestFirst } from '../db/record.ts';
import { type DocumentKind, newId, type StoredDraft, stamp } from '../db/tables.ts';
import { withDatabase } from '../db/with-database.ts';

/** The drafts of one kind, latest first. */
export const draftsOf = async (db: Database, kind: DocumentKind): Promise<readonly StoredDraft[]> =>
  (await latestFirst(db.nacrti)).filter((row) => row.kind === kind && isDraft(row));

/** A draft without its moment. */
export type DraftContent = Omit<StoredDraft, 'changed'>;

const saysTheSame = (one: DraftContent, other: DraftContent): boolean =>
  contentKey([one.content, one.name]) === contentKey([other.content, other.name]);

/**
 * Writes the draft; under another identity when the stored version is neither a `known` one nor equal, because another tab has changed it.
 * @param at moment of the written version, unless the stored one is later
 */
export const saveDraft = (
  draft: DraftContent,
  known: readonly (number | undefined)[],
  isBlank: boolean,
  at = stamp(),
): Promise<Pick<StoredDraft, 'id' | 'changed'>> =>
  withDatabase((db) =>
    db.transaction('rw', db.nacrti, async () => {
      const there = await db.nacrti.get(draft.id);
      const isForeign = there !== undefined && !known.includes(there.changed) && !saysTheSame(there, draft);
      const id = isForeign ? newId() : draft.id;
      const changed = Math.max(at, (there?.changed ?? 0) + 1);
      if (!isBlank) await db.nacrti.put({ ...draft, id, changed });
      else if (!isForeign) await db.nacrti.delete(id);
      return { id, changed };
    }),
  );

/** The draft as another one; false when there is none. */
export const copyDraft = (id: string, nameOf: (draft: StoredDraft) => string): Promise<boolean> =>
  withDatabase((db) =>
    db.transaction('rw', db.nacrti, async () => {
      const there = await db.nacrti.get(id);
      if (there)
        await db.nacrti.add({
          ...there,
          id: newId(),
          name: nameOf(there),
          content: asAnother(there.content),
          changed: stamp(),
        });
      return there !== undefined;
    }),
  );

/** A content with an identity of its own is another document once it is copied. */
const asAnother = (content: unknown): unknown =>
  isJsonObject(content) && typeof content.id === 'string' ? { ...content, id: newId() } : content;

/** Another name for a draft; its content stays. */
export const renameDraft = (id: string, name: string): Promise<unknown> =>
  withDatabase((db) =>
    db.transaction('rw', db.nacrti, async () => {
      const there = await db.nacrti.get(id);
      if (there) await db.nacrti.put({ ...there, name, changed: Math.max(stamp(), there.changed + 1) });
    }),
  );

/** Under an identity derived from the draft and its moment, so that it is set aside once. */
export const setDraftAside = ({ id, changed, content, kind }: StoredDraft): Promise<unknown> =>
  withDatabase((db) =>
    db.odlozeno.put({ id: `${id}.${changed}`, changed, content, kind, name: `nacrt: ${kind}` }),
  );

/** Parser of the drafts of one kind of document. */
export interface DraftKind<T> {
  readonly kind: DocumentKind;
  /** Undefined when it is unreadable. */
  readonly read: (content: unknown) => T | undefined;
  /** True when the draft is empty: it is not stored. */
  readonly isBlank: (draft: T) => boolean;
  /** True when parsing lost a part; the original is then set aside before it is overwritten. */
  readonly loses?: (content: unknown, draft: T) => boolean;
}

/** `loading` until stored drafts are read; a sentence while saving fails. */
export type SaveStatus = 'loading' | 'kept' | { readonly because: string };
