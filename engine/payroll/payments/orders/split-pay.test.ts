import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculateMonth } from '../../month/calculate/calculate-month.ts';
import { answering, firmOf, monthOf, workerOf } from '../../staff.fixture.ts';
import { payoutsByBank } from '../bank/payout-lists.ts';
import { checkSums, sumsAgree } from './check-sums.ts';
import { ordersOf } from './orders.ts';
import { splitPay } from './split-pay.ts';

const FIRST = '3389990000001173';
const SECOND = '1619990000010133';
const THIRD = '1549990000001314';

test('puts amounts and shares on further accounts and the rest on the first', () => {
  const worker = {
    account: FIRST,
    otherAccounts: [
      { account: SECOND, amount: 30_000 },
      { account: THIRD, share: 250_000 },
    ],
  };
  // A quarter of 1.272,00 is 318,00; 1.272,00 − 300,00 − 318,00 = 654,00.
  expect(splitPay(worker, 127_200)).toEqual([
    { account: FIRST, amount: 65_400 },
    { account: SECOND, amount: 30_000 },
    { account: THIRD, amount: 31_800 },
  ]);
  expect(splitPay(worker, 20_000)).toEqual([{ account: SECOND, amount: 20_000 }]);
  expect(splitPay({ account: FIRST }, 0)).toEqual([{ account: FIRST, amount: 0 }]);
});

test('adds up to the pay', () => {
  const part = fc.oneof(
    fc.record({ account: fc.constant(SECOND), amount: fc.nat(200_000) }),
    fc.record({ account: fc.constant(THIRD), share: fc.nat(1_000_000) }),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), fc.nat(500_000), (otherAccounts, pay) => {
      const parts = splitPay({ account: FIRST, otherAccounts }, pay);
      expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(pay);
      expect(parts.every(({ amount }) => amount >= 0)).toBe(true);
    }),
  );
});

test('makes an order and a row of a list for each account', async () => {
  const worker = workerOf({ otherAccounts: [{ account: SECOND, amount: 30_000 }] });
  const { wages } = await calculateMonth(firmOf(), [worker], monthOf(), await answering());
  const settled = { firm: firmOf(), month: monthOf(), wages };
  const made = ordersOf(settled);
  const paid = made.orders.filter(({ obligation }) => obligation === 'payout');
  expect(paid.map(({ payeeAccount, amount }) => [payeeAccount, amount])).toEqual([
    [FIRST, (wages[0]?.payout ?? 0) - 30_000],
    [SECOND, 30_000],
  ]);
  expect(sumsAgree(checkSums(settled, made))).toBe(true);
  expect(payoutsByBank(settled).map(({ prefix, total }) => [prefix, total])).toEqual([
    ['161', 30_000],
    ['338', (wages[0]?.payout ?? 0) - 30_000],
  ]);
});
