import 'fake-indexeddb/auto';
import { newMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { beforeEach, expect, test } from 'vitest';
import { emptyDevice } from '../db/empty-device.fixture.ts';
import { withDatabase } from '../db/with-database.ts';
import { closing } from './closing.fixture.ts';
import { overpaidBefore } from './overpaid.ts';

const [wage] = closing.settled.wages;
if (!wage) throw new Error('no wage');

/** Closing with one worker and this payout. */
const paying = (month: number, payout: number, withheld: SettledMonth['wages'][number]['withheld'] = []) => ({
  ...closing,
  month,
  id: closing.firm,
  repaid: {},
  settled: { ...closing.settled, month: newMonth('f', 2026, month), wages: [{ ...wage, payout, withheld }] },
});

const FIRST = 'f:2026-06@100';

const keep = (id: string, changed: number, content: object) =>
  withDatabase((db) => db.zakljucci.put({ id, changed, content }));

const keepMonth = (month: number, isClosed: boolean, overpaid?: Readonly<Record<string, number>>) => {
  const stated = newMonth('f', 2026, month);
  const workers = overpaid ? { w: { entries: {}, overpaid } } : {};
  return withDatabase((db) =>
    db.mjeseci.put({ id: stated.id, changed: 1, content: { ...stated, isClosed, workers } }),
  );
};

const offeredIn = (month: number) =>
  withDatabase((db) => overpaidBefore(db, `f:2026-${String(month).padStart(2, '0')}`));

beforeEach(async () => {
  await emptyDevice();
  await keep(FIRST, 200, paying(6, 90_000));
  await keep('f:2026-06', 300, paying(6, 80_000));
  await keepMonth(6, true);
});

test('offers the overpayment of June in later months only, once June is closed again', async () => {
  expect(await offeredIn(8)).toEqual([{ closing: FIRST, worker: 'w', amount: 10_000 }]);
  expect(await offeredIn(6)).toEqual([]);
  expect(await offeredIn(5)).toEqual([]);
  await keepMonth(6, false);
  expect(await offeredIn(8)).toEqual([]);
});

test('offers an overpayment once when another month already deducts it', async () => {
  await keepMonth(7, false, { [FIRST]: 10_000 });
  expect(await offeredIn(8)).toEqual([]);
  expect(await offeredIn(7)).toEqual([{ closing: FIRST, worker: 'w', amount: 10_000 }]);
});

test('carries over the remainder when a closed month could not deduct all', async () => {
  const taken = { name: '', creditor: '', account: '', reference: '', received: 'advance' as const };
  await keepMonth(7, true, { [FIRST]: 10_000 });
  await keep('f:2026-07', 400, paying(7, 0, [{ ...taken, amount: 7000, correction: FIRST }]));
  expect(await offeredIn(8)).toEqual([{ closing: FIRST, worker: 'w', amount: 3000 }]);
});

test('offers what the pay of a closed month did not cover, until a later month deducts it', async () => {
  const advance = {
    name: '',
    creditor: '',
    account: '',
    reference: '',
    amount: 2800,
    received: 'advance' as const,
  };
  const july = paying(7, 0);
  const { wages } = july.settled;
  const uncovered = { ...july.settled, wages: wages.map((one) => ({ ...one, leftOut: [advance] })) };
  await keep('f:2026-07', 400, { ...july, settled: uncovered });
  const month = newMonth('f', 2026, 7);
  const workers = { w: { entries: { advance: 90_000 } } };
  await withDatabase((db) =>
    db.mjeseci.put({ id: month.id, changed: 1, content: { ...month, isClosed: true, workers } }),
  );
  const rest = { closing: 'f:2026-07', worker: 'w', amount: 2800 };
  expect(await offeredIn(8)).toContainEqual(rest);
  expect(await offeredIn(7)).not.toContainEqual(rest);
  await keepMonth(8, false, { 'f:2026-07': 1000 });
  expect(await offeredIn(9)).toContainEqual({ ...rest, amount: 1800 });
});
