import { calculateMonth } from '@obracun/engine/payroll/calculate/calculate-month.ts';
import { repaid } from '@obracun/engine/payroll/calculate/debts.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { changesBetween } from '@obracun/engine/payroll/recap/changes.ts';
import { answering, firmOf, monthOf, workerOf } from '@obracun/engine/payroll/staff.fixture.ts';
import { expect, test } from 'vitest';
import { currentWages, settleReopened } from './settled-of.ts';

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
