import 'fake-indexeddb/auto';
import { paymentsId } from '@obracun/engine/payroll/model/month-payments.ts';
import { monthId, newMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import { beforeEach, expect, test } from 'vitest';
import { unreadableHere } from '../../documents/drafts/kinds.ts';
import { fileOf, readBackupText } from '../backup/backup-file.ts';
import { emptyDevice } from '../db/empty-device.fixture.ts';
import { everything, putBack, remove } from '../db/removal.ts';
import { withDatabase } from '../db/with-database.ts';
import { closing } from './closing.fixture.ts';
import { saveFirm, storedOf } from './firms.ts';
import { closedPaymentsOf, paymentsOfMonth, saveStatuses } from './payments.ts';
import { firm, of, worker } from './stored.fixture.ts';
import { saveWorker } from './workers.ts';

const id = monthId(of.firm, of.year, of.month);
const paid = { paid: { day: '2026-11-06', amount: 900 } };
const change = (key: string, before: object | undefined, after: object | undefined) =>
  saveStatuses([{ ...of, key, before, after }]);
const orders = async () => (await withDatabase((db) => paymentsOfMonth(db, id)))?.orders;

beforeEach(async () => {
  await emptyDevice();
  await saveFirm(firm, undefined);
});

test('keeps marks of two tabs, and refuses one that the other tab changed', async () => {
  expect(await change('a', undefined, paid)).toBe(true);
  expect(await change('b', {}, { inCash: true })).toBe(true);
  expect(await change('a', {}, { day: '2026-11-20' })).toBe(false);
  expect(await orders()).toEqual({ a: paid, b: { inCash: true } });
  expect(await change('a', paid, {})).toBe(true);
  expect(await orders()).toEqual({ b: { inCash: true } });
});

test('changes several months all or none', async () => {
  const next = { ...of, month: of.month + 1 };
  await change('a', undefined, paid);
  const both = [
    { ...next, key: 'c', before: undefined, after: paid },
    { ...of, key: 'a', before: undefined, after: {} },
  ];
  expect(await saveStatuses(both)).toBe(false);
  const later = monthId(next.firm, next.year, next.month);
  expect(await withDatabase((db) => paymentsOfMonth(db, later))).toBeNull();
});

test('is part of every backup, and goes with its firm', async () => {
  await change('a', undefined, paid);
  expect(await withDatabase(unreadableHere)).toEqual([]);
  const before = (await withDatabase(everything)).odsustva;
  const read = readBackupText(fileOf(await withDatabase(everything)));
  expect('contents' in read && read.contents.odsustva).toEqual(before);
  const taken = await remove(await withDatabase((db) => storedOf(db, firm.id)));
  expect((await withDatabase(everything)).odsustva).toEqual([]);
  expect(await change('a', undefined, paid)).toBe(false);
  await putBack(taken);
  expect(await orders()).toEqual({ a: paid });
});

test('sets an unreadable record aside before replacing it', async () => {
  const stored = { id: paymentsId(of.firm, of), changed: 5, content: { strange: true } };
  await withDatabase((db) => db.odsustva.add(stored));
  await change('a', undefined, paid);
  const { odlozeno } = await withDatabase(everything);
  expect(odlozeno.map(({ content }) => content)).toEqual([{ strange: true }]);
});

test('reads closed months from the first with a mark, and does not change them', async () => {
  await saveWorker(worker, undefined);
  for (const month of [8, 9, 10]) {
    const stored = { ...newMonth(of.firm, of.year, month), isClosed: true };
    const content = {
      ...closing,
      id: monthId(of.firm, of.year, month),
      month,
      settled: { ...closing.settled, month: stored },
    };
    await withDatabase(async (db) => {
      await db.mjeseci.put({ id: stored.id, changed: 1, content: stored });
      await db.zakljucci.put({ id: stored.id, changed: 1, content: { ...content, repaid: {} } });
    });
  }
  const months = async () =>
    (await withDatabase((db) => closedPaymentsOf(db, of.firm))).closings.map(({ month }) => month);
  expect(await months()).toEqual([10]);
  const before = (await withDatabase(everything)).zakljucci;
  await saveStatuses([{ ...of, month: 9, key: 'a', before: undefined, after: paid }]);
  expect(await months()).toEqual([9, 10]);
  expect((await withDatabase(everything)).zakljucci).toEqual(before);
});
