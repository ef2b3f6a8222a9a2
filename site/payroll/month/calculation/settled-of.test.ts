import { changesBetween } from '@obracun/engine/payroll/books/recap/changes.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { calculateMonth } from '@obracun/engine/payroll/month/calculate/calculate-month.ts';
import { repaid } from '@obracun/engine/payroll/month/calculate/debts.ts';
import { answering, firmOf, monthOf, workerOf } from '@obracun/engine/payroll/staff.fixture.ts';
import { expect, test } from 'vitest';
import { outcomesOf } from './outcome.ts';
import { currentWages, settleReopened } from './settled-of.ts';
import { withStoredWages } from './stored-wages.ts';

const answer = await answering();

test('gives a closed month with paid-off debts the same result when it is reopened, in the current firm', async () => {
  const loan = { id: 'k', name: 'Kredit', creditor: '', account: '', reference: '' };
  const worker = workerOf({ deductions: [{ ...loan, amount: 30_000, remaining: 20_000 }] });
  const [firm, month] = [firmOf(), monthOf()];
  const { wages } = await calculateMonth(firm, [worker], month, answer);
  const settled: SettledMonth = { firm, month, wages };
  const closed = { settled, repaid: { r1: { k: 20_000 } } };
  const now = [repaid(worker, wages[0]?.withheld ?? [])];
  expect(now[0]?.deductions[0]?.remaining).toBe(0);
  expect(changesBetween(settled, (await settleReopened(closed, firm, now, [], answer)).settled, [])).toEqual(
    [],
  );
  const { settled: other } = await settleReopened(
    closed,
    firmOf({ defaults: { hotMeal: 1200 } }),
    now,
    [],
    answer,
  );
  expect(changesBetween(settled, other, [])[0]?.causes.map(({ kind }) => kind)).toEqual(['pay']);
});

test('excludes outdated wages of a month', async () => {
  const [firm, month] = [firmOf(), monthOf()];
  const { wages } = await calculateMonth(firm, [workerOf(), workerOf({ id: 'r2' })], month, answer);
  const outcomes = new Map(wages.map((wage) => [wage.worker.id, wage]));
  expect([...currentWages({ outcomes, waiting: new Set(['r1']) }).keys()]).toEqual(['r2']);
});

/** RS: a part of full-time pay below the minimum base; a rule of today asks for the other income. */
async function closedBeforeRule(own: Partial<Worker> = {}) {
  const firm = firmOf({ entity: 'rs' });
  const agreed = [{ from: '2020-01-01', kind: 'bruto', amount: 60_000 }] as const;
  const worker = workerOf({ agreed, ...own });
  const { wages } = await calculateMonth(firm, [worker, workerOf({ id: 'r2' })], monthOf(), answer);
  const withOther = { ...worker, worksElsewhere: true };
  const settled: SettledMonth = {
    firm,
    month: monthOf({}, { isClosed: true }),
    wages: wages.map((wage) => (wage.worker.id === 'r1' ? { ...wage, worker: withOther } : wage)),
  };
  return { firm, closed: { settled, repaid: {} }, workers: [withOther, workerOf({ id: 'r2' })] };
}

test('keeps the closed figures of a worker whom a rule stops and who did not change', async () => {
  const { firm, closed, workers } = await closedBeforeRule();
  const moved = workers.map((worker) => ({ ...worker, address: 'Nova ulica 1', email: 'r@primjer.ba' }));
  const { settled, stopped, stored } = await settleReopened(closed, firm, moved, [], answer);
  expect(stopped).toEqual([]);
  expect(stored.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('bruto kod drugog poslodavca'),
  ]);
  expect(settled.wages).toHaveLength(2);
  expect(changesBetween(closed.settled, settled, [])).toEqual([]);
  expect(settled.wages[0]?.worker.address).toBe('Nova ulica 1');
});

test.each([
  ['pay', { agreed: [{ from: '2020-01-01', kind: 'bruto', amount: 61_000 }] }],
  ['dependants', { dependants: 1_000_000 }],
  ['days of employment', { employedTo: '2026-10-15' }],
] as const)('keeps no figures of a stopped worker with other %s', async (_, change) => {
  const { firm, closed, workers } = await closedBeforeRule();
  const changed = workers.map((worker) => (worker.id === 'r1' ? { ...worker, ...change } : worker));
  const { stopped, stored } = await settleReopened(closed, firm, changed, [], answer);
  expect([stopped.length, stored.length]).toEqual([1, 0]);
});

test('keeps no figures of a stopped worker with other hours', async () => {
  const { firm, closed, workers } = await closedBeforeRule();
  const month = monthOf({ r1: { entries: { overtime: 400 } } });
  const outcomes = await outcomesOf(firm, workers, month, answer);
  expect(withStoredWages(closed, firm, workers, month, outcomes).stored.size).toBe(0);
});
