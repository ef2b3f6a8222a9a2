import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { causeOf, sentenceOf } from './cause.ts';
import { asVersion1, keepAsVersion1 } from './earlier/version-1.fixture.ts';
import { emptyDevice } from './empty-device.fixture.ts';
import { requestPersistence } from './persist.ts';
import { watch } from './watch.ts';
import { closeDevice, withDatabase } from './with-database.ts';

beforeEach(emptyDevice);
afterEach(() => {
  vi.useRealTimers();
  closeDevice();
  Dexie.dependencies.indexedDB = indexedDB;
});

const count = () => withDatabase((db) => db.fakture.count());
const whyNot = (): Promise<string> => count().then(String, causeOf);

function deviceThat(open: () => IDBOpenDBRequest): void {
  const device = new IDBFactory();
  device.open = open;
  Dexie.dependencies.indexedDB = device;
}

test('distinguishes a browser that forbids storage from a full one', async () => {
  deviceThat(() => {
    throw new DOMException('', 'SecurityError');
  });
  expect(await whyNot()).toBe('forbidden');
});

test('reports a browser without storage', async () => {
  Dexie.dependencies.indexedDB = undefined as unknown as IDBFactory;
  expect(await whyNot()).toBe('forbidden');
});

test('times out when the browser never answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  deviceThat(() => ({}) as IDBOpenDBRequest);
  const why = whyNot();
  await vi.advanceTimersByTimeAsync(4000);
  expect(await why).toBe('silent');
});

test('stores again when that is possible', async () => {
  deviceThat(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  expect(await whyNot()).toBe('full');
  Dexie.dependencies.indexedDB = indexedDB;
  expect(await whyNot()).toBe('0');
});

test('reports an older version open in another tab, and opens when it closes', async () => {
  await keepAsVersion1(asVersion1);
  const older = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('obracun-plata');
    opening.onsuccess = () => resolve(opening.result);
  });
  expect(await whyNot()).toBe('blocked');
  older.close();
  await vi.waitFor(async () => expect(await whyNot()).toBe('2'), { timeout: 3000 });
});

test('notifies watchers of a change', async () => {
  const seen: number[] = [];
  const end = watch(
    (db) => db.fakture.count(),
    (found) => seen.push(found),
  );
  await vi.waitFor(() => expect(seen).toEqual([0]));
  await withDatabase((db) => db.fakture.add({ id: 'a', changed: 1, content: {} }));
  await vi.waitFor(() => expect(seen).toEqual([0, 1]));
  end();
  await withDatabase((db) => db.fakture.add({ id: 'b', changed: 1, content: {} }));
  expect(seen).toEqual([0, 1]);
});

test('accepts a browser that does not grant persistence', async () => {
  expect(await requestPersistence()).toBe(false);
});

test('finds the cause at any depth, and has a sentence for every cause', () => {
  const quota = Object.assign(new Error('x'), { name: 'QuotaExceededError' });
  const aborted = Object.assign(new Error('y'), { name: 'AbortError', inner: quota });
  expect(causeOf(aborted)).toBe('full');
  expect(causeOf(new TypeError('Failed to fetch dynamically imported module: /a.js'))).toBe('unloaded');
  expect(causeOf('x')).toBe('unknown');
  expect(sentenceOf('full')).toContain('nema više mjesta');
});
