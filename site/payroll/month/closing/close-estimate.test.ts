import 'fake-indexeddb/auto';
import { estimatedWorkers } from '@obracun/engine/payroll/month/calculate/estimated.ts';
import { answering, firmOf, workerOf } from '@obracun/engine/payroll/staff.fixture.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDevice } from '../../../storage/db/empty-device.fixture.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { closedMonthOf } from '../../../storage/payroll/closing.ts';
import { saveFirm } from '../../../storage/payroll/firms.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { saveWorker } from '../../../storage/payroll/workers.ts';
import { recalculate } from '../back-pay/recalculate.ts';
import { close } from './close.ts';
import { calculateStored, readStoredMonth } from './stored-month.ts';

const answer = await answering();

/** True while the service answers as it does before a figure is published. */
let isEstimating = false;

const serve = async (address: string, { body }: { readonly body?: string } = {}): Promise<Response> => {
  if (address !== '/obracuni') return new Response(null, { headers: { ETag: '"propis"' } });
  const answers = (await answer(JSON.parse(body ?? '[]'))) as readonly object[];
  const estimated = (one: object) => ('greske' in one ? one : { ...one, procjena: true });
  return Response.json(isEstimating ? answers.map(markedIn) : answers);

  function markedIn(one: object): object {
    return 'odgovor' in one ? { ...one, odgovor: estimated(one.odgovor as object) } : estimated(one);
  }
};

beforeEach(async () => {
  isEstimating = true;
  vi.stubGlobal('fetch', serve);
  await emptyDevice();
  await saveFirm(firmOf({ id: 'a', entity: 'rs', defaults: { seniority: 0 } }), undefined);
  await saveWorker(workerOf({ id: 'a1', firm: 'a', jmbg: '' }), undefined);
});
afterEach(() => vi.unstubAllGlobals());

const october: MonthOf = { firm: 'a', year: 2026, month: 10 };

async function closeAs(isAccepted: boolean): Promise<string | undefined> {
  const stored = await withDatabase((db) => readStoredMonth(db, october));
  if (!stored) throw new Error('no firm');
  const { settled } = await calculateStored(stored);
  expect(estimatedWorkers(settled)).toEqual(['a1']);
  return close(settled, stored.known, '2026-11-05', isAccepted);
}

const closing = () => withDatabase(async (db) => (await closedMonthOf(db, october))?.content);

test('closes no estimate when it was not confirmed', async () => {
  expect(await closeAs(false)).toContain('Mjesec je procjena');
  expect(await closing()).toBeUndefined();
});

test('stores the confirmation with the closing, and replaces both when the law of the month is known', async () => {
  expect(await closeAs(true)).toBeUndefined();
  expect(await closing()).toMatchObject({ estimateAccepted: '2026-11-05' });
  const affected = { ...october, workers: ['a1'] };
  expect(await recalculate([affected], 'još procjena', () => undefined)).toBeUndefined();
  expect(await closing()).toMatchObject({ estimateAccepted: '2026-11-05' });
  isEstimating = false;
  expect(await recalculate([affected], 'objavljeno', () => undefined, true)).toBeUndefined();
  const after = await closing();
  expect(after).not.toHaveProperty('estimateAccepted');
  expect(after && estimatedWorkers(after.settled)).toEqual([]);
});
