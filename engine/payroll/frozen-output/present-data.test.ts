import { expect, test } from 'vitest';
import { monthForms } from '../forms/month-forms.ts';
import { federalMonth } from '../forms/settled.fixture.ts';
import { ordersOf } from '../orders/orders.ts';
import { formerValues, ordersWithPresent, withPresentData } from './present-data.ts';

const settled = { ...federalMonth, firm: { ...federalMonth.firm, jib: '4200000000005' } };
const workers = settled.wages.map(({ worker }) => worker);
const since = { firm: federalMonth.firm, workers };

test('names what a closed month shows otherwise than the present data', () => {
  expect(formerValues(settled, since)).toEqual([
    { name: 'JIB', was: '4200000000005', is: federalMonth.firm.jib },
  ]);
  expect(formerValues(settled, { firm: settled.firm, workers: [] })).toEqual([]);
  expect(formerValues(settled, { firm: { ...settled.firm, jib: '', address: '' }, workers })).toEqual([]);
});

test('makes forms and orders with the mended JIB; amounts stay', () => {
  const after = withPresentData(settled, since);
  const { orders } = ordersOf(settled);
  const made = ordersWithPresent(orders, settled, after, (order) => order.obligation === 'tax');
  expect(made.map(({ amount, payeeAccount }) => [amount, payeeAccount])).toEqual(
    orders.map(({ amount, payeeAccount }) => [amount, payeeAccount]),
  );
  const taxpayers = (obligation: string) =>
    made.filter((one) => one.obligation === obligation).map(({ revenue }) => revenue?.taxpayer);
  expect(new Set(taxpayers('pension'))).toEqual(new Set([federalMonth.firm.jib]));
  expect(new Set(taxpayers('tax'))).toEqual(new Set(['4200000000005']));
  const day = '2026-11-06';
  expect(monthForms(after, day)[0]?.text).toBe(monthForms(federalMonth, day)[0]?.text);
});
