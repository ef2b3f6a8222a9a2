import 'fake-indexeddb/auto';
import { newMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import { expect, test, vi } from 'vitest';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { saveWorkerMonths } from '../../../storage/payroll/months.ts';
import { fillDisk, freeDisk, full, monthStored, of, onDevice, typing } from './typing.fixture.ts';

onDevice();

test('saves an edit and its correction by one retry when the disk was full', async () => {
  const { keeper, state, type, settled, waiting } = typing();
  await fillDisk();
  type('amra', '8');
  await settled(({ trouble }) => trouble.unsaved, 'full');
  type('amra', '9');
  type('ivan', '4');
  expect(waiting(state.last)).toBe(3);
  keeper.retry();
  await settled(({ trouble }) => trouble.unsaved, 'full');
  expect(waiting(state.last)).toBe(3);
  await freeDisk();
  keeper.retry();
  await settled(waiting, 0);
  expect(state.last.trouble).toEqual({ elsewhere: [], closed: [] });
  expect((await monthStored())?.workers).toEqual({
    amra: { entries: { overtime: 900 } },
    ivan: { entries: { overtime: 400 } },
  });
});

test('keeps the value of another tab in the same cell, and reports it together with a full disk', async () => {
  const { state, type, settled } = typing();
  await saveWorkerMonths(of, { amra: { before: undefined, after: { entries: { overtime: 100 } } } });
  type('amra', '8');
  await settled(({ trouble }) => trouble.elsewhere, ['amra']);
  await withDatabase(async (db) => db.mjeseci.hook('updating', full));
  type('ivan', '4');
  await settled(({ trouble }) => trouble.unsaved, 'full');
  await withDatabase(async (db) => db.mjeseci.hook('updating').unsubscribe(full));
  expect(state.last.trouble.elsewhere).toEqual(['amra']);
});

test('reports pending edits when another tab closes the month', async () => {
  const { type, settled } = typing();
  await withDatabase((db) =>
    db.mjeseci.put({ id: 'f:2026-10', changed: 1, content: { ...newMonth('f', 2026, 10), isClosed: true } }),
  );
  type('amra', '8');
  await settled(({ trouble }) => trouble, { elsewhere: [], closed: ['amra'] });
});

test('saves pending steps in one transaction, and merges each separately', async () => {
  const { keep, state, type, settled, waiting } = typing();
  await saveWorkerMonths(of, { ivan: { before: undefined, after: { entries: { overtime: 100 } } } });
  for (const text of ['8', '9', '10']) type('amra', text);
  type('ivan', '4');
  await settled(waiting, 0);
  expect(keep.mock.calls.map(([changes]) => changes.length)).toEqual([1, 3]);
  expect(state.last.trouble).toEqual({ elsewhere: ['ivan'], closed: [] });
  expect((await monthStored())?.workers).toEqual({
    amra: { entries: { overtime: 1000 } },
    ivan: { entries: { overtime: 100 } },
  });
});

test('logs pending edits first, and clears the log when they are saved', async () => {
  const { written, type, settled, waiting } = typing();
  type('amra', '8');
  type('ivan', '4');
  expect(written.last.flatMap(({ workers }) => Object.keys(workers))).toEqual(['amra', 'ivan']);
  await settled(waiting, 0);
  expect(written.last).toEqual([]);
});

test('confirms leaving while an edit can be neither saved nor logged', async () => {
  const { keeper, written, type, settled, waiting } = typing();
  type('amra', '8');
  expect(keeper.isAtRisk()).toBe(false);
  written.isTaken = false;
  type('amra', '9');
  expect(keeper.isAtRisk()).toBe(true);
  await settled(waiting, 0);
  expect(keeper.isAtRisk()).toBe(false);
  await withDatabase(async (db) => db.mjeseci.hook('updating', full));
  written.isTaken = true;
  type('amra', '10');
  await settled(({ trouble }) => trouble.unsaved, 'full');
  await withDatabase(async (db) => db.mjeseci.hook('updating').unsubscribe(full));
  expect(keeper.isAtRisk()).toBe(true);
});

test('retries a save when the disk was full', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { state, type, settled, waiting } = typing();
  await fillDisk();
  type('amra', '8');
  await settled(({ trouble }) => trouble.unsaved, 'full');
  await freeDisk();
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  await settled(waiting, 0);
  expect(state.last.trouble.unsaved).toBeUndefined();
});
