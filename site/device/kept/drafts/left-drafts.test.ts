import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceWith } from '../../storage.fixture.ts';
import { ask } from '../ask.ts';
import { emptyDevice } from '../empty-device.fixture.ts';
import { everything } from '../removal.ts';
import { draftKeeper } from './draft-keeper.ts';
import { notes } from './notes.fixture.ts';

beforeEach(emptyDevice);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const tab = () => draftKeeper(notes, () => undefined);
const texts = async () =>
  (await ask(everything)).nacrti.map(({ content }) => (content as { text: string }).text);

/** The page is gone before its database has taken the last key. */
async function leftBehindTheLastKey() {
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
  gone.leave();
  await gone.settled();
  broken.mockRestore();
  return gone;
}

test('what was typed right before the page was left is there again, once', async () => {
  await leftBehindTheLastKey();
  expect(await texts()).toEqual(['Amr']);
  expect(await tab().openLatest()).toMatchObject({ draft: { text: 'Amra' } });
  expect(await tab().openLatest()).toMatchObject({ draft: { text: 'Amra' } });
  expect(await texts()).toEqual(['Amra']);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('on a full device what is kept is opened, and what was left waits, also beside what the next page leaves', async () => {
  await leftBehindTheLastKey();
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const next = tab();
  expect(await next.openLatest()).toMatchObject({ draft: { text: 'Amr' } });
  next.keep({ text: 'Amr i Ivo' }, '');
  next.leave();
  await next.settled();
  full.mockRestore();
  await tab().openLatest();
  expect((await texts()).toSorted()).toEqual(['Amr i Ivo', 'Amra']);
});

test('a draft opened by its name has it too', async () => {
  await leftBehindTheLastKey();
  const [draft] = (await ask(everything)).nacrti;
  expect(await tab().open(draft?.id ?? '')).toMatchObject({ draft: { text: 'Amra' } });
});

test('a page that was not left for good keeps its draft itself', async () => {
  const back = await leftBehindTheLastKey();
  back.comeBack();
  back.keep({ text: 'Amra K' }, '');
  await back.settled();
  await tab().openLatest();
  expect(await texts()).toEqual(['Amra K']);
});

test('what was left and is kept already is not kept twice; what belongs to another kind or cannot be read stays', async () => {
  deviceWith();
  const gone = tab();
  gone.start();
  gone.keep({ text: 'Amra' }, '');
  gone.leave();
  await gone.settled();
  const others = {
    'nacrt-u-odlasku:a': '{',
    'nacrt-u-odlasku:b': JSON.stringify({ id: 'b', kind: 'ios', name: '' }),
  };
  for (const [key, text] of Object.entries(others)) localStorage.setItem(key, text);
  expect(await tab().openLatest()).toMatchObject({ draft: { text: 'Amra' } });
  expect(await texts()).toEqual(['Amra']);
  expect(Object.keys(localStorage)).toEqual(Object.keys(others));
});
