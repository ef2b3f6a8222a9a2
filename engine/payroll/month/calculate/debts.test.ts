import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWorker } from '../../model/reading/worker.ts';
import { workerOf } from '../../staff.fixture.ts';
import { owingAgain, recalculatedDebts, repaid, repaymentsOf } from './debts.ts';
import { standing } from './settled-wage.fixture.ts';

const outstanding = (remaining: number) =>
  workerOf({ deductions: [standing({ amount: 10_000, remaining })] });
const took = (amount: number) => ({ repaid: { r1: { o1: amount } } });
const restOf = (worker: ReturnType<typeof outstanding>) => worker.deductions[0]?.remaining;

/** Two devices each closed another month, and are merged. */
const mergedAfter = (debt: number, mine: number, its: number) =>
  recalculatedDebts(
    outstanding(debt - mine),
    repaymentsOf([took(mine)]),
    repaymentsOf([took(mine), took(its)]),
  );

test('restores nothing beyond a debt when two devices exceeded it and one month is reopened', () => {
  const merged = mergedAfter(50_000, 40_000, 30_000);
  expect(restOf(merged)).toBe(0);
  const reopened = owingAgain(merged, { o1: 30_000 });
  expect(restOf(reopened)).toBe(10_000);
  expect(reopened.deductions[0]).not.toHaveProperty('overpaid');
  expect(restOf(owingAgain(reopened, { o1: 40_000 }))).toBe(50_000);
});

test('is stored with the worker, and is ignored when the debt is typed again', () => {
  const merged = mergedAfter(50_000, 40_000, 30_000);
  expect(readWorker(structuredClone(merged))).toEqual(merged);
  const [debt] = merged.deductions;
  const typed = { ...merged, deductions: debt ? [{ ...debt, remaining: 90_000 }] : [] };
  const paid = { name: '', creditor: '', account: '', reference: '', amount: 1000, standing: 'o1' };
  expect(restOf(repaid(typed, [paid]))).toBe(89_000);
});

test('restores the debt when two months are reopened in any order', () => {
  const taken = fc.integer({ min: 0, max: 50_000 });
  fc.assert(
    fc.property(taken, taken, fc.boolean(), (mine, its, isMineFirst) => {
      const [first, second] = isMineFirst ? [mine, its] : [its, mine];
      const once = owingAgain(mergedAfter(50_000, mine, its), { o1: first });
      expect(restOf(once)).toBe(50_000 - second);
      expect(restOf(owingAgain(once, { o1: second }))).toBe(50_000);
    }),
  );
});
