import { ask } from '../db/ask.ts';
import type { Database } from '../db/database.ts';
import { addMissing, everything, tablesOf } from '../db/removal.ts';
import {
  byTable,
  type Contents,
  type Kept,
  noContents,
  stamp,
  TABLE_NAMES,
  type TableName,
} from '../db/tables.ts';
import { type BroughtIn, LAST_IMPORT } from '../db/undo-record.ts';
import { type KeysOf, merged } from './merged.ts';

export type Manner = 'merge' | 'replace';

/** Records that come from several sides, each with all that stood beside it there. */
export interface MergedSides {
  readonly kept: Contents;
  readonly given: Contents;
  /** What of both is put over what is kept. */
  readonly put: Contents;
}

/** The workers that are to be put otherwise, because of what stands beside them after records of several sides are together. */
export type MendWorkers = (sides: MergedSides) => readonly Kept[];

const asTheyAre: MendWorkers = () => [];

/** Brings a file in, whole or not at all, so that `undoBringIn` can take it back. */
export const bringIn = (
  given: Contents,
  manner: Manner,
  keys: KeysOf,
  mend: MendWorkers = asTheyAre,
): Promise<void> =>
  ask((db) =>
    db.transaction('rw', [...tablesOf(db), db.uvoz], async () => {
      const kept = await everything(db);
      const put = manner === 'merge' ? mended({ kept, given, put: merged(kept, given, keys) }, mend) : given;
      const before = manner === 'merge' ? overwritten(kept, put) : kept;
      if (manner === 'replace') for (const table of tablesOf(db)) await table.clear();
      for (const name of TABLE_NAMES) await db.table(name).bulkPut([...put[name]]);
      await db.uvoz.put({ id: LAST_IMPORT, changed: stamp(), before, brought: momentsOf(put) });
    }),
  );

const mended = (sides: MergedSides, mend: MendWorkers): Contents => ({
  ...sides.put,
  radnici: [...new Map([...sides.put.radnici, ...mend(sides)].map((one) => [one.id, one])).values()],
});

const overwritten = (kept: Contents, put: Contents): Contents =>
  byTable((name) => {
    const ids = new Set(put[name].map(({ id }) => id));
    return kept[name].filter(({ id }) => ids.has(id));
  });

const momentsOf = (put: Contents): BroughtIn['brought'] =>
  Object.fromEntries(
    TABLE_NAMES.map((name) => [name, Object.fromEntries(put[name].map(({ id, changed }) => [id, changed]))]),
  ) as BroughtIn['brought'];

/** Takes back the last import: what it brought goes, unless it was changed since, and what stood there before returns. */
export const undoBringIn = (mend: MendWorkers = asTheyAre): Promise<void> =>
  ask((db) =>
    db.transaction('rw', [...tablesOf(db), db.uvoz], async () => {
      const done = await db.uvoz.get(LAST_IMPORT);
      if (done === undefined) return;
      const given = await everything(db);
      for (const name of TABLE_NAMES) await takeUnchanged(db, name, done.brought[name]);
      // Who stays stood beside what goes; who returns stood beside what returns.
      const radnici = await db.radnici.toArray();
      await addMissing(db, done.before);
      const kept = await everything(db);
      await db.radnici.bulkPut([...mend({ kept, given, put: { ...noContents, radnici } })]);
      await db.uvoz.delete(LAST_IMPORT);
    }),
  );

async function takeUnchanged(
  db: Database,
  name: TableName,
  moments: Readonly<Record<string, number>>,
): Promise<void> {
  const there = (await db.table(name).bulkGet(Object.keys(moments))) as (Kept | undefined)[];
  const unchanged = there
    .filter((one) => one !== undefined)
    .filter(({ id, changed }) => moments[id] === changed);
  await db.table(name).bulkDelete(unchanged.map(({ id }) => id));
}

/** Leaves the last import as it is, for good. */
export const acceptBringIn = (): Promise<void> => ask((db) => db.uvoz.delete(LAST_IMPORT));
