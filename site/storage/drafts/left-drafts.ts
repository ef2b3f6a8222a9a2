import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { DOCUMENT_KINDS } from '../db/tables.ts';
import { recoverEntry } from '../db/write-ahead-log.ts';
import { LEFT } from '../device-keys.ts';
import { jsonIn, readStored, removeStored, storedKeys, writeStored } from '../device-storage.ts';
import { type DraftContent, type DraftKind, saveDraft } from './drafts.ts';

/** A draft that is not saved yet, when its tab last saved it, and when it began to save it again without hearing how that ended. */
export interface UnsavedDraft extends DraftContent {
  readonly known?: number | undefined;
  readonly begun?: number | undefined;
}

/** Each page has its own entry: on a full device entries of earlier pages remain. */
const keyOf = (id: string, page: string) => `${LEFT}${id}:${page}` as const;

/** Logs an unsaved draft while its page is being left. Returns false when the browser does not store it. */
export const writeUnsaved = (draft: UnsavedDraft, page: string): boolean =>
  writeStored(keyOf(draft.id, page), JSON.stringify(draft));

/** Removes the entry of a page that is open again and saves its draft itself. */
export const removeUnsaved = (id: string, page: string): void => removeStored(keyOf(id, page));

/**
 * Saves the logged drafts of one kind; each is removed once it is saved.
 * @throws KeepingFailed
 */
export async function saveUnsaved<T>(kind: DraftKind<T>): Promise<void> {
  const keys = storedKeys(LEFT).filter((key) => mayBeOf(kind, jsonIn(readStored(key))));
  for (const key of keys)
    await recoverEntry(key, {
      read: (text) => readUnsaved(kind, jsonIn(text)),
      apply: ({ left: { known, begun, ...draft }, isBlank }) => saveDraft(draft, [known, begun], isBlank),
      unreadable: { kind: kind.kind, name: UNREAD },
    });
}

/** An entry without a readable kind may be of any. */
const mayBeOf = <T>({ kind }: DraftKind<T>, left: unknown): boolean => !isLeft(left) || left.kind === kind;

function readUnsaved<T>(kind: DraftKind<T>, left: unknown) {
  const draft = isLeft(left) ? kind.read(left.content) : undefined;
  return isLeft(left) && draft !== undefined ? { left, isBlank: kind.isBlank(draft) } : undefined;
}

/** Name of an unreadable draft, for people. */
const UNREAD = 'nacrt koji stranica nije stigla sačuvati';

const isLeft = (left: unknown): left is UnsavedDraft =>
  isJsonObject(left) &&
  typeof left.id === 'string' &&
  typeof left.name === 'string' &&
  DOCUMENT_KINDS.some((kind) => kind === left.kind);
