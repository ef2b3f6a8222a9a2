import { expect, test, vi } from 'vitest';
import { Journal, takeOver, type Unkept } from './journal.ts';

const of = { firm: 'f', year: 2026, month: 10 };
const typed = { amra: { before: undefined, after: { entries: { overtime: 800 } } } };
const LEFT = 'neupisano:f:2026-10:kartica-koje-nema';

/** A device that holds these texts. */
function deviceWith(texts: Record<string, string>): Record<string, string> {
  Object.defineProperties(texts, {
    getItem: { value: (key: string) => texts[key] ?? null },
    setItem: { value: (key: string, text: string) => Object.assign(texts, { [key]: text }) },
    removeItem: { value: (key: string) => void delete texts[key] },
  });
  vi.stubGlobal('localStorage', texts);
  return texts;
}

async function takenOver(): Promise<readonly Unkept[]> {
  const taken: Unkept[] = [];
  await takeOver(async (unkept) => void taken.push(unkept));
  return taken;
}

test('what waits is written down as it stands, and nothing of it once nothing waits', () => {
  const texts = deviceWith({});
  const journal = new Journal(of);
  expect(journal.write([typed])).toBe(true);
  expect(Object.values(texts).map((text) => JSON.parse(text))).toEqual([
    { of, changes: [{ amra: { after: { entries: { overtime: 800 } } } }] },
  ]);
  journal.write([]);
  expect(texts).toEqual({});
});

test('a tab takes over what one that is gone had left, once, and leaves its own', async () => {
  const texts = deviceWith({ [LEFT]: JSON.stringify({ of, changes: [typed] }), 'kolone-mjeseca': 'night' });
  new Journal({ ...of, month: 11 }).write([typed]);
  expect(await takenOver()).toEqual([{ of, changes: [typed] }]);
  expect(await takenOver()).toEqual([]);
  expect(Object.keys(texts)).toEqual(['kolone-mjeseca', expect.stringContaining('neupisano:f:2026-11:')]);
});

test('a tab that is still at it keeps what is its own', async () => {
  const texts = deviceWith({ [LEFT]: JSON.stringify({ of, changes: [typed] }) });
  const other: { done?: () => Promise<void> } = {};
  const request = (_name: string, _options: object, held: () => Promise<void>) =>
    new Promise<void>((resolve) => {
      other.done = () => held().then(resolve);
    });
  vi.stubGlobal('navigator', { locks: { request } });
  const found = takenOver();
  delete texts[LEFT];
  void other.done?.();
  expect(await found).toEqual([]);
  vi.unstubAllGlobals();
});

test('what could not be taken over stays, and what is no journal is forgotten', async () => {
  const texts = deviceWith({ [LEFT]: JSON.stringify({ of, changes: [typed] }) });
  await expect(takeOver(() => Promise.reject(new Error('zauzeto')))).rejects.toThrow('zauzeto');
  expect(Object.keys(texts)).toEqual([LEFT]);
  deviceWith({ [LEFT]: '{ nije' });
  expect(await takenOver()).toEqual([]);
});

test('a device that takes nothing says so', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(new Journal(of).write([typed])).toBe(false);
  vi.unstubAllGlobals();
});
