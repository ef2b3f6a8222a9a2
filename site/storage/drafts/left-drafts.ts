import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { DOCUMENT_KINDS } from '../db/tables.ts';
import { endTextAside, setTextAside } from '../db/text-aside.ts';
import { LEFT } from '../device-keys.ts';
import { jsonIn, readStored, removeStored, storedKeys, writeStored } from '../device-storage.ts';
import { type DraftContent, type DraftKind, saveDraft } from './drafts.ts';

/** A pending draft, and the moment of its last stored version, as known to its tab. */
export interface UnsavedDraft extends DraftContent {
  readonly known?: number | undefined;
}

/** Key of one page: on a full device it is next to that of an earlier page. */
const keyOf = (id: string, page: string) => `${LEFT}${id}:${page}` as const;

/** Writes pending drafts to localStorage while the page is hidden: IndexedDB does not finish for a closed page. */
export const writeUnsaved = (draft: UnsavedDraft, page: string): boolean =>
  writeStored(keyOf(draft.id, page), JSON.stringify(draft));

/** The page is shown again, and saves its draft itself. */
export const removeUnsaved = (id: string, page: string): void => removeStored(keyOf(id, page));

/**
 * Saves the drafts of one kind that closed pages could not save; each is removed when it is saved. Unreadable ones stay, and are listed.
 * @throws KeepingFailed
 */
export async function saveUnsaved<T>(kind: DraftKind<T>): Promise<void> {
  for (const key of storedKeys(LEFT)) {
    const text = readStored(key) ?? '';
    const left = jsonIn(text);
    if (isLeft(left) && left.kind !== kind.kind) continue;
    const draft = isLeft(left) ? kind.read(left.content) : undefined;
    if (!isLeft(left) || draft === undefined) {
      await setTextAside(key, text, { kind: kind.kind, name: UNREAD });
      continue;
    }
    const { known, ...written } = left;
    await saveDraft(written, known, kind.isBlank(draft));
    removeStored(key);
    await endTextAside(key);
  }
}

/** Description of an unreadable draft. */
const UNREAD = 'nacrt koji stranica nije stigla sačuvati';

const isLeft = (left: unknown): left is UnsavedDraft =>
  isJsonObject(left) &&
  typeof left.id === 'string' &&
  typeof left.name === 'string' &&
  DOCUMENT_KINDS.some((kind) => kind === left.kind);
