import { expect, test } from 'vitest';
import type { WorkerMonth } from '../../model/month.ts';
import type { SettledMonth } from '../../model/wage.ts';
import type { Worker } from '../../model/worker.ts';
import { calculateMonth } from '../../month/calculate/calculate-month.ts';
import { ask, gross, newcomer, standing } from '../../month/calculate/settled-wage.fixture.ts';
import { firmOf, monthOf, workerOf } from '../../staff.fixture.ts';
import { checkSums, sumsAgree } from '../orders/check-sums.ts';
import { ordersOf } from '../orders/orders.ts';
import { leftOver, overpaymentsIn } from './overpayments.ts';

const FIRST = 'f1:2026-06@1780000000000';

async function settled(own: Partial<Worker>, inMonth: WorkerMonth = { entries: {} }): Promise<SettledMonth> {
  const [firm, month] = [firmOf(), monthOf({ r1: inMonth })];
  const { wages } = await calculateMonth(firm, [workerOf(own)], month, ask);
  return { firm, month, wages };
}

const high = await settled({ agreed: gross(210_000), ...newcomer });
const low = await settled({ agreed: gross(200_000), ...newcomer });

test('is counted once for each closing when the next one pays less', () => {
  const chain = [
    { id: FIRST, settled: high },
    { id: 'f1:2026-06@1790000000000', settled: low },
    { id: 'f1:2026-06', settled: high },
  ];
  expect(overpaymentsIn(chain)).toEqual([{ closing: FIRST, worker: 'r1', amount: 6210 }]);
  expect(overpaymentsIn(chain.slice(0, 1))).toEqual([]);
});

test('lowers the payout and orders nothing when it is withheld in a month', async () => {
  const month = await settled(
    { agreed: gross(200_000), ...newcomer },
    { entries: {}, overpaid: { [FIRST]: 6210 } },
  );
  const [wage] = month.wages;
  expect(wage?.payout).toBe((low.wages[0]?.payout ?? 0) - 6210);
  expect(wage?.withheld).toMatchObject([
    { name: 'Preplaćeno za 06/2026', amount: 6210, received: 'advance', correction: FIRST },
  ]);
  const orders = ordersOf(month);
  expect(sumsAgree(checkSums(month, orders))).toBe(true);
  expect(orders.orders.some(({ obligation }) => obligation === 'deduction')).toBe(false);
});

test('is left over when a closed month withheld less, or an open one does not include it', async () => {
  const whole = [{ closing: FIRST, worker: 'r1', amount: 500_000 }];
  const inputs = { entries: {}, overpaid: { [FIRST]: 500_000 } };
  const taking = await settled(
    { agreed: gross(200_000), deductions: [standing({ amount: 5000 })], ...newcomer },
    inputs,
  );
  const taken = low.wages[0]?.payout ?? 0;
  expect(leftOver(whole, [taking])).toEqual([{ closing: FIRST, worker: 'r1', amount: 500_000 - taken }]);
  expect(leftOver(whole, [{ month: taking.month }])).toEqual([]);
  expect(leftOver(whole, [{ month: low.month }])).toEqual(whole);
});
