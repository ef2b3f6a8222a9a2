import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isCreated } from '../db/creation.ts';
import { emptyDevice } from '../db/empty-device.fixture.ts';
import { everything } from '../db/removal.ts';
import { withDatabase } from '../db/with-database.ts';
import { withLocks } from '../storage.fixture.ts';
import { draftKeeper } from './draft-keeper.ts';
import { copyDraft, renameDraft, type SaveStatus } from './drafts.ts';
import { notes } from './notes.fixture.ts';

beforeEach(emptyDevice);
afterEach(() => void vi.unstubAllGlobals());

const quiet = () => undefined;
const tab = () => draftKeeper(notes, quiet);
const stored = async () =>
  (await withDatabase(everything)).nacrti.map(({ content, name }) => ({ content, name }));

test('saves the newest state and restores it with its name', async () => {
  const first = tab();
  expect(await first.openLatest()).toBeUndefined();
  first.start();
  for (const text of ['A', 'Am', 'Amra']) first.keep({ text }, 'Amra, kolovođa');
  await first.settled();
  expect(await stored()).toEqual([{ content: { text: 'Amra' }, name: 'Amra, kolovođa' }]);
  expect(await tab().openLatest()).toMatchObject({ draft: { text: 'Amra' }, name: 'Amra, kolovođa' });
});

test('an empty draft creates no database', async () => {
  const one = tab();
  expect(await one.openLatest()).toBeUndefined();
  one.start();
  one.keep({ text: '' }, '');
  await one.settled();
  expect(await isCreated()).toBe(false);
});

test('deletes an emptied draft', async () => {
  const one = tab();
  one.start();
  one.keep({ text: 'x' }, '');
  await one.settled();
  one.keep({ text: '' }, '');
  await one.settled();
  expect(await stored()).toEqual([]);
});

test('keeps the previous draft unchanged when another is opened, even before it is saved', async () => {
  const one = tab();
  one.start();
  one.keep({ text: 'prvi' }, '');
  one.start();
  one.keep({ text: 'drugi' }, '');
  await one.settled();
  expect((await stored()).map(({ content }) => content)).toEqual(
    expect.arrayContaining([{ text: 'prvi' }, { text: 'drugi' }]),
  );
});

test('gives a draft open in one tab to no other until the tab closes', async () => {
  withLocks();
  const first = tab();
  const id = first.start();
  first.keep({ text: 'prvi' }, '');
  await first.settled();
  const second = tab();
  expect(await second.openLatest()).toBeUndefined();
  expect(await second.open(id)).toBeUndefined();
  first.end();
  await vi.waitFor(async () => expect(await second.open(id)).toMatchObject({ draft: { text: 'prvi' } }));
});

const texts = async () => (await stored()).map(({ content }) => (content as { text: string }).text);

test('opens the newest draft and starts no other when lock requests never resolve', async () => {
  vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => undefined) } });
  const first = tab();
  const id = first.start();
  first.keep({ text: 'prvi' }, '');
  await first.settled();
  expect(await tab().openLatest()).toMatchObject({ id, draft: { text: 'prvi' } });
});

/** A tab with a draft that another has changed since. */
async function afterAnotherTab() {
  const first = tab();
  first.start();
  first.keep({ text: 'zajedno' }, '');
  await first.settled();
  const second = tab();
  await second.openLatest();
  first.keep({ text: 'prva kartica' }, '');
  await first.settled();
  return second;
}

test('saves two versions when two tabs change one draft without locks', async () => {
  const second = await afterAnotherTab();
  second.keep({ text: 'druga kartica' }, '');
  await second.settled();
  expect(await texts()).toEqual(['druga kartica', 'prva kartica']);
});

test('adds later changes to the first pending one without locks', async () => {
  const second = await afterAnotherTab();
  for (const text of ['druga', 'druga kartica']) second.keep({ text }, '');
  await second.settled();
  expect(await texts()).toEqual(['druga kartica', 'prva kartica']);
});

test('does not write a draft on opening', async () => {
  const one = tab();
  one.start();
  one.keep({ text: 'x' }, '');
  await one.settled();
  const before = await withDatabase(everything);
  const other = tab();
  await other.openLatest();
  other.keep({ text: 'x' }, '');
  await other.settled();
  expect(await withDatabase(everything)).toEqual(before);
});

test('does not open an unreadable draft, and sets aside lost parts of a readable one', async () => {
  const torn = { id: 'a', changed: 2, content: { text: 5 }, kind: 'ugovor', name: '' } as const;
  const richer = {
    id: 'b',
    changed: 1,
    content: { text: 'x', oblast: 7 },
    kind: 'ugovor',
    name: '',
  } as const;
  await withDatabase((db) => db.nacrti.bulkAdd([torn, richer]));
  const one = tab();
  expect(await one.openLatest()).toMatchObject({ id: 'b', draft: { text: 'x' } });
  one.keep({ text: 'y' }, '');
  await one.settled();
  const { nacrti, odlozeno } = await withDatabase(everything);
  expect(nacrti).toContainEqual(torn);
  expect(odlozeno).toMatchObject([{ content: { text: 'x', oblast: 7 } }]);
});

test('reports a full disk with its cause, until the draft is saved', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const messages: SaveStatus[] = [];
  const one = draftKeeper(notes, (keeping) => messages.push(keeping));
  one.start();
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  one.keep({ text: 'ne staje' }, '');
  await one.settled();
  const isFull = { because: expect.stringContaining('nema više mjesta') };
  expect(messages).toEqual([isFull]);
  expect(await stored()).toEqual([]);
  full.mockRestore();
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(messages).toEqual([isFull, 'kept']));
  expect(await stored()).toMatchObject([{ content: { text: 'ne staje' } }]);
});

test('copies a draft under another name and leaves it unchanged', async () => {
  const one = tab();
  const id = one.start();
  one.keep({ text: 'prvi' }, 'Amra');
  await one.settled();
  expect(await copyDraft(id, ({ name }) => `${name} (kopija)`)).toBe(true);
  expect(await stored()).toEqual(
    expect.arrayContaining([
      { content: { text: 'prvi' }, name: 'Amra' },
      { content: { text: 'prvi' }, name: 'Amra (kopija)' },
    ]),
  );
  expect(await copyDraft('nema', () => '')).toBe(false);
});

test('renames a draft of the list, and keeps its content', async () => {
  const one = tab();
  const id = one.start();
  one.keep({ text: 'prvi' }, '');
  await one.settled();
  await renameDraft(id, 'Aneks za Amru');
  expect(await stored()).toEqual([{ content: { text: 'prvi' }, name: 'Aneks za Amru' }]);
});
