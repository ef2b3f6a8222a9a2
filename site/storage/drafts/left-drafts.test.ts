import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyDevice } from '../db/empty-device.fixture.ts';
import { everything } from '../db/removal.ts';
import { withDatabase } from '../db/with-database.ts';
import { deviceWith, withLocks } from '../storage.fixture.ts';
import { draftKeeper } from './draft-keeper.ts';
import { notes } from './notes.fixture.ts';

beforeEach(emptyDevice);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const tab = () => draftKeeper(notes, () => undefined);
const texts = async () =>
  (await withDatabase(everything)).nacrti.map(({ content }) => (content as { text: string }).text);

/** The page closes before IndexedDB has stored the last key. */
async function closedAfterTheLastKey() {
  deviceWith();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const gone = tab();
  gone.start();
  gone.keep({ text: 'Amr' }, '');
  await gone.settled();
  const broken = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'AbortError');
  });
  gone.keep({ text: 'Amra' }, '');
  await gone.settled();
  broken.mockRestore();
}

test('restores input made right before the page was left, once', async () => {
  await closedAfterTheLastKey();
  expect(await texts()).toEqual(['Amr']);
  expect(await tab().openLatest()).toMatchObject({ draft: { text: 'Amra' } });
  expect(await tab().openLatest()).toMatchObject({ draft: { text: 'Amra' } });
  expect(await texts()).toEqual(['Amra']);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('writes to localStorage what the device refuses when a screen closes, and saves it later', async () => {
  deviceWith();
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const ended = tab();
  ended.start();
  ended.keep({ text: 'Amra' }, '');
  ended.end();
  await vi.waitFor(() => expect(Object.keys(localStorage)).toHaveLength(1));
  full.mockRestore();
  expect(await tab().openLatest()).toMatchObject({ draft: { text: 'Amra' } });
  expect(Object.keys(localStorage)).toEqual([]);
});

test('lets the next screen of the tab save what an ended one could not', async () => {
  deviceWith();
  withLocks();
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const ended = tab();
  ended.start();
  ended.keep({ text: 'Amra' }, '');
  ended.end();
  await ended.settled();
  full.mockRestore();
  expect(await tab().openLatest()).toMatchObject({ draft: { text: 'Amra' } });
});

test('opens stored drafts on a full device, and keeps those left, next to those of the next page', async () => {
  await closedAfterTheLastKey();
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const next = tab();
  expect(await next.openLatest()).toMatchObject({ draft: { text: 'Amr' } });
  next.keep({ text: 'Amr i Ivo' }, '');
  await next.settled();
  full.mockRestore();
  await tab().openLatest();
  expect((await texts()).toSorted()).toEqual(['Amr i Ivo', 'Amra']);
});

test('includes it in a draft opened by name', async () => {
  await closedAfterTheLastKey();
  const [draft] = (await withDatabase(everything)).nacrti;
  expect(await tab().open(draft?.id ?? '')).toMatchObject({ draft: { text: 'Amra' } });
});

/** Types some texts in a page, and what it has logged right after the last key, as if it was killed then. */
async function killedWhileSaving(...typed: readonly string[]) {
  deviceWith();
  const gone = tab();
  gone.start();
  for (const text of typed) gone.keep({ text }, '');
  return { gone, log: Object.fromEntries(Object.entries(localStorage)) };
}

test('does not save a stored draft twice; keeps those of another kind', async () => {
  const { gone, log } = await killedWhileSaving('Amra');
  await gone.settled();
  expect(Object.keys(localStorage)).toEqual([]);
  const other = { 'nacrt-u-odlasku:b': JSON.stringify({ id: 'b', kind: 'ios', name: '' }) };
  const device = deviceWith({ ...log, ...other });
  expect(await tab().openLatest()).toMatchObject({ draft: { text: 'Amra' } });
  expect(await texts()).toEqual(['Amra']);
  expect({ ...device }).toEqual(other);
});

test('stays one draft when its page is killed while an earlier key is being stored', async () => {
  const { gone, log } = await killedWhileSaving('Amr', 'Amra');
  const put: (this: IDBObjectStore, row: unknown) => IDBRequest<IDBValidKey> = Reflect.get(
    IDBObjectStore.prototype,
    'put',
  );
  const stored = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
    this: IDBObjectStore,
    row,
  ) {
    if (row.content.text === 'Amra') throw new DOMException('', 'AbortError');
    return put.call(this, row);
  });
  await gone.settled();
  stored.mockRestore();
  expect(await texts()).toEqual(['Amr']);
  deviceWith(log);
  expect(await tab().openLatest()).toMatchObject({ draft: { text: 'Amra' } });
  expect(await texts()).toEqual(['Amra']);
});

test('logs what the disk refuses before the page ends, and removes it once it is saved', async () => {
  await closedAfterTheLastKey();
  expect(Object.values(localStorage).map((text) => JSON.parse(text))).toMatchObject([
    { kind: 'ugovor', content: { text: 'Amra' } },
  ]);
});

test('leaves the entry of a page that is still open', async () => {
  await closedAfterTheLastKey();
  vi.useRealTimers();
  const request = async (name: string, _options: object, hold: (lock: object | null) => Promise<void>) =>
    hold(name.includes('nacrt-u-odlasku') ? null : { name });
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await tab().openLatest()).toMatchObject({ draft: { text: 'Amr' } });
  expect(Object.keys(localStorage)).toHaveLength(1);
});

describe('a draft left by a later version', () => {
  const later = { id: 'b', kind: 'ugovor', name: 'Amra' };
  const [at, listed] = ['nacrt-u-odlasku:b:x', 'nacrt-u-odlasku:odlozeno:b:x'];
  const aside = async () => (await withDatabase(everything)).odlozeno;

  test.each([
    ['says it otherwise', JSON.stringify({ ...later, content: { tekst: 7 } })],
    ['is of an unknown kind', JSON.stringify({ ...later, kind: 'otpremnica', content: {} })],
    ['is torn', '{'],
  ])('stays, and is listed once among unreadable records: it %s', async (_, text) => {
    const device = deviceWith({ [at]: text });
    for (let opened = 0; opened < 2; opened += 1) {
      expect(await tab().openLatest()).toBeUndefined();
      expect({ ...device }).toEqual({ [listed]: text });
      expect(await aside()).toMatchObject([{ id: listed, content: text, kind: 'ugovor' }]);
    }
  });

  test('is saved by a version that can read it, and deleted with the listed record', async () => {
    const device = deviceWith({ [at]: '{', 'nacrt-u-odlasku:c:x': '{' });
    await tab().openLatest();
    device[listed] = JSON.stringify({ ...later, content: { text: 'Amra' } });
    await withDatabase((db) => db.odlozeno.delete('nacrt-u-odlasku:odlozeno:c:x'));
    expect(await tab().openLatest()).toMatchObject({ draft: { text: 'Amra' } });
    expect({ ...device }).toEqual({});
    expect(await aside()).toEqual([]);
  });
});
