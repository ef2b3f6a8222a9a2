import type { Database } from './database.ts';
import { latestFirst } from './record.ts';
import { byTable, type Contents, noContents, TABLE_NAMES, type TableName } from './tables.ts';
import { withDatabase } from './with-database.ts';

/** References to records, by table and identity. */
export type ChosenStored = Partial<Readonly<Record<TableName, readonly string[]>>>;

/** Removes records atomically. @returns the removed records, for `putBack` */
export const remove = (chosen: ChosenStored): Promise<Contents> =>
  withDatabase((db) =>
    db.transaction('rw', tablesOf(db), async () => {
      const taken: Record<string, readonly unknown[]> = { ...noContents };
      for (const [name, ids] of Object.entries(chosen)) {
        const found = await db.table(name).bulkGet([...ids]);
        taken[name] = found.filter((one) => one !== undefined);
        await db.table(name).bulkDelete([...ids]);
      }
      return taken as Contents;
    }),
  );

/** Restores removed records; a record that took their place stays. */
export const putBack = (contents: Contents): Promise<void> =>
  withDatabase((db) => db.transaction('rw', tablesOf(db), () => addMissing(db, contents)));

/** Adds missing records, inside a transaction. */
export async function addMissing(db: Database, contents: Contents): Promise<void> {
  for (const name of TABLE_NAMES) {
    const there = new Set(await db.table(name).toCollection().primaryKeys());
    await db.table(name).bulkPut(contents[name].filter(({ id }) => !there.has(id)));
  }
}

/** All tables, inside a transaction or outside of one. */
export async function everything(db: Database): Promise<Contents> {
  const found = await Promise.all(TABLE_NAMES.map((name) => latestFirst(db.table(name))));
  return byTable((name) => found[TABLE_NAMES.indexOf(name)] ?? []);
}

export const tablesOf = (db: Database) => TABLE_NAMES.map((name) => db.table(name));
