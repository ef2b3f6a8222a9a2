import { expect, test } from 'vitest';
import { customerCard } from './customer-card.ts';
import { madeFrom } from './derive.ts';
import { sampleInvoice } from './invoice.fixture.ts';
import type { Invoice } from './invoice.ts';
import type { BuyerPayment } from './state.ts';

const invoice: Invoice = { ...sampleInvoice, id: 'f' };
const later: Invoice = {
  ...invoice,
  id: 'g',
  brojFakture: '13/2026',
  datum: '2026-12-01',
  rokPlacanja: '2027-01-15',
};
const credit: Invoice = {
  ...madeFrom(invoice, 'odobrenje', 'KO-1/2026', '2026-11-20'),
  id: 'k',
  items: invoice.items.slice(2),
};
const other: Invoice = {
  ...invoice,
  id: 'o',
  brojFakture: '14/2026',
  customer: { ...invoice.customer, name: 'Drugi', idNumber: '4200000000012' },
};
const payment: BuyerPayment = {
  za: { id: 'f', vrsta: 'faktura', broj: '12/2026', datum: '2026-11-02' },
  dan: '2026-11-25',
  iznos: 100_00,
};
const all = [invoice, later, credit, other];

test('has every change of one buyer with a running balance', () => {
  const { rows, balance } = customerCard(invoice, all, [payment], '2027-01-20');
  expect(
    rows.map(({ day, text, outstanding, received, balance: after }) => [
      day,
      text,
      outstanding,
      received,
      after,
    ]),
  ).toEqual([
    ['2026-11-02', 'Faktura 12/2026', 442_30, 0, 442_30],
    ['2026-11-20', 'Knjižno odobrenje KO-1/2026', 0, 25_00, 417_30],
    ['2026-11-25', 'Uplata za Faktura 12/2026', 0, 100_00, 317_30],
    ['2026-12-01', 'Faktura 13/2026', 442_30, 0, 759_60],
  ]);
  expect(balance).toBe(759_60);
});

test('splits what is open by its age since the term', () => {
  // 64 days after 17. 11. 2026. and 5 after 15. 1. 2027.
  const { open, ages } = customerCard(invoice, all, [payment], '2027-01-20');
  expect(ages).toEqual([442_30, 0, 317_30, 0]);
  expect(open.map(({ document: { id }, settled }) => [id, settled])).toEqual([
    ['f', 125_00],
    ['g', 0],
  ]);
});

test('ends at nothing after a storno, and owes back what was paid', () => {
  const storno: Invoice = { ...madeFrom(later, 'storno', 'S-1/2026', '2026-12-05', all), id: 's' };
  const paid = { ...payment, za: { ...payment.za, id: 'g' }, iznos: 442_30 };
  const { balance, open } = customerCard(later, [later, storno], [paid], '2027-01-20');
  expect([balance, open]).toEqual([-442_30, []]);
});
