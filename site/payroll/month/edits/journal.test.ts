import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyDevice } from '../../../storage/db/empty-device.fixture.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { deviceWith } from '../../../storage/storage.fixture.ts';
import type { UnsavedEdits } from './journal.ts';
import { journalOf, replayLogs } from './journal.ts';
import { NOTHING_REFUSED } from './keeping.ts';

const of = { firm: 'f', year: 2026, month: 10 };
const typed = { amra: { before: undefined, after: { entries: { overtime: 800 } } } };
const paid = { before: { payday: '2026-11-10' }, after: { payday: '2026-11-15' } };
const LEFT = 'neupisano:f:2026-10:kartica-koje-nema';
const ASIDE = 'neupisano:odlozeno:f:2026-10:kartica-koje-nema';

async function hydrated(): Promise<readonly UnsavedEdits[]> {
  const taken: UnsavedEdits[] = [];
  await replayLogs(async (unsaved) => void taken.push(unsaved));
  return taken;
}

const leftWith = (journal: object) => deviceWith({ [LEFT]: JSON.stringify(journal) });

test('logs pending edits, and clears the log when none are pending', () => {
  const texts = deviceWith({});
  const journal = journalOf(of);
  expect(journal.write([{ workers: typed }, { workers: {}, terms: paid }], NOTHING_REFUSED)).toBe(true);
  expect(Object.values(texts).map((text) => JSON.parse(text))).toEqual([
    { of, changes: [{ amra: { after: { entries: { overtime: 800 } } } }], terms: [paid] },
  ]);
  journal.write([], { elsewhere: ['amra'], closed: [] });
  expect(Object.values(texts).map((text) => JSON.parse(text))).toEqual([
    { of, changes: [], refused: { elsewhere: ['amra'], closed: [] } },
  ]);
  journal.write([], NOTHING_REFUSED);
  expect(texts).toEqual({});
});

test('replays the log of a closed tab once, and keeps its own', async () => {
  const texts = deviceWith({
    [LEFT]: JSON.stringify({ of, changes: [typed] }),
    'kolone-mjeseca': 'night',
  });
  journalOf({ ...of, month: 11 }).write([{ workers: typed }], NOTHING_REFUSED);
  expect(await hydrated()).toEqual([{ of, steps: [{ workers: typed }], refused: NOTHING_REFUSED }]);
  expect(await hydrated()).toEqual([]);
  expect(Object.keys(texts)).toEqual(['kolone-mjeseca', expect.stringContaining('neupisano:f:2026-11:')]);
});

test('replays edits of the month itself, and refused edits', async () => {
  const refused = { elsewhere: ['amra'], closed: ['payday'] };
  leftWith({ of, changes: [], terms: [paid], refused });
  expect(await hydrated()).toEqual([{ of, steps: [{ workers: {}, terms: paid }], refused }]);
});

test('leaves the log of an active tab', async () => {
  const texts = leftWith({ of, changes: [typed] });
  const other: { done?: () => Promise<void> } = {};
  const request = (_name: string, _options: object, held: () => Promise<void>) =>
    new Promise<void>((resolve) => {
      other.done = () => held().then(resolve);
    });
  vi.stubGlobal('navigator', { locks: { request } });
  const found = hydrated();
  delete texts[LEFT];
  void other.done?.();
  expect(await found).toEqual([]);
  vi.unstubAllGlobals();
});

test('replays the log of an active tab when it closes', async () => {
  const texts = leftWith({ of, changes: [typed] });
  let isActive = true;
  const request = async (
    _name: string,
    { ifAvailable }: LockOptions,
    held: (lock: object | null) => Promise<void>,
  ) => {
    if (ifAvailable && isActive) return held(null);
    await vi.waitUntil(() => !isActive);
    return held({});
  };
  vi.stubGlobal('navigator', { locks: { request } });
  const found = hydrated();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(Object.keys(texts)).toEqual([LEFT]);
  isActive = false;
  expect(await found).toHaveLength(1);
  expect(texts).toEqual({});
  vi.unstubAllGlobals();
});

test('keeps edits logged during a replay when lock requests never resolve', async () => {
  const texts = leftWith({ of, changes: [typed] });
  const more = JSON.stringify({ of, changes: [typed, typed] });
  vi.stubGlobal('navigator', { locks: { request: () => new Promise(() => undefined) } });
  await replayLogs(async () => void Object.assign(texts, { [LEFT]: more }));
  expect(texts).toEqual({ [LEFT]: more });
  vi.unstubAllGlobals();
});

test('keeps a log whose replay failed', async () => {
  const texts = leftWith({ of, changes: [typed] });
  await expect(replayLogs(() => Promise.reject(new Error('zauzeto')))).rejects.toThrow('zauzeto');
  expect(Object.keys(texts)).toEqual([LEFT]);
});

describe('a log this version cannot read', () => {
  beforeEach(emptyDevice);

  const aside = () => withDatabase((db) => db.odlozeno.toArray());
  const journals = {
    'is none': '{ nije',
    'says more': JSON.stringify({ of, changes: [], smjene: [1] }),
    'has an unreadable worker': JSON.stringify({
      of,
      changes: [{ amra: { before: { entries: { overtime: 800 } }, after: { entries: [8] } } }],
    }),
  };

  for (const [why, text] of Object.entries(journals))
    test(`stays, and is listed once among unreadable records: ${why}`, async () => {
      const texts = deviceWith({ [LEFT]: text });
      expect(await hydrated()).toEqual([]);
      expect({ ...texts }).toEqual({ [ASIDE]: text });
      expect(await aside()).toMatchObject([{ id: ASIDE, content: text, kind: 'plate' }]);
      expect(await hydrated()).toEqual([]);
      expect(await aside()).toHaveLength(1);
      expect({ ...texts }).toEqual({ [ASIDE]: text });
    });

  test('is removed when the user removes the listed record', async () => {
    const texts = deviceWith({ [LEFT]: '{ nije' });
    await hydrated();
    await withDatabase((db) => db.odlozeno.clear());
    await hydrated();
    expect(texts).toEqual({});
    expect(await aside()).toEqual([]);
  });

  test('is replayed by a version that can read it', async () => {
    const texts = deviceWith({ [LEFT]: '{ nije' });
    await hydrated();
    texts[ASIDE] = JSON.stringify({ of, changes: [typed] });
    expect(await hydrated()).toHaveLength(1);
    expect(texts).toEqual({});
    expect(await aside()).toEqual([]);
  });

  test('stays in place while it cannot be set aside', async () => {
    const texts = deviceWith({ [LEFT]: '{ nije' });
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    await hydrated();
    expect({ ...texts }).toEqual({ [LEFT]: '{ nije' });
  });
});

test('reports a device that stores nothing', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(journalOf(of).write([{ workers: typed }], NOTHING_REFUSED)).toBe(false);
  vi.unstubAllGlobals();
});
