import Dexie, { type EntityTable, type Transaction } from 'dexie';
import type { CopyRecord } from './copy-record.ts';
import { DATABASE } from './creation.ts';
import type { FolderRecord } from './folder-record.ts';
import type { TableName, Tables } from './tables.ts';
import type { ImportRecord } from './undo-record.ts';
import { fromVersion1, STORE_OF_VERSION_1 } from './version1.ts';

/** All stored data of this device. */
export type Database = Dexie & { readonly [N in TableName]: EntityTable<Tables[N], 'id'> } & {
  /** How to undo the last import. */
  readonly uvoz: EntityTable<ImportRecord, 'id'>;
  /** The record of copies. */
  readonly kopija: EntityTable<CopyRecord, 'id'>;
  /** The folder of the office. */
  readonly fascikla: EntityTable<FolderRecord, 'id'>;
};

/**
 * The database with all its versions: a released version never changes, another is added after it.
 * A migration is atomic, and drops nothing without moving it.
 */
export function database(): Database {
  const db = new Dexie(DATABASE) as Database;
  db.version(1).stores({ [STORE_OF_VERSION_1]: '' });
  db.version(2)
    .stores({
      fakture: 'id, changed, content.brojFakture',
      ranije: 'id, changed, of',
      partneri: 'id, changed',
      stavke: 'id, changed',
      nacrti: 'id, changed, kind',
      odlozeno: 'id, changed',
      uvoz: 'id',
      [STORE_OF_VERSION_1]: null,
    })
    .upgrade(takeVersion1);
  db.version(3)
    .stores({ obracuni: 'id, changed' })
    .upgrade((transaction) => extendUndo(transaction, ['obracuni']));
  db.version(4)
    .stores({
      firme: 'id, changed',
      radnici: 'id, changed, content.firm',
      mjeseci: 'id, changed, content.firm',
      zakljucci: 'id, changed, content.firm',
      kopija: 'id',
    })
    .upgrade((transaction) => extendUndo(transaction, ['firme', 'radnici', 'mjeseci', 'zakljucci']));
  db.version(5)
    .stores({ odsustva: 'id, changed, content.firm' })
    .upgrade((transaction) => extendUndo(transaction, ['odsustva']));
  // Only closings with claims have `refunded`: they are found without reading the others.
  db.version(6)
    .stores({
      potrazivanja: 'id, changed, content.firm',
      zakljucci: 'id, changed, content.firm, content.refunded',
    })
    .upgrade((transaction) => extendUndo(transaction, ['potrazivanja']));
  db.version(7)
    .stores({ uplate: 'id, changed', nabavke: 'id, changed', sabloni: 'id, changed' })
    .upgrade((transaction) => extendUndo(transaction, ['uplate', 'nabavke', 'sabloni']));
  db.version(8).stores({ fascikla: 'id' });
  return db;
}

async function takeVersion1(transaction: Transaction): Promise<void> {
  const store = transaction.table(STORE_OF_VERSION_1);
  const [keys, values] = [await store.toCollection().primaryKeys(), await store.toArray()];
  const stored = Object.fromEntries(keys.map((key, at) => [String(key), values[at]]));
  // Tables of later versions are missing then; no record of this one belongs in them.
  for (const [name, things] of Object.entries(fromVersion1(stored)))
    if (things.length > 0) await transaction.table(name).bulkAdd([...things]);
}

/** An import made before these tables existed has no records of them. */
const extendUndo = (transaction: Transaction, tables: readonly TableName[]) =>
  transaction
    .table<{ before: object; brought: object }>('uvoz')
    .toCollection()
    .modify((done) => {
      done.before = { ...done.before, ...Object.fromEntries(tables.map((name) => [name, []])) };
      done.brought = { ...done.brought, ...Object.fromEntries(tables.map((name) => [name, {}])) };
    });
