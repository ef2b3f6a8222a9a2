import type { Database } from '../db/database.ts';
import { addMissing, everything, tablesOf } from '../db/removal.ts';
import {
  byTable,
  type Contents,
  noContents,
  type StoredRecord,
  stamp,
  TABLE_NAMES,
  type TableName,
} from '../db/tables.ts';
import { type ImportRecord, LAST_IMPORT } from '../db/undo-record.ts';
import { withDatabase } from '../db/with-database.ts';
import { type KeysOf, merged } from './merged.ts';

export type Manner = 'merge' | 'replace';

/** Records of several sources, each with the other records of its source. */
export interface MergedSides {
  readonly stored: Contents;
  readonly given: Contents;
  /** The records of both sides to be written over the stored ones. */
  readonly put: Contents;
}

/** The workers to be changed because of other records, after those of several sources are merged. */
export type AdjustWorkers = (sides: MergedSides) => readonly StoredRecord[];

const asTheyAre: AdjustWorkers = () => [];

/** Imports a file atomically, so that `revertImport` can revert it. */
export const importContents = (
  given: Contents,
  manner: Manner,
  keys: KeysOf,
  mend: AdjustWorkers = asTheyAre,
): Promise<void> =>
  withDatabase((db) =>
    db.transaction('rw', [...tablesOf(db), db.uvoz], async () => {
      const stored = await everything(db);
      const put =
        manner === 'merge' ? mended({ stored, given, put: merged(stored, given, keys) }, mend) : given;
      const before = manner === 'merge' ? overwritten(stored, put) : stored;
      if (manner === 'replace') for (const table of tablesOf(db)) await table.clear();
      for (const name of TABLE_NAMES) await putAll(db, name, put[name]);
      await db.uvoz.put({ id: LAST_IMPORT, changed: stamp(), before, brought: momentsOf(put) });
    }),
  );

/** Records written at a time: each write is one short task of the page. */
const AT_ONCE = 20;

async function putAll(db: Database, name: TableName, records: readonly StoredRecord[]): Promise<void> {
  for (let from = 0; from < records.length; from += AT_ONCE)
    await db.table(name).bulkPut(records.slice(from, from + AT_ONCE));
}

const mended = (sides: MergedSides, mend: AdjustWorkers): Contents => ({
  ...sides.put,
  radnici: [...new Map([...sides.put.radnici, ...mend(sides)].map((one) => [one.id, one])).values()],
});

const overwritten = (stored: Contents, put: Contents): Contents =>
  byTable((name) => {
    const ids = new Set(put[name].map(({ id }) => id));
    return stored[name].filter(({ id }) => ids.has(id));
  });

const momentsOf = (put: Contents): ImportRecord['brought'] =>
  Object.fromEntries(
    TABLE_NAMES.map((name) => [name, Object.fromEntries(put[name].map(({ id, changed }) => [id, changed]))]),
  ) as ImportRecord['brought'];

/** Reverts the last import: imported records are removed unless changed since, and replaced ones restored. */
export const revertImport = (mend: AdjustWorkers = asTheyAre): Promise<void> =>
  withDatabase((db) =>
    db.transaction('rw', [...tablesOf(db), db.uvoz], async () => {
      const done = await db.uvoz.get(LAST_IMPORT);
      if (done === undefined) return;
      const given = await everything(db);
      for (const name of TABLE_NAMES) await takeUnchanged(db, name, done.brought[name]);
      // Remaining records belonged to the removed side; restored ones to the replaced side.
      const radnici = await db.radnici.toArray();
      await addMissing(db, done.before);
      const stored = await everything(db);
      await db.radnici.bulkPut([...mend({ stored, given, put: { ...noContents, radnici } })]);
      await db.uvoz.delete(LAST_IMPORT);
    }),
  );

async function takeUnchanged(
  db: Database,
  name: TableName,
  moments: Readonly<Record<string, number>>,
): Promise<void> {
  const there = (await db.table(name).bulkGet(Object.keys(moments))) as (StoredRecord | undefined)[];
  const unchanged = there
    .filter((one) => one !== undefined)
    .filter(({ id, changed }) => moments[id] === changed);
  await db.table(name).bulkDelete(unchanged.map(({ id }) => id));
}

/** Makes the last import permanent. */
export const acceptImport = (): Promise<void> => withDatabase((db) => db.uvoz.delete(LAST_IMPORT));
