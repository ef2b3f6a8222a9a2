import { expect, test } from 'vitest';
import { monthForms } from '../../forms/month-forms.ts';
import { federalMonth } from '../../forms/settled.fixture.ts';
import { fullName, surnameFirst } from '../../model/firm.ts';
import { ordersOf } from '../../payments/orders/orders.ts';
import { paymentKeys } from '../../payments/orders/payment-keys.ts';
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

test('makes orders with the mended name of a worker, under the key they had', () => {
  const { orders, skipped } = ordersOf(settled);
  const [first] = workers;
  if (!first) throw new Error('nobody');
  const renamed = workers.map((one) => (one.id === first.id ? { ...one, lastName: 'Ispravljeno' } : one));
  const now = { firm: settled.firm, workers: renamed };
  expect(formerValues(settled, now)).toEqual([
    { name: 'prezime', worker: surnameFirst(first), was: first.lastName, is: 'Ispravljeno' },
  ]);
  const made = ordersWithPresent(orders, settled, withPresentData(settled, now), () => false);
  const names = made.flatMap(({ obligation, payee, purpose }) =>
    obligation === 'payout' ? [payee] : [purpose],
  );
  expect(names.join()).toContain('Ispravljeno');
  expect(names.join()).not.toContain(fullName(first));
  expect([...paymentKeys({ orders: made, skipped }).values()]).toEqual([
    ...paymentKeys({ orders, skipped }).values(),
  ]);
  expect(made.map(({ amount }) => amount)).toEqual(orders.map(({ amount }) => amount));
});
