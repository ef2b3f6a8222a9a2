import { packed, unpacked } from '../../../platform/packed.ts';
import { contentsOfFirm } from '../../backup/firm-file.ts';
import type { Database } from '../../db/database.ts';
import { baseId, type FolderBase } from '../../db/folder-record.ts';
import { tablesOf } from '../../db/removal.ts';
import {
  byTable,
  type Contents,
  noContents,
  type StoredRecord,
  TABLE_NAMES,
  type TableName,
} from '../../db/tables.ts';
import { withDatabase } from '../../db/with-database.ts';
import { jsonIn } from '../../device-storage.ts';
import { DOCUMENT_TABLES, DOCUMENTS } from '../documents.ts';
import { isSame } from '../meeting/three-way.ts';
import { type Lineage, lineageIn, lineageText } from '../protocol/revision.ts';
import type { BaseVersion, DeviceFirms, FirmCopy } from '../protocol/sync.ts';

/** The firms of this browser, as the folder meets them. */
export const deviceFirms: DeviceFirms = {
  read: async (firm) => {
    const [contents, base] = await withDatabase(async (db) => [
      await stored(db, firm),
      await db.fascikla.get(baseId(firm)),
    ]);
    return { contents, base: await baseIn(base as FolderBase | undefined) };
  },
  replace: async (firm, read, next) => {
    const record = next.base && (await recordOf(firm, next.base));
    return withDatabase((db) =>
      db.transaction('rw', [...tablesOf(db), db.fascikla], async () => {
        const now = await stored(db, firm);
        if (printOf(now) !== printOf(read.contents)) return false;
        await write(db, now ?? noContents, next.contents ?? noContents);
        if (record) await db.fascikla.put(record);
        return true;
      }),
    );
  },
  note: async (firm, base) => {
    const record = await recordOf(firm, base);
    await withDatabase((db) => db.fascikla.put(record));
  },
};

/** Everything of a firm, without what this device alone notes of it; undefined while it is not here. */
async function stored(db: Database, firm: string): Promise<Contents | undefined> {
  if (firm === DOCUMENTS) return storedDocuments(db);
  const contents = await contentsOfFirm(db, firm);
  if (contents.firme.length === 0) return undefined;
  return { ...contents, firme: contents.firme.map(({ id, changed, content }) => ({ id, changed, content })) };
}

async function storedDocuments(db: Database): Promise<Contents | undefined> {
  const rows = await Promise.all(DOCUMENT_TABLES.map((table) => db.table<StoredRecord>(table).toArray()));
  if (rows.every((one) => one.length === 0)) return undefined;
  return byTable((table) => rows[(DOCUMENT_TABLES as readonly TableName[]).indexOf(table)] ?? []);
}

/** Differs after every change: each has a moment of its own. */
const printOf = (contents: Contents | undefined): string =>
  contents === undefined
    ? ''
    : TABLE_NAMES.map((table) => contents[table].map(({ id, changed }) => `${id}@${changed}`).join()).join(
        ';',
      );

async function write(db: Database, before: Contents, after: Contents): Promise<void> {
  for (const table of TABLE_NAMES) {
    const there = new Map<string, StoredRecord>(before[table].map((one) => [one.id, one]));
    const changed = after[table].filter((one) => !isUnchanged(one, there.get(one.id)));
    const ids = new Set(after[table].map(({ id }) => id));
    await db.table(table).bulkDelete([...there.keys()].filter((id) => !ids.has(id)));
    await db.table(table).bulkPut(changed);
  }
}

const isUnchanged = (one: StoredRecord, there: StoredRecord | undefined): boolean =>
  there?.changed === one.changed && isSame(there.content, one.content);

async function recordOf(firm: string, { lineage, also, contents }: BaseVersion): Promise<FolderBase> {
  return {
    id: baseId(firm),
    lineages: [lineage, ...also].map(lineageText),
    packed: await packed(JSON.stringify(contents)),
  };
}

/** What cannot be read counts as none: the versions then meet with all that differs shown. */
async function baseIn(record: FolderBase | undefined): Promise<FirmCopy['base']> {
  if (!record) return undefined;
  const lineages = record.lineages.flatMap((one): readonly Lineage[] =>
    [lineageIn(one)].filter((it) => it !== undefined),
  );
  const text = await unpacked(record.packed).catch(() => undefined);
  const contents = jsonIn(text) as Contents | undefined;
  const [lineage, ...also] = lineages;
  return lineage && contents
    ? { lineage, also, contents: byTable((table) => contents[table] ?? []) }
    : undefined;
}
