import type { Page } from '@playwright/test';

/** The device things are kept on, as it may be found: with records of before or of other versions, full, or forbidden. */

interface Tables {
  readonly [table: string]: readonly { readonly id: string; readonly [part: string]: unknown }[];
}

/** Puts records into tables as they are to stand there, past the portal. The tables are there: it made them, or a test did as it does. */
export const putKept = (page: Page, tables: Tables): Promise<void> =>
  page.evaluate(async (given) => {
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

/** From now on nothing more fits on it, until what is returned is called. */
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

/** What is kept next finds no room, and what comes after it does. */
export const failOnce = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const store = IDBObjectStore.prototype;
    const real = Object.getOwnPropertyDescriptor(store, 'put') ?? {};
    store.put = () => {
      Object.defineProperty(store, 'put', real);
      throw new DOMException('', 'QuotaExceededError');
    };
  });

/** From now on, until the next load, what is put there takes its time. */
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

/** From now on, until the next load, what is found in a table is told later than what is found in others. */
export const tellLate = (page: Page, table: string): Promise<void> =>
  page.evaluate((late) => {
    const { prototype } = IDBObjectStore;
    const { value: real } = Object.getOwnPropertyDescriptor(prototype, 'get') ?? {};
    prototype.get = function get(...given) {
      const request = real.apply(this, given);
      if (this.name !== late || this.transaction.mode !== 'readonly') return request;
      let told: ((event: Event) => void) | null = null;
      Object.defineProperty(request, 'onsuccess', {
        get: () => told,
        set: (tell) => {
          told = tell;
        },
      });
      request.addEventListener('success', (event: Event) => setTimeout(() => told?.(event), 300));
      return request;
    };
  }, table);

/** From the next load on the browser lets nothing be kept. */
export const forbidKeeping = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('', 'SecurityError');
    };
  });
