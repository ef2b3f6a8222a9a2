import { expect, test } from 'vitest';
import { km, percent } from '../core/numbers/money.ts';
import { companyYear, ownerYear, remainsOf } from './business-forms.ts';

const amounts = (lines: ReturnType<typeof companyYear>) =>
  Object.fromEntries((lines ?? []).map(({ name, amount }) => [name, amount]));

test('taxes what remains of the profit after the contributions of the owner', () => {
  // 60.000 − 6.000 = 54.000, 10 % is 5.400.
  const lines = ownerYear({ profit: km(60_000), contributions: km(6000), tax: { rate: percent(10) } });
  expect(amounts(lines)).toEqual({
    profit: km(60_000),
    contributions: km(6000),
    taxBase: km(54_000),
    incomeTax: km(5400),
    remains: km(48_600),
  });
});

test('takes a tax that a call computed as it is', () => {
  const lines = ownerYear({ profit: km(60_000), contributions: km(6920.64), tax: { amount: km(4947.94) } });
  expect(remainsOf(lines)).toBe(km(48_131.42));
});

test('taxes the whole profit where the contributions do not lower it', () => {
  const lines = ownerYear({
    profit: km(60_000),
    contributions: km(6000),
    areContributionsDeducted: false,
    tax: { rate: percent(10) },
  });
  expect(amounts(lines)).toMatchObject({ incomeTax: km(6000), remains: km(48_000) });
});

test('has no tax on a profit lower than the contributions', () => {
  const lines = ownerYear({ profit: km(5000), contributions: km(6000), tax: { rate: percent(10) } });
  expect(amounts(lines)).toMatchObject({ taxBase: 0, incomeTax: 0, remains: km(-1000) });
});

test('pays twelve wages before the tax on profit, and the rest of the profit to the owner', () => {
  // 60.000 − 12 × 2.000 = 36.000, tax 3.600, paid 32.400, wages 12 × 1.200 = 14.400.
  const lines = companyYear({
    profit: km(60_000),
    wage: { net: km(1200), cost: km(2000) },
    taxRate: percent(10),
  });
  expect(amounts(lines)).toEqual({
    profit: km(60_000),
    directorCost: km(24_000),
    companyProfit: km(36_000),
    profitTax: km(3600),
    profitPaid: km(32_400),
    directorNet: km(14_400),
    remains: km(46_800),
  });
});

test('has no result when the profit does not cover the wages', () => {
  const wage = { net: km(1200), cost: km(2000) };
  expect(companyYear({ profit: km(23_999.99), wage, taxRate: percent(10) })).toBeUndefined();
  expect(companyYear({ profit: km(24_000), wage, taxRate: percent(10) })).toBeDefined();
});
