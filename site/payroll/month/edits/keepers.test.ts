import 'fake-indexeddb/auto';
import { newMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDevice } from '../../../storage/db/empty-device.fixture.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { saveFirm } from '../../../storage/payroll/firms.ts';
import { firm, monthsStored, worked } from '../../../storage/payroll/stored.fixture.ts';
import { deviceWith } from '../../../storage/storage.fixture.ts';
import { keeperOf, saveUnsavedEdits } from './keepers.ts';

const full = () => {
  throw new DOMException('', 'QuotaExceededError');
};

/** Another month for each test: keepers are shared by the page. */
let year = 2000;
const left = () => `neupisano:f:${year}-10:kartica-koje-nema`;

/** Edits of a closed tab, on a device whose `localStorage` is full if requested. */
function leftBehind(isFull: boolean, journal: object) {
  const texts = deviceWith({ [left()]: JSON.stringify({ of: { firm: 'f', year, month: 10 }, ...journal }) });
  if (isFull) vi.spyOn(localStorage, 'setItem').mockImplementation(full);
  return texts;
}

beforeEach(async () => {
  year += 1;
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  await emptyDevice();
  await saveFirm(firm, undefined);
});
afterEach(async () => {
  await withDatabase(async (db) => db.mjeseci.hook('creating').unsubscribe(full));
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const changes = [{ amra: { after: worked(800) } }];

test('keeps the log of a closed tab until it is stored elsewhere, when log and database are full', async () => {
  const texts = leftBehind(true, { changes });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await withDatabase(async (db) => db.mjeseci.hook('creating', full));
  const taking = saveUnsavedEdits();
  const keeper = keeperOf({ firm: 'f', year, month: 10 });
  await vi.waitFor(() => expect(keeper.keeping().trouble.unsaved).toBe('full'));
  expect(Object.keys(texts)).toEqual([left()]);
  await withDatabase(async (db) => db.mjeseci.hook('creating').unsubscribe(full));
  keeper.retry();
  await taking;
  expect(Object.keys(texts)).toEqual([]);
  expect(await monthsStored()).toMatchObject([{ workers: { amra: worked(800) } }]);
});

test('reports refused edits in every tab until they are acknowledged', async () => {
  const content = { ...newMonth('f', year, 10), isClosed: true };
  await withDatabase((db) => db.mjeseci.put({ id: content.id, changed: 1, content }));
  const texts = leftBehind(false, { changes });
  await saveUnsavedEdits();
  const keeper = keeperOf({ firm: 'f', year, month: 10 });
  await vi.waitFor(() => expect(keeper.keeping().trouble.closed).toEqual(['amra']));
  expect(Object.values(texts).map((text) => JSON.parse(text))).toMatchObject([
    { refused: { closed: ['amra'] } },
  ]);
  keeper.dismiss();
  expect(Object.keys(texts)).toEqual([]);
});

test('reports unacknowledged refusals of another tab', async () => {
  leftBehind(false, { changes: [], refused: { elsewhere: ['amra'], closed: [] } });
  await saveUnsavedEdits();
  expect(keeperOf({ firm: 'f', year, month: 10 }).keeping().trouble.elsewhere).toEqual(['amra']);
});
