import 'fake-indexeddb/auto';
import { paymentsOf } from '@obracun/engine/payroll/payments/due/payment.ts';
import { answering, firmOf, workerOf } from '@obracun/engine/payroll/staff.fixture.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDevice } from '../../../storage/db/empty-device.fixture.ts';
import { everything } from '../../../storage/db/removal.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { reopenMonth } from '../../../storage/payroll/closing.ts';
import { setLock } from '../../../storage/payroll/firm-lock.ts';
import { saveFirm } from '../../../storage/payroll/firms.ts';
import { markStep } from '../../../storage/payroll/month-steps.ts';
import { saveWorkerMonths } from '../../../storage/payroll/months.ts';
import { closedPaymentsOf, saveStatuses } from '../../../storage/payroll/payments.ts';
import { saveWorker } from '../../../storage/payroll/workers.ts';
import { closeUnchanged, isPlain, prepareUnchanged, type Unchanged } from './close-unchanged.ts';
import { EVERYTHING, isShown } from './overview-filter.ts';
import { nextDeadline, type OverviewFirm, overviewFirms, stateOf } from './overview-firms.ts';

const answer = await answering();

/** The service: wages are calculated here, and its law has a mark. */
const serve = async (address: string, { body }: { readonly body?: string } = {}): Promise<Response> =>
  address === '/obracuni'
    ? Response.json(await answer(JSON.parse(body ?? '[]')))
    : new Response(null, { headers: { ETag: '"propis"' } });

const NAMES = { a: 'Alfa', b: 'Čelik' } as const;
const inMonth = (firm: string, month: number) => ({ firm, year: 2026, month });
const overtime = { before: undefined, after: { entries: { overtime: 800 } } };
const bonus = { before: undefined, after: { entries: { bonus: 10_000 } } };

afterEach(() => vi.unstubAllGlobals());
beforeEach(async () => {
  vi.stubGlobal('fetch', serve);
  await emptyDevice();
  await saveFirm(
    firmOf({ id: 'a', name: NAMES.a, defaults: { overtimeUplift: 300_000, seniority: 0 } }),
    undefined,
  );
  await saveFirm(firmOf({ id: 'b', name: NAMES.b, entity: 'rs', defaults: { seniority: 0 } }), undefined);
  await saveWorker(workerOf({ id: 'a1', firm: 'a', jmbg: '' }), undefined);
  await saveWorker(workerOf({ id: 'b1', firm: 'b', jmbg: '' }), undefined);
});

/** Closes a month of a firm, as its question does. */
async function closed(firm: string, month: number): Promise<void> {
  const { close } = await import('../../month/closing/close.ts');
  const { calculateStored, readStoredMonth } = await import('../../month/closing/stored-month.ts');
  const stored = await withDatabase((db) => readStoredMonth(db, inMonth(firm, month)));
  if (!stored) throw new Error('no firm');
  expect(await close((await calculateStored(stored)).settled, stored.known)).toBeUndefined();
}

const overview = async (code = '2026-10'): Promise<readonly OverviewFirm[]> =>
  withDatabase((db) => overviewFirms(db, code));
const rowOf = async (id: string, code?: string) => {
  const row = (await overview(code)).find((one) => one.id === id);
  if (!row) throw new Error(id);
  return row;
};

const ready = async (firm: string, month = 10): Promise<Unchanged> => {
  const one = await prepareUnchanged(inMonth(firm, month));
  if (!one || 'reason' in one) throw new Error(one?.reason ?? 'nothing');
  return one;
};

test('moves a firm through the states of its month, and by its marks', async () => {
  expect(stateOf(await rowOf('a'))).toBe('open');
  await closed('a', 10);
  expect(stateOf(await rowOf('a'))).toBe('unpaid');
  expect((await rowOf('a')).closed?.summary.payout).toBeGreaterThan(0);
  await markStep('a', inMonth('a', 10), 'paid', '2026-11-10');
  expect(stateOf(await rowOf('a'))).toBe('unfiled');
  await markStep('a', inMonth('a', 10), 'slips', '2026-11-10');
  await markStep('a', inMonth('a', 10), 'filed', '2026-11-13');
  expect(stateOf(await rowOf('a'))).toBe('done');
  expect(stateOf(await rowOf('a', '2026-09'))).toBe('open');
  await markStep('a', inMonth('a', 10), 'paid', undefined);
  expect(stateOf(await rowOf('a'))).toBe('unpaid');
});

test('takes a month as paid when all its orders are marked, however its step is marked', async () => {
  await closed('a', 10);
  const { closings } = await withDatabase((db) => closedPaymentsOf(db, 'a'));
  const payments = closings.flatMap((one) => paymentsOf(one.settled.month, one, undefined));
  const mark = (keys: readonly string[], line?: string) =>
    saveStatuses(
      payments
        .filter(({ key }) => keys.includes(key))
        .map(({ key, amount }) => ({
          ...inMonth('a', 10),
          key,
          before: undefined,
          after: { paid: { day: '2026-11-06', amount, ...(line && { line }) } },
        })),
    );
  const [first = '', ...rest] = payments.map(({ key }) => key);
  await mark(rest, 'izvod');
  expect(stateOf(await rowOf('a'))).toBe('unpaid');
  await mark([first], 'izvod');
  const row = await rowOf('a');
  expect(stateOf(row)).toBe('unfiled');
  expect(row).toMatchObject({
    paidOff: { day: '2026-11-06', byStatement: true },
    steps: { paid: '2026-11-06' },
  });
  await markStep('a', inMonth('a', 10), 'paid', undefined);
  expect(stateOf(await rowOf('a'))).toBe('unfiled');
});

test('names the next deadline whose step is not done', async () => {
  // The payday is 10 November; MIP is due on Sunday, 15 November.
  expect(nextDeadline(await rowOf('a'))?.day).toBe('2026-11-10');
  await markStep('a', inMonth('a', 10), 'paid', '2026-11-10');
  expect(nextDeadline(await rowOf('a'))).toMatchObject({ id: 'mip-1023', day: '2026-11-13' });
  await markStep('a', inMonth('a', 10), 'filed', '2026-11-12');
  expect(nextDeadline(await rowOf('a'))).toBeUndefined();
});

test('finds firms by name without diacritics, by state and by entity', async () => {
  const firms = await overview();
  const found = (filter: object) =>
    firms.filter((one) => isShown(one, { ...EVERYTHING, ...filter })).map(({ firm }) => firm.name);
  expect(found({})).toEqual(['Alfa', 'Čelik']);
  expect(found({ question: 'celik' })).toEqual(['Čelik']);
  expect(found({ entity: 'fbih' })).toEqual(['Alfa']);
  expect(found({ state: 'done' })).toEqual([]);
});

test('closes a month as the one before, with its recurring entries, and only once', async () => {
  await saveWorkerMonths(inMonth('a', 9), { a1: overtime });
  await closed('a', 9);
  const one = await ready('a');
  expect(one.change).toEqual({ a1: overtime });
  expect(isPlain(one)).toBe(true);
  expect((await rowOf('a')).typed).toBe(0);
  expect(await closeUnchanged(one)).toBeUndefined();
  const row = await rowOf('a');
  expect(row.closed?.summary.payout).toBe(one.summary.payout);
  expect(row.month.workers).toMatchObject({ a1: { entries: { overtime: 800 } } });
  expect(await closeUnchanged(one)).toContain('u međuvremenu');
  expect(await prepareUnchanged(inMonth('a', 10))).toBeUndefined();
});

test('leaves one-off entries out and says so', async () => {
  await saveWorkerMonths(inMonth('b', 9), { b1: bonus });
  await closed('b', 9);
  const one = await ready('b');
  expect(one.change).toEqual({});
  expect(one.once).toHaveLength(1);
  expect(isPlain(one)).toBe(false);
  expect(one.before - one.summary.payout).toBeGreaterThan(0);
});

test('asks to open a month without a closed one before it, with an error, or of a locked firm', async () => {
  expect(await prepareUnchanged(inMonth('a', 10))).toMatchObject({
    reason: expect.stringContaining('nije zaključen'),
  });
  await closed('a', 9);
  await saveWorkerMonths(inMonth('a', 10), {
    a1: { before: undefined, after: { entries: {}, unread: { overtime: 'abc' } } },
  });
  expect(await prepareUnchanged(inMonth('a', 10))).toMatchObject({ reason: 'Za ispraviti: 1.' });
  await setLock('a', { since: '2026-11-27', reason: 'x' });
  expect(await prepareUnchanged(inMonth('a', 10))).toMatchObject({ reason: 'Firma je zaključana.' });
});

test('leads to an earlier open month instead of closing over it', async () => {
  await saveWorkerMonths(inMonth('a', 7), { a1: overtime });
  await closed('a', 9);
  expect(await prepareUnchanged(inMonth('a', 10))).toEqual({
    of: inMonth('a', 7),
    name: NAMES.a,
    reason: 'Ranije nije zaključen: juli 2026. Zaključite prvo njega.',
  });
  await closed('a', 7);
  await closed('a', 8);
  expect((await ready('a')).of).toEqual(inMonth('a', 10));
});

test('closes nothing when the month changed after it was shown', async () => {
  await closed('a', 9);
  const one = await ready('a');
  await saveWorkerMonths(inMonth('a', 10), { a1: bonus });
  const before = await withDatabase(everything);
  expect(await closeUnchanged(one)).toContain('u međuvremenu');
  expect(await withDatabase(everything)).toEqual(before);
});

test('closes a reopened month again with the kept figures of a worker whom a rule stops', async () => {
  const agreed = [{ from: '2020-01-01', kind: 'bruto', amount: 60_000 }] as const;
  const b1 = await withDatabase((db) => db.radnici.get('b1'));
  await saveWorker(workerOf({ id: 'b1', firm: 'b', jmbg: '', agreed }), b1?.changed);
  await closed('b', 9);
  await closed('b', 10);
  // As it was closed before the rule that asks for the other income.
  await withDatabase(async (db) => {
    await db.table('radnici').update('b1', { 'content.worksElsewhere': true });
    await db
      .table('zakljucci')
      .update('b:2026-10', { 'content.settled.wages.0.worker.worksElsewhere': true });
  });
  await reopenMonth(inMonth('b', 10), { on: '2026-11-21', reason: 'ispravka' });
  const one = await ready('b');
  expect([one.summary.problems, one.summary.warnings]).toEqual([0, 1]);
  expect(isPlain(one)).toBe(false);
  expect(await closeUnchanged(one)).toBeUndefined();
  expect((await rowOf('b')).closed?.summary.payout).toBe(one.before);
});
