import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { fileNamePart } from '@obracun/engine/documents/file-name.ts';
import type { Database } from '../../db/database.ts';
import {
  BASES,
  baseId,
  type FolderBase,
  type FolderLook,
  type FolderState,
  type FolderWish,
  type JoinedVersions,
  type RecordsLook,
  STATES,
  THE_LOOK,
  WISHES,
} from '../../db/folder-record.ts';
import type { Contents } from '../../db/tables.ts';
import { withDatabase } from '../../db/with-database.ts';
import { DOCUMENT_TABLES, DOCUMENTS } from '../documents.ts';
import { conflictText, noteText } from '../meeting/meeting-words.ts';
import { keyOfPath } from '../meeting/three-way.ts';
import type { FirmFiles } from '../protocol/firm-files.ts';
import type { Synced } from '../protocol/sync.ts';

export const isTaking = (wish: FolderWish | undefined): boolean =>
  wish !== undefined && ['takeOver', 'put', 'choose', 'restore'].includes(wish.kind);

export const nameIn = ({ firme }: Contents): string => {
  const content = firme[0]?.content;
  if (content === undefined) return 'Dokumenti';
  return isJsonObject(content) && typeof content.name === 'string' ? fileNamePart(content.name) : '';
};

/** `Alfa` of `Alfa.3f9a….json`, for a firm that is not on this computer. */
export const nameOfFile = (files: FirmFiles | undefined): string =>
  files?.name?.split('.').slice(0, -2).join('.') ?? '';

export async function markHeld(db: Database, { firm, has, holder, isReadOnly }: FolderState): Promise<void> {
  const there = await db.firme.get(firm);
  const heldBy = has === 'other' ? (holder?.who ?? '') : isReadOnly ? '' : undefined;
  if (!there || there.heldBy === heldBy) return;
  const { heldBy: _, ...rest } = there;
  await db.firme.put(heldBy === undefined ? rest : { ...rest, heldBy });
}

export const hasBase = (firm: string): Promise<boolean> =>
  withDatabase(async (db) => (await db.fascikla.where('id').equals(baseId(firm)).count()) > 0);

export async function knownFirms(db: Database) {
  const [here, bases, states] = [
    await db.firme.toCollection().primaryKeys(),
    await db.fascikla.where('id').startsWith(BASES).primaryKeys(),
    (await db.fascikla.where('id').startsWith(STATES).toArray()) as FolderState[],
  ];
  const counts = await Promise.all(DOCUMENT_TABLES.map((table) => db.table(table).count()));
  return {
    here: new Set(counts.some((count) => count > 0) ? [...here, DOCUMENTS] : here),
    based: new Set(bases.map((id: FolderBase['id']) => id.slice(BASES.length))),
    states: new Map(states.map((one) => [one.firm, one])),
  };
}

/** What was compared before this page was opened. */
export const storedLook = async (db: Database): Promise<FolderLook | undefined> =>
  (await db.fascikla.get(THE_LOOK)) as FolderLook | undefined;

export const keepLook = (look: RecordsLook, unsent: readonly string[]): Promise<void> =>
  withDatabase(async (db) => {
    const record: FolderLook = { id: THE_LOOK, look, unsent };
    if (JSON.stringify(await storedLook(db)) !== JSON.stringify(record)) await db.fascikla.put(record);
  });

/** What was asked since the last look; each is done once. */
export const takeWishes = (): Promise<readonly FolderWish[]> =>
  withDatabase((db) =>
    db.transaction('rw', db.fascikla, async () => {
      const wishes = (await db.fascikla.where('id').startsWith(WISHES).toArray()) as FolderWish[];
      await db.fascikla.bulkDelete(wishes.map(({ id }) => id));
      return wishes;
    }),
  );

type Kind<K extends Synced['kind']> = Extract<Synced, { readonly kind: K }>;

export function versionConflictOf({ meeting, theirs, mine }: Kind<'conflict'>): FolderState['pending'] {
  const known = [mine, theirs.contents];
  return {
    who: theirs.author.who,
    revision: theirs.lineage.id,
    differences: meeting.conflicts.map((conflict) => ({
      key: keyOfPath(conflict.path),
      ...conflictText(conflict, known),
    })),
  };
}

export const joinedText = ({ meeting, mine, theirs, author }: Kind<'joined'>): JoinedVersions => ({
  who: author.who,
  notes: meeting.notes.map((note) => noteText(note, [meeting.contents])),
  mine,
  theirs,
});
