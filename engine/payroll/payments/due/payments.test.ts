import { expect, test } from 'vitest';
import { plainText } from '../../../documents/blocks.ts';
import { paymentPostings } from '../../books/journal/payment-postings.ts';
import { newMonthPayments, type OrderStatus } from '../../model/month-payments.ts';
import { cashList, cashPayments } from '../../papers/cash-list.ts';
import { readMonthPayments } from '../../staff/staff-records.ts';
import { CENTAR, settled } from '../orders/ordered.fixture.ts';
import { ordersOf } from '../orders/orders.ts';
import { outstandingCsv, outstandingOf, outstandingSum } from './outstanding.ts';
import {
  groupOf,
  orderedAs,
  ordersAsPaid,
  ordersToPay,
  paymentSum,
  paymentsOf,
  toPaySum,
} from './payment.ts';

const made = await settled({ municipality: CENTAR }, [
  { firstName: 'Prvi', lastName: 'Radnik', municipality: CENTAR, account: '1619990000001209' },
  { firstName: 'Druga', lastName: 'Radnica', municipality: CENTAR, account: '' },
]);
const orderedMonth = ordersOf(made);
const closed = { firm: 'f', year: 2026, month: 10, settled: made, ...orderedMonth };
const of = (orders: Readonly<Record<string, OrderStatus>> = {}) =>
  paymentsOf(made.month, orderedMonth, { orders });
const keyFor = (group: string, payee = '') =>
  of().find((one) => groupOf(one) === group && one.payee.startsWith(payee))?.key ?? '';
const PAY = keyFor('pay', 'Prvi');

test('lists every amount once, orders and payments by hand', () => {
  const all = of();
  expect(paymentSum(all)).toBe(
    [...orderedMonth.orders, ...orderedMonth.skipped].reduce((sum, { amount }) => sum + amount, 0),
  );
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
  expect(all.filter(({ skipped }) => skipped).map(({ payee }) => payee)).toEqual(['Druga Radnica']);
});

test('changes nothing when nothing was decided', () => {
  expect(orderedAs(of(), orderedMonth)).toEqual(orderedMonth);
});

test('applies the value date and the account of an order, and hands out pay in cash', () => {
  const tax = keyFor('otherRevenue');
  const decided = orderedAs(
    of({ [tax]: { day: '2026-11-20', payerAccount: '1549990000001314' }, [PAY]: { inCash: true } }),
    orderedMonth,
  );
  const moved = decided.orders.filter(({ day }) => day === '2026-11-20');
  expect(moved.map(({ payerAccount }) => payerAccount)).toEqual(['1549990000001314']);
  expect(decided.orders).toHaveLength(orderedMonth.orders.length - 1);
  expect(decided.skipped.map(({ payee }) => payee).toSorted()).toEqual(['Druga Radnica', 'Prvi Radnik']);
});

test('keeps the key of a payment when its day, account or amount changes', () => {
  const later = {
    ...orderedMonth,
    orders: orderedMonth.orders.map((one) => ({
      ...one,
      day: '2026-12-01',
      payeeAccount: '1549990000001314',
      amount: one.amount + 1,
    })),
  };
  expect(paymentsOf(made.month, later, undefined).map(({ key }) => key)).toEqual(of().map(({ key }) => key));
});

test('owes what is not marked, and the rest of an order that grew after it was paid', () => {
  const all = of();
  const record = (orders: Readonly<Record<string, OrderStatus>>) => ({
    ...newMonthPayments('f', made.month),
    orders,
  });
  const nothing = outstandingOf([closed], () => undefined, '2026-11-09');
  expect(outstandingSum(nothing)).toBe(paymentSum(all));
  const day = made.month.payday;
  expect(nothing[0]).toMatchObject({ payment: { day } });
  const amount = all.find(({ key }) => key === PAY)?.amount ?? 0;
  const rest = outstandingOf([closed], () => record({ [PAY]: { paid: { day, amount } } }), day);
  expect(outstandingSum(rest)).toBe(paymentSum(all) - amount);
  expect(rest.every(({ daysLate }) => daysLate === 0)).toBe(true);
  const part = outstandingOf([closed], () => record({ [PAY]: { paid: { day, amount: amount - 150 } } }), day);
  expect(part.find(({ payment }) => payment.key === PAY)?.payment.left).toBe(150);
  expect(outstandingCsv(part)).toContain('1,50');
});

test('pays only the rest of an order that was paid in part, and all of one that is paid again by choice', () => {
  const amount = of().find(({ key }) => key === PAY)?.amount ?? 0;
  const day = made.month.payday;
  const paying = (paid: number) =>
    of({ [PAY]: { paid: { day, amount: paid } } }).filter(({ key }) => key === PAY);
  expect(ordersToPay(paying(amount - 150)).map((one) => one.amount)).toEqual([150]);
  expect(toPaySum(paying(amount - 150))).toBe(150);
  expect(toPaySum(paying(amount))).toBe(amount);
  expect(toPaySum(paying(amount + 5))).toBe(amount);
  expect(toPaySum(of())).toBe(orderedMonth.orders.reduce((sum, one) => sum + one.amount, 0));
});

test('posts what was paid, on its day, and nothing that is still owed', () => {
  const { orders, isPaid } = ordersAsPaid(of({ [PAY]: { paid: { day: '2026-11-12', amount: 25_000 } } }));
  expect(isPaid).toBe(true);
  const days = paymentPostings(made, orders);
  expect(days.map(({ day }) => day)).toEqual(['2026-11-12']);
  const side = (name: string) =>
    days.flatMap(({ postings }) => postings.filter((one) => one.side === name).map(({ amount }) => amount));
  expect(side('credit')).toEqual([25_000]);
  expect(side('debit').reduce((sum, amount) => sum + amount, 0)).toBe(25_000);
});

test('splits a part of a merged order over what it contains', () => {
  const [first, second] = of().flatMap(({ order }) => (order?.revenue ? [order] : []));
  if (!first || !second) throw new Error('no orders');
  const contains = [first, second].map(({ purpose, amount, obligation = 'tax' }) => ({
    purpose,
    amount,
    obligation,
  }));
  const merged = { ...first, amount: first.amount + second.amount, contains };
  const [payment] = of().filter(({ order }) => order === first || order?.purpose === first.purpose);
  const paid = { day: '2026-11-12', amount: first.amount + 5 };
  const { orders } = ordersAsPaid([{ ...payment, order: merged, status: { paid } } as never]);
  expect(orders[0]?.contains?.map(({ amount }) => amount)).toEqual([first.amount, 5]);
});

test('posts all orders as planned while no payment is marked', () => {
  expect(ordersAsPaid(of())).toEqual({ orders: orderedMonth.orders, isPaid: false });
});

test('lists pay in cash for signatures, with its sum in words', () => {
  const document = cashList(made, cashPayments(of()), '2026-11-06');
  const [amount] = of().filter(
    ({ payee, obligation }) => payee === 'Druga Radnica' && obligation === 'payout',
  );
  expect(amount?.left).toBe(127_200);
  const table = document.blocks.find(({ kind }) => kind === 'table');
  expect(table).toMatchObject({
    rows: [
      [{}, 'Druga Radnica', { value: 127_200 }, /_+/],
      ['', 'Ukupno', { value: 127_200 }, ''],
    ],
  });
  expect(document.blocks.flatMap((one) => (one.kind === 'paragraph' ? [plainText(one.text)] : []))).toContain(
    'Slovima: hiljadu dvije stotine sedamdeset dvije konvertibilne marke i 00/100',
  );
});

test('reads a kept record, and refuses another one', () => {
  const record = { ...newMonthPayments('f', { year: 2026, month: 10 }), orders: { k: { inCash: true } } };
  expect(readMonthPayments(JSON.parse(JSON.stringify(record)))).toEqual(record);
  expect(
    readMonthPayments({ ...record, orders: { k: { paid: { day: 'juče', amount: 1 } } } }),
  ).toBeUndefined();
});
