import 'fake-indexeddb/auto';
import { movePayday } from '@obracun/engine/payroll/files/frozen-output/move-payday.ts';
import type { MovedPayday } from '@obracun/engine/payroll/model/payout.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import { beforeEach, expect, test } from 'vitest';
import { fileOf, readBackupText } from '../backup/backup-file.ts';
import { importContents } from '../backup/bring-in.ts';
import { emptyDevice } from '../db/empty-device.fixture.ts';
import { everything } from '../db/removal.ts';
import type { StoredRecord } from '../db/tables.ts';
import { withDatabase } from '../db/with-database.ts';
import { closing } from './closing.fixture.ts';
import { closedMonthOf, closeMonth, reopenMonth } from './closing.ts';
import { saveFirm } from './firms.ts';
import { monthById } from './months.ts';
import { saveMovedPayday } from './move-payday.ts';
import { firm, of, worker } from './stored.fixture.ts';
import { saveWorker, workersOf } from './workers.ts';

const MOVE: MovedPayday = { payout: 'main', from: '2026-11-10', to: '2026-11-16', on: '2026-11-12' };

const closed = () => withDatabase((db) => closedMonthOf(db, of)) as Promise<StoredRecord<ClosedMonth>>;
const month = () => withDatabase((db) => monthById(db, 'f:2026-10'));

const move = (known: StoredRecord<ClosedMonth>) =>
  saveMovedPayday(known, movePayday({ closed: known.content, papers: undefined }, MOVE).closed, MOVE);

beforeEach(async () => {
  await emptyDevice();
  const stored = await saveFirm(firm, undefined);
  await saveWorker(worker, undefined);
  const workers = await withDatabase((db) => workersOf(db, 'f'));
  await closeMonth(closing, {
    month: undefined,
    firm: 'stored' in stored ? stored.stored.changed : undefined,
    workers: new Map(workers.map(({ id, changed }) => [id, changed])),
  });
});

test('moves the day of a closing and of its month together, and keeps the month closed', async () => {
  expect(await move(await closed())).toHaveProperty('stored');
  const [record, ofMonth] = [await closed(), await month()];
  expect(record.content.settled.month.payday).toBe('2026-11-16');
  expect(record.content.moved).toEqual([MOVE]);
  expect(ofMonth?.content).toMatchObject({ payday: '2026-11-16', isClosed: true });
  expect(ofMonth?.changed).toBe(record.changed);
});

test('moves nothing when another tab moved the day or reopened the month', async () => {
  const known = await closed();
  await move(known);
  expect(await move(known)).toHaveProperty('elsewhere');
  expect((await closed()).content.moved).toHaveLength(1);
  const now = await closed();
  await reopenMonth(of, { on: '2026-12-01', reason: 'ispravka' });
  expect(await move(now)).toHaveProperty('elsewhere');
  expect((await month())?.content.isClosed).toBe(false);
});

test('keeps the moved day and its note in a backup, and when the month is reopened', async () => {
  await move(await closed());
  const copy = readBackupText(fileOf(await withDatabase(everything)));
  await emptyDevice();
  if ('contents' in copy) await importContents(copy.contents, 'merge', {});
  expect((await closed()).content.moved).toEqual([MOVE]);
  await reopenMonth(of, { on: '2026-12-01', reason: 'ispravka' });
  expect((await month())?.content.payday).toBe('2026-11-16');
});
