import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { DOCUMENT_KINDS } from '../db/tables.ts';
import { endTextAside, setTextAside } from '../db/text-aside.ts';
import { LEFT } from '../device-keys.ts';
import { jsonIn, readStored, removeStored, storedKeys, writeStored } from '../device-storage.ts';
import { type DraftContent, type DraftKind, saveDraft } from './drafts.ts';

/** A draft that waits to be kept, and the moment it was last kept at, as far as its tab knows. */
export interface LeftDraft extends DraftContent {
  readonly known?: number | undefined;
}

/** Of one page alone: what an earlier one left waits beside it while the device is full. */
const keyOf = (id: string, page: string) => `${LEFT}${id}:${page}` as const;

/** Writes down at once what waits while its page is left: a database takes nothing from a page that is gone. */
export const writeLeft = (draft: LeftDraft, page: string): boolean =>
  writeStored(keyOf(draft.id, page), JSON.stringify(draft));

/** The page is there again, and keeps its draft itself. */
export const forgetLeft = (id: string, page: string): void => removeStored(keyOf(id, page));

/**
 * Keeps what pages that are gone could not keep of one kind; each is forgotten once it is kept. What cannot be read stays, and is told.
 * @throws KeepingFailed
 */
export async function keepLeft<T>(kind: DraftKind<T>): Promise<void> {
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

/** What a draft that cannot be read is to people. */
const UNREAD = 'nacrt koji stranica nije stigla sačuvati';

const isLeft = (left: unknown): left is LeftDraft =>
  isJsonObject(left) &&
  typeof left.id === 'string' &&
  typeof left.name === 'string' &&
  DOCUMENT_KINDS.some((kind) => kind === left.kind);
