import 'fake-indexeddb/auto';
import { newFirm } from '@obracun/engine/payroll/model/reading/firm.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { newWorker } from '@obracun/engine/payroll/model/worker.ts';
import { beforeEach, expect, test } from 'vitest';
import { emptyDevice } from '../../../storage/db/empty-device.fixture.ts';
import { remove } from '../../../storage/db/removal.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { saveFirm } from '../../../storage/payroll/firms.ts';
import { bringWorkers } from '../../../storage/payroll/import-workers.ts';
import { monthsOfYear, saveWorkerMonths } from '../../../storage/payroll/months.ts';
import { saveWorker, workersOf } from '../../../storage/payroll/workers.ts';
import { bringHours } from './import-hours.ts';

beforeEach(async () => {
  await emptyDevice();
  await saveFirm(newFirm('f', 'rs'), undefined);
});

const first: Worker = { ...newWorker('a', 'f'), lastName: 'Prvi' };
const second: Worker = { ...newWorker('b', 'f'), lastName: 'Drugi' };
const stored = () => withDatabase((db) => workersOf(db, 'f'));
const namesStored = async () => (await stored()).map(({ content }) => content.lastName);

test('adds workers in one step and undoes all but one changed since', async () => {
  await saveWorker(first, undefined);
  const undo = await bringWorkers([{ ...first, lastName: 'Prva' }, second], await stored());
  expect(await namesStored()).toEqual(['Drugi', 'Prva']);
  const [there] = await stored();
  await saveWorker({ ...second, position: 'kuhar' }, there?.changed);
  expect(await undo?.()).toBe(1);
  expect(await namesStored()).toEqual(['Drugi', 'Prvi']);
});

test('keeps a worker removed when the import is undone after the removal', async () => {
  await saveWorker(first, undefined);
  const undo = await bringWorkers([{ ...first, lastName: 'Prva' }, second], await stored());
  await remove({ radnici: ['a', 'b'] });
  expect(await undo?.()).toBe(1);
  expect(await namesStored()).toEqual([]);
});

test('rejects the whole import when another tab changed one worker', async () => {
  await saveWorker(first, undefined);
  const known = await stored();
  await saveWorker({ ...first, position: 'vozač' }, known[0]?.changed);
  expect(await bringWorkers([{ ...first, lastName: 'Prva' }, second], known)).toBeUndefined();
  expect(await namesStored()).toEqual(['Prvi']);
});

const of = { firm: 'f', year: 2026, month: 10 };
const inMonth = async () => (await withDatabase((db) => monthsOfYear(db, 'f', 2026)))[0]?.content.workers;

test('merges hours into a month, clears by zero, and undoes all', async () => {
  const before = { entries: { overtime: 500, bonus: 10_000, transport: 0 }, note: 'ostaje' };
  await saveWorkerMonths(of, { a: { before: undefined, after: before } });
  const undo = await bringHours(of, { a: before }, [
    { worker: first, entries: { overtime: 0, night: 800 } },
    { worker: second, entries: { sickHours: 1600 }, note: 'bolovanje' },
  ]);
  expect(await inMonth()).toEqual({
    a: { entries: { bonus: 10_000, transport: 0, night: 800 }, note: 'ostaje' },
    b: { entries: { sickHours: 1600 }, note: 'bolovanje' },
  });
  await undo();
  expect(await inMonth()).toEqual({ a: before });
});

test('replaces only the unreadable value when a number is imported for it', async () => {
  const before = { entries: {}, unread: { overtime: 'osam', night: 'x' } };
  await saveWorkerMonths(of, { a: { before: undefined, after: before } });
  const undo = await bringHours(of, { a: before }, [{ worker: first, entries: { overtime: 0 } }]);
  expect(await inMonth()).toEqual({ a: { entries: {}, unread: { night: 'x' } } });
  await undo();
  await bringHours(of, { a: before }, [{ worker: first, entries: { overtime: 800, night: 0 } }]);
  expect(await inMonth()).toEqual({ a: { entries: { overtime: 800 } } });
});

test('keeps zero when transport overrides the standing amount', async () => {
  const undo = await bringHours(of, {}, [{ worker: first, entries: { transport: 0, overtime: 0 } }]);
  expect(await inMonth()).toEqual({ a: { entries: { transport: 0 } } });
  await undo();
  expect(await inMonth()).toEqual({});
});

test('rejects the import when the month changed meanwhile', async () => {
  await saveWorkerMonths(of, { a: { before: undefined, after: { entries: { night: 100 } } } });
  await expect(bringHours(of, {}, [{ worker: first, entries: { night: 200 } }])).rejects.toThrow(
    'u međuvremenu',
  );
  expect(await inMonth()).toEqual({ a: { entries: { night: 100 } } });
});
