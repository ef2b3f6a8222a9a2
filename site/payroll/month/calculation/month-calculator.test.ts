import type { WorkerMonth } from '@obracun/engine/payroll/model/month.ts';
import type { RequestWages } from '@obracun/engine/payroll/month/calculate/calculate-month.ts';
import { answering, firmOf, monthOf, workerOf } from '@obracun/engine/payroll/staff.fixture.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type MonthCalculation, MonthCalculator, PAUSE_MS } from './month-calculator.ts';
import { isSettled } from './outcome.ts';
import { WageRequestFailed } from './request-wages.ts';

const firm = firmOf();
const staff = ['r1', 'r2', 'r3'].map((id) => workerOf({ id }));
const month = (workers: Readonly<Record<string, WorkerMonth>> = {}) => monthOf(workers);
const answer = await answering();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A calculator, its last state, and the number of wages in each request. */
function rules(ask: RequestWages = answer) {
  const sizes: number[] = [];
  const state: { last?: MonthCalculation } = {};
  const calculator = new MonthCalculator(
    (requests) => {
      sizes.push(requests.length);
      return ask(requests);
    },
    (now) => {
      state.last = now;
    },
  );
  const payout = (id: string) => {
    const outcome = state.last?.outcomes.get(id);
    return isSettled(outcome) ? outcome.payout : undefined;
  };
  return { calculator, sizes, state, payout };
}

test('requests only a changed row, after a pause; the others stay', async () => {
  const { calculator, sizes, state, payout } = rules();
  calculator.want(firm, staff, month());
  await vi.advanceTimersByTimeAsync(0);
  const before = payout('r1');
  expect([sizes, state.last?.waiting.size]).toEqual([[3], 0]);
  calculator.want(firm, staff, month({ r2: { entries: { bonus: 10_000 } } }));
  expect([...(state.last?.waiting ?? [])]).toEqual(['r2']);
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  expect(sizes).toEqual([3]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sizes).toEqual([3, 1]);
  expect(payout('r2')).toBeGreaterThan(before ?? 0);
  expect(payout('r1')).toBe(before);
});

test('is not delayed when the input is saved meanwhile', async () => {
  const { calculator, sizes } = rules();
  calculator.want(firm, staff, month());
  await vi.advanceTimersByTimeAsync(0);
  const stated = { r2: { entries: { bonus: 10_000 } } };
  calculator.want(firm, staff, month(stated));
  await vi.advanceTimersByTimeAsync(PAUSE_MS - 1);
  calculator.want(firm, [...staff], month(structuredClone(stated)));
  await vi.advanceTimersByTimeAsync(1);
  expect(sizes).toEqual([3, 1]);
});

test('requests nothing when a note changes', async () => {
  const { calculator, sizes } = rules();
  calculator.want(firm, staff, month());
  await vi.advanceTimersByTimeAsync(0);
  calculator.want(firm, staff, month({ r1: { entries: {}, note: 'godišnji od petka' } }));
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect(sizes).toEqual([3]);
});

test('drops an outdated answer', async () => {
  const waits: (() => void)[] = [];
  const slow: RequestWages = async (requests) => {
    await new Promise<void>((resolve) => waits.push(resolve));
    return answer(requests);
  };
  const { calculator, state, payout } = rules(slow);
  calculator.want(firm, [workerOf()], month());
  await vi.advanceTimersByTimeAsync(0);
  calculator.want(firm, [workerOf()], month({ r1: { entries: { bonus: 100_000 } } }));
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  waits[1]?.();
  await vi.advanceTimersByTimeAsync(0);
  const late = payout('r1');
  waits[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(late).toBeGreaterThan(0);
  expect([payout('r1'), state.last?.waiting.size]).toEqual([late, 0]);
});

test('reports that it is offline, keeps known wages, and retries', async () => {
  let isOffline = false;
  const { calculator, sizes, state, payout } = rules((requests) =>
    isOffline ? Promise.reject(new WageRequestFailed('Nema veze.')) : answer(requests),
  );
  calculator.want(firm, staff, month());
  await vi.advanceTimersByTimeAsync(0);
  const before = payout('r2');
  isOffline = true;
  calculator.want(firm, staff, month({ r2: { entries: { bonus: 10_000 } } }));
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect([state.last?.problem, payout('r2'), state.last?.waiting.size]).toEqual(['Nema veze.', before, 1]);
  isOffline = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect([state.last?.problem, state.last?.waiting.size, sizes]).toEqual([undefined, 0, [3, 1, 1]]);
});

test('reports any other failure and retries; no row stays pending', async () => {
  let isBroken = true;
  const { calculator, state } = rules((requests) =>
    isBroken ? Promise.reject(new TypeError('undefined is not a function')) : answer(requests),
  );
  calculator.want(firm, staff, month());
  await vi.advanceTimersByTimeAsync(0);
  expect([state.last?.problem, state.last?.waiting.size]).toEqual([
    expect.stringContaining('ponovo učitajte'),
    3,
  ]);
  isBroken = false;
  await vi.advanceTimersByTimeAsync(5000);
  expect([state.last?.problem, state.last?.waiting.size]).toEqual([undefined, 0]);
});

test('does not request a row with an unreadable value', async () => {
  const { calculator, sizes, state } = rules();
  calculator.want(firm, staff, month({ r1: { entries: {}, unread: { overtime: 'osam' } } }));
  await vi.advanceTimersByTimeAsync(0);
  expect(sizes).toEqual([2]);
  expect(state.last?.outcomes.get('r1')).toMatchObject({ reason: expect.stringContaining('Ispravite') });
});

test('has no outcome of another month, also when requests fail; has all of a previous month again', async () => {
  let isOffline = false;
  const { calculator, state, payout } = rules((requests) =>
    isOffline ? Promise.reject(new WageRequestFailed('Nema veze.')) : answer(requests),
  );
  calculator.want(firm, staff, month());
  await vi.advanceTimersByTimeAsync(0);
  const before = payout('r1');
  isOffline = true;
  calculator.want(firm, staff, monthOf({}, { id: 'f1:2026-09', month: 9 }));
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect([state.last?.of, state.last?.problem, payout('r1')]).toEqual([
    'f1:2026-09',
    'Nema veze.',
    undefined,
  ]);
  isOffline = false;
  calculator.want(firm, staff, month());
  await vi.advanceTimersByTimeAsync(PAUSE_MS);
  expect([state.last?.waiting.size, payout('r1')]).toEqual([0, before]);
});
