import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Content } from '../net/store.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

interface Schema {
  readonly version: number;
  readonly stores: Readonly<Record<string, StoreSchema>>;
}

interface StoreSchema {
  readonly keyPath: string;
  readonly indexes: Readonly<Record<string, string>>;
}

const DATABASE = 'obracun-plata';

/** `IDBRequest` as a promise. */
const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/**
 * Writes a dump into IndexedDB without any code of the site: its schema in the first line, then a record per line. Each
 * was made by the code of its time and never changes.
 */
export async function putDump(name: string): Promise<void> {
  const lines = readFileSync(join(import.meta.dirname, `dumps/${name}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n');
  const [schema, ...rows] = lines.map((line) => JSON.parse(line)) as [Schema, ...[string, Row][]];
  const opening = indexedDB.open(DATABASE, schema.version);
  opening.onupgradeneeded = () => createStores(opening.result, schema);
  const db = await done(opening);
  const transaction = db.transaction(Object.keys(schema.stores), 'readwrite');
  await Promise.all(rows.map(([store, row]) => done(transaction.objectStore(store).put(row))));
  db.close();
}

function createStores(db: IDBDatabase, { stores }: Schema): void {
  for (const [name, { keyPath, indexes }] of Object.entries(stores)) {
    const store = db.createObjectStore(name, { keyPath });
    for (const [index, path] of Object.entries(indexes)) store.createIndex(index, path);
  }
}

/** Name and version of every database, with its stores, keys and indexes. */
export async function schemas(): Promise<Content> {
  const known = await indexedDB.databases();
  const schemaOf = async ({ name = '' }: IDBDatabaseInfo): Promise<Content> => {
    const db = await done(indexedDB.open(name));
    const stores = [...db.objectStoreNames].sort().map((store) => {
      const { keyPath, autoIncrement, indexNames } = db.transaction(store).objectStore(store);
      return [
        `${name} ${store}`,
        JSON.stringify({ keyPath, autoIncrement, indexes: [...indexNames].sort() }),
      ] as const;
    });
    db.close();
    return [[name, `version ${db.version}`], ...stores];
  };
  return (await Promise.all(known.map(schemaOf))).flat();
}

/** Every record of the database, exactly as it is stored. */
export async function takeDump(): Promise<Content> {
  const db = await done(indexedDB.open(DATABASE));
  const stores = [...db.objectStoreNames].sort();
  const rows = await Promise.all(
    stores.map(async (name) => {
      const all: Row[] = await done(db.transaction(name).objectStore(name).getAll());
      return all.map((row) => [`${name} ${row.id}`, JSON.stringify(row)] as const);
    }),
  );
  db.close();
  return rows.flat();
}

/** A device on which nothing is stored. */
export async function deleteDatabases(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases()) await done(indexedDB.deleteDatabase(name));
}
