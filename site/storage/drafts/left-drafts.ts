import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { DOCUMENT_KINDS } from '../db/tables.ts';
import { WriteAheadLog } from '../db/write-ahead-log.ts';
import { LEFT } from '../device-keys.ts';
import { jsonIn } from '../device-storage.ts';
import { type DraftContent, type DraftKind, saveDraft } from './drafts.ts';

/** A draft that is not saved yet, when its tab last saved it, and when it began to save it again without hearing how that ended. */
export interface UnsavedDraft extends DraftContent {
  readonly known?: number | undefined;
  readonly begun?: number | undefined;
}

/** The log of the drafts of one page. */
export const draftLog = (): WriteAheadLog => new WriteAheadLog(LEFT);

/**
 * Saves the drafts of one kind that closed pages logged; each is removed once it is saved.
 * @throws KeepingFailed
 */
export const saveUnsaved = <T>(kind: DraftKind<T>, log: WriteAheadLog): Promise<void> =>
  log.recover(
    {
      read: (text) => readUnsaved(kind, jsonIn(text)),
      apply: ({ left: { known, begun, ...draft }, isBlank }) => saveDraft(draft, [known, begun], isBlank),
      unreadable: { kind: kind.kind, name: UNREAD },
    },
    { isWanted: (text) => mayBeOf(kind, jsonIn(text)) },
  );

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
