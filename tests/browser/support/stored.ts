import type { Page } from '@playwright/test';
import { makeDatabase } from './database.ts';

/** All stored data of the documents, as text. A reload faster than a hand could precede the save of the last letter. */
export async function storedIn(page: Page): Promise<string> {
  await makeDatabase(page);
  return page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const open = indexedDB.open('obracun-plata');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const names = [...open.result.objectStoreNames];
          const stores = open.result.transaction(names);
          const found = names.map((name) => stores.objectStore(name).getAll());
          stores.oncomplete = () => resolve(JSON.stringify(found.map(({ result }) => result)));
          open.result.close();
        };
      }),
  );
}
