import type { Page } from '@playwright/test';
import { makeDatabase } from './database.ts';

/** States of the storage: with records of earlier or other versions, full, or forbidden. */

interface Tables {
  readonly [table: string]: readonly { readonly id: string; readonly [part: string]: unknown }[];
}

/** Writes records into tables directly, without the portal. */
export async function putStored(page: Page, tables: Tables): Promise<void> {
  await makeDatabase(page);
  await page.evaluate(async (given) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('obracun-plata');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const change = database.transaction(Object.keys(given), 'readwrite');
    for (const [name, records] of Object.entries(given))
      for (const record of records) change.objectStore(name).put(record);
    await new Promise<void>((resolve, reject) => {
      change.oncomplete = () => resolve();
      change.onerror = () => reject(change.error);
    });
    database.close();
  }, tables);
}

/** Makes the storage full until the returned function runs. */
export async function fillDevice(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const store = IDBObjectStore.prototype;
    const real = Object.getOwnPropertyDescriptor(store, 'put') ?? {};
    Object.assign(globalThis, { freeDevice: () => Object.defineProperty(store, 'put', real) });
    store.put = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { freeDevice: () => void }).freeDevice());
}

/** Makes the next write fail for lack of room, and no later one. */
export const failOnce = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const store = IDBObjectStore.prototype;
    const real = Object.getOwnPropertyDescriptor(store, 'put') ?? {};
    store.put = () => {
      Object.defineProperty(store, 'put', real);
      throw new DOMException('', 'QuotaExceededError');
    };
  });

/** Delays writes until the next load. */
export const slowDevice = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const { prototype } = IDBObjectStore;
    const { value: real } = Object.getOwnPropertyDescriptor(prototype, 'put') ?? {};
    prototype.put = function put(...given) {
      const until = performance.now() + 300;
      const hold = () => {
        if (performance.now() < until) this.count().onsuccess = hold;
      };
      hold();
      return real.apply(this, given);
    };
  });

/** Delays reads of one table after those of the others until the next load. */
export const delayReads = (page: Page, table: string): Promise<void> =>
  page.evaluate((late) => {
    const { prototype } = IDBObjectStore;
    const { value: real } = Object.getOwnPropertyDescriptor(prototype, 'get') ?? {};
    prototype.get = function get(...given) {
      const request = real.apply(this, given);
      if (this.name !== late || this.transaction.mode !== 'readonly') return request;
      let handler: ((event: Event) => void) | null = null;
      Object.defineProperty(request, 'onsuccess', {
        get: () => handler,
        set: (tell) => {
          handler = tell;
        },
      });
      request.addEventListener('success', (event: Event) => setTimeout(() => handler?.(event), 300));
      return request;
    };
  }, table);

/** Forbids storage from the next load on. */
export const forbidKeeping = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    function refuse(): never {
      throw new DOMException('', 'SecurityError');
    }
    IDBFactory.prototype.open = refuse;
    IDBFactory.prototype.databases = refuse;
    // As Firefox does.
    Object.assign(window, { BroadcastChannel: refuse });
  });
