import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { emptyDevice } from '../db/empty-device.fixture.ts';
import { withDatabase } from '../db/with-database.ts';
import { closing } from './closing.fixture.ts';
import { closedMonthOf, closeMonth, reopenMonth } from './closing.ts';
import { earlierClosings, lastCorrected } from './earlier-closings.ts';
import { firmsOf, saveFirm } from './firms.ts';
import { saveRemade } from './remake-papers.ts';
import { firm, of, worker } from './stored.fixture.ts';
import { saveWorker, workersOf } from './workers.ts';

beforeEach(async () => {
  await emptyDevice();
  await saveFirm(firm, undefined);
  await saveWorker(worker, undefined);
  await close();
});

async function close(month?: number): Promise<void> {
  const workers = await withDatabase((db) => workersOf(db, 'f'));
  const [stored] = await withDatabase(firmsOf);
  const moments = new Map(workers.map(({ id, changed }) => [id, changed]));
  await closeMonth(closing, { month, firm: stored?.changed, workers: moments });
}

const closedNow = async () => {
  const found = await withDatabase((db) => closedMonthOf(db, of));
  if (!found) throw new Error('open');
  return found;
};
const history = () => withDatabase((db) => earlierClosings(db, 'f:2026-10'));

test('keeps the former papers when they are made again, apart from corrections', async () => {
  const before = await closedNow();
  await saveRemade(before, { ...before.content, papers: 'novi' }, '2027-03-02');
  expect((await closedNow()).content.papers).toBe('novi');
  const { closings } = await history();
  expect(closings.map(({ content }) => ({ ...content, id: before.id }))).toEqual([
    { ...before.content, reopened: { on: '2027-03-02', reason: '', isRemade: true } },
  ]);
  expect(lastCorrected(await history())).toBeUndefined();
});

test('stores nothing when the closing changed meanwhile', async () => {
  const before = await closedNow();
  await reopenMonth(of, { on: '2027-03-02', reason: 'ispravka' });
  expect(await saveRemade(before, before.content, '2027-03-02')).toHaveProperty('elsewhere');
  const { closings } = await history();
  expect(closings).toHaveLength(1);
  expect(lastCorrected(await history())?.reopened?.reason).toBe('ispravka');
});
