import 'fake-indexeddb/auto';
import type { Page } from '@playwright/test';
import { database } from '../../../site/storage/db/database.ts';

/** The database the portal creates on a new device. */
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

/** Creates the tables of the portal without loading it. Existing tables stay. */
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
