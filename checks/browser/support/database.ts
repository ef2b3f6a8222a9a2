import 'fake-indexeddb/auto';
import type { Page } from '@playwright/test';
import { database } from '../../../site/storage/db/database.ts';

/** What the portal makes of a device it has never been on. */
async function shapeOf() {
  const db = database();
  await db.open();
  const made = db.backendDB();
  const stores = made.transaction([...made.objectStoreNames]);
  const tables = [...made.objectStoreNames].map((name) => {
    const store = stores.objectStore(name);
    const indexes = [...store.indexNames].map((index) => {
      const { keyPath, unique, multiEntry } = store.index(index);
      return { index, keyPath, unique, multiEntry };
    });
    return { table: name, keyPath: store.keyPath, autoIncrement: store.autoIncrement, indexes };
  });
  db.close();
  return { name: made.name, version: made.version, tables };
}

const SHAPE = shapeOf();

/** Makes the tables of the portal, as the portal does, without loading it. Where they are, they stay. */
export const makeDatabase = async (page: Page): Promise<void> =>
  page.evaluate(
    ({ name, version, tables }) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(name, version);
        opening.onupgradeneeded = () => {
          for (const { table, keyPath, autoIncrement, indexes } of tables) {
            const store = opening.result.createObjectStore(table, { keyPath, autoIncrement });
            for (const { index, keyPath: of, unique, multiEntry } of indexes)
              store.createIndex(index, of, { unique, multiEntry });
          }
        };
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
    await SHAPE,
  );
