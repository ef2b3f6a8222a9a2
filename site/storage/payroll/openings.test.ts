import 'fake-indexeddb/auto';
import { monthCode } from '@obracun/engine/core/days/day.ts';
import { type OpeningMonth, openingId } from '@obracun/engine/payroll/staff/opening/opening-year.ts';
import { beforeEach, expect, test } from 'vitest';
import { unreadableHere } from '../../documents/drafts/kinds.ts';
import { fileOf, readBackupText } from '../backup/backup-file.ts';
import { emptyDevice } from '../db/empty-device.fixture.ts';
import { everything, putBack, remove } from '../db/removal.ts';
import { withDatabase } from '../db/with-database.ts';
import { absencesOf } from './absences.ts';
import { closing } from './closing.fixture.ts';
import { closeMonth } from './closing.ts';
import { earlierPaysOf } from './earlier-pays.ts';
import { saveFirm, storedOf } from './firms.ts';
import { bringOpenings, openingsOf, saveOpenings, withOpeningBalances } from './openings.ts';
import { staffRecordIds } from './staff-record-ids.ts';
import { firm, worker } from './stored.fixture.ts';
import { saveWorker } from './workers.ts';

const SEPTEMBER: OpeningMonth = {
  gross: 200_000,
  contributions: 62_000,
  tax: 8000,
  net: 130_000,
  hours: 17_600,
};
const change = (month: number, before: OpeningMonth | undefined, after: OpeningMonth | undefined) => ({
  worker: worker.id,
  year: 2026,
  month,
  before,
  after,
});
const stored = async () =>
  (await withDatabase((db) => openingsOf(db, firm.id))).map(({ content }) => content.months);
const YEAR = { first: { year: 2026, month: 1 }, last: { year: 2026, month: 12 } };
const months = (settled: Parameters<typeof withOpeningBalances>[2] = []) =>
  withDatabase((db) => withOpeningBalances(db, firm.id, settled, YEAR));

beforeEach(async () => {
  await emptyDevice();
  await saveFirm(firm, undefined);
  await saveWorker(worker, undefined);
});

test('writes months one by one, and refuses one that another tab changed', async () => {
  expect(await saveOpenings(firm.id, [change(9, undefined, SEPTEMBER)])).toBe(true);
  expect(await saveOpenings(firm.id, [change(8, undefined, { gross: 1 })])).toBe(true);
  expect(await stored()).toEqual([{ '8': { gross: 1 }, '9': SEPTEMBER }]);
  expect(await saveOpenings(firm.id, [change(9, undefined, { gross: 2 })])).toBe(false);
  expect(await saveOpenings(firm.id, [change(8, { gross: 1 }, undefined)])).toBe(true);
  expect(await stored()).toEqual([{ '9': SEPTEMBER }]);
  expect(await saveOpenings(firm.id, [change(9, SEPTEMBER, undefined)])).toBe(true);
  expect(await stored()).toEqual([]);
});

test('takes an import back, without months changed since', async () => {
  await saveOpenings(firm.id, [change(7, undefined, { gross: 7 })]);
  const undo = await bringOpenings(firm.id, [
    change(7, { gross: 7 }, SEPTEMBER),
    change(8, undefined, SEPTEMBER),
    change(9, undefined, SEPTEMBER),
  ]);
  await saveOpenings(firm.id, [change(9, SEPTEMBER, { gross: 9 })]);
  expect(await undo?.()).toBe(1);
  expect(await stored()).toEqual([{ '7': { gross: 7 }, '9': { gross: 9 } }]);
  expect(await bringOpenings(firm.id, [change(9, undefined, SEPTEMBER)])).toBeUndefined();
});

test('is no absence, is removed with its firm, and is part of every backup', async () => {
  await saveOpenings(firm.id, [change(9, undefined, SEPTEMBER)]);
  expect(await withDatabase((db) => absencesOf(db, firm.id))).toEqual([]);
  expect(await withDatabase(unreadableHere)).toEqual([]);
  expect(await withDatabase((db) => staffRecordIds(db, firm.id))).toContain(
    openingId(firm.id, 2026, worker.id),
  );
  const before = (await withDatabase(everything)).odsustva;
  const read = readBackupText(fileOf(await withDatabase(everything)));
  expect('contents' in read && read.contents.odsustva).toEqual(before);
  const taken = await remove(await withDatabase((db) => storedOf(db, firm.id)));
  expect((await withDatabase(everything)).odsustva).toEqual([]);
  await putBack(taken);
  expect((await withDatabase(everything)).odsustva).toEqual(before);
});

test('leaves a closed month to its closing', async () => {
  await saveOpenings(firm.id, [change(9, undefined, SEPTEMBER), change(10, undefined, SEPTEMBER)]);
  expect((await months()).map(({ month }) => monthCode(month))).toEqual(['2026-09', '2026-10']);
  const workers = await withDatabase((db) => db.radnici.toArray());
  await closeMonth(closing, {
    month: undefined,
    firm: (await withDatabase((db) => db.firme.get(firm.id)))?.changed,
    workers: new Map(workers.map(({ id, changed }) => [id, changed])),
  });
  const all = await months([closing.settled]);
  expect(all.map(({ month, wages }) => [monthCode(month), wages[0]?.opening !== undefined])).toEqual([
    ['2026-09', true],
    ['2026-10', false],
  ]);
  expect(await months([])).toHaveLength(1);
});

test('gives a later month its earlier pay', async () => {
  await saveOpenings(firm.id, [change(9, undefined, SEPTEMBER)]);
  const needs = { ill: [worker.id], limited: [], ofYear: 9, bases: [] };
  const pays = await withDatabase((db) => earlierPaysOf(db, { firm: firm.id, year: 2026, month: 10 }, needs));
  expect(pays.get(worker.id)?.sickBase).toEqual({ amount: 200_000, hours: 17_600 });
});
