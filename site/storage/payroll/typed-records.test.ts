import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { emptyDevice } from '../db/empty-device.fixture.ts';
import { withDatabase } from '../db/with-database.ts';
import { deviceWith } from '../storage.fixture.ts';
import { forgetRemoved, logTyped, recoverTyped, type TypedRecord } from './typed-records.ts';

beforeEach(emptyDevice);
afterEach(() => void vi.unstubAllGlobals());

const ofWorker: TypedRecord = { of: 'r1', id: 'r1', known: 1, part: { address: 'Lipa 5' } };
const ofNew: TypedRecord = {
  of: 'f1:novi',
  id: 'r9',
  known: 0,
  part: { id: 'r9', firm: 'f1', lastName: 'N' },
};

/** The device after a tab was killed that had typed these. */
const leftBy = (...typed: readonly TypedRecord[]) =>
  deviceWith(
    Object.fromEntries(typed.map((one, at) => [`nesacuvano:${one.of}:gone${at}`, JSON.stringify(one)])),
  );

async function recovered(of: string, isTaken = true): Promise<readonly TypedRecord[]> {
  const taken: TypedRecord[] = [];
  await recoverTyped(
    of,
    (typed) => (typed.part.address === 5 ? undefined : typed),
    (typed) => taken.push(typed) > 0 && isTaken,
  );
  return taken;
}

const putWorker = (id: string) => withDatabase((db) => db.radnici.put({ id, changed: 1, content: {} }));

test('logs what is typed until it is saved or discarded', () => {
  const device = deviceWith();
  expect(logTyped('r1', ofWorker)).toBe(true);
  expect(Object.keys(device)).toEqual([expect.stringMatching(/^nesacuvano:r1:[0-9a-f]{24}$/)]);
  expect(Object.values(device).map((text) => JSON.parse(text))).toEqual([ofWorker]);
  logTyped('r1', undefined);
  expect({ ...device }).toEqual({});
});

test('recovers what a killed tab left of a form, once', async () => {
  const device = leftBy(ofWorker, ofNew);
  expect(await recovered('r1')).toEqual([ofWorker]);
  expect(await recovered('r1')).toEqual([]);
  expect(Object.values(device).map((text) => JSON.parse(text))).toEqual([ofNew]);
});

test('keeps in the log what is not taken', async () => {
  const device = leftBy(ofWorker);
  expect(await recovered('r1', false)).toEqual([ofWorker]);
  expect(Object.keys(device)).toHaveLength(1);
});

test('does not recover its own entries', async () => {
  deviceWith();
  logTyped('r1', ofWorker);
  expect(await recovered('r1')).toEqual([]);
  logTyped('r1', undefined);
});

test('does not recover the entries of an active tab', async () => {
  const device = leftBy(ofWorker);
  const request = async (_name: string, _options: object, hold: (lock: object | null) => Promise<void>) =>
    hold(null);
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await recovered('r1')).toEqual([]);
  expect(Object.keys(device)).toHaveLength(1);
});

test('drops a new record that was saved right before its tab was killed', async () => {
  await putWorker('r9');
  const device = leftBy(ofNew);
  expect(await recovered('f1:novi')).toEqual([]);
  expect({ ...device }).toEqual({});
});

describe('what this version cannot read', () => {
  const aside = () => withDatabase((db) => db.odlozeno.toArray());

  test.each([
    ['is torn', '{'],
    ['says it otherwise', JSON.stringify({ ...ofWorker, part: 7 })],
    ['has a value of another shape', JSON.stringify({ ...ofWorker, part: { address: 5 } })],
  ])('stays, and is listed once among unreadable records: it %s', async (_, text) => {
    const device = deviceWith({ 'nesacuvano:r1:gone': text });
    for (let opened = 0; opened < 2; opened += 1) {
      expect(await recovered('r1')).toEqual([]);
      expect({ ...device }).toEqual({ 'nesacuvano:odlozeno:r1:gone': text });
      expect(await aside()).toMatchObject([{ content: text, kind: 'plate' }]);
    }
  });
});

test('forgets what was typed into records that were removed, and into new ones of a removed firm', async () => {
  await putWorker('r1');
  const gone = { ...ofWorker, of: 'r2', id: 'r2' };
  const device = leftBy(ofWorker, gone, ofNew);
  await forgetRemoved();
  expect(Object.values(device).map((text) => JSON.parse(text))).toEqual([ofWorker]);
});

test('keeps what was typed into a new record of a firm that is stored', async () => {
  await withDatabase((db) => db.firme.put({ id: 'f1', changed: 1, content: {} }));
  const device = leftBy(ofNew);
  await forgetRemoved();
  expect(Object.keys(device)).toHaveLength(1);
});
