import { madeFrom } from '@obracun/engine/documents/invoice/derive.ts';
import { sampleInvoice } from '@obracun/engine/documents/invoice/invoice.fixture.ts';
import { type Invoice, newInvoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { expect, test } from 'vitest';
import { type BusinessRecords, noRecords } from '../state/records.ts';
import { monthTotals } from './month-totals.ts';
import { documentRows, filtered, NO_FILTER } from './rows.ts';

const stored = (content: Invoice, changed: number) => ({ id: String(changed), changed, content });
const credit: Invoice = {
  ...madeFrom(sampleInvoice, 'odobrenje', 'KO-1/2026', '2026-11-20'),
  items: sampleInvoice.items.slice(2),
};
const october: Invoice = { ...sampleInvoice, brojFakture: '11/2026', datum: '2026-10-05' };
const draft: Invoice = {
  ...sampleInvoice,
  brojFakture: '',
  customer: { ...sampleInvoice.customer, name: 'Đuro' },
};

const records: BusinessRecords = {
  ...noRecords,
  issued: [stored(sampleInvoice, 1), stored(credit, 2), stored(october, 3)],
  drafts: [stored(draft, 4)],
  payments: [
    {
      id: 'u',
      changed: 5,
      content: {
        za: { vrsta: 'faktura', broj: '11/2026', datum: '2026-10-05' },
        dan: '2026-11-01',
        iznos: 442_30,
      },
    },
  ],
};
const rows = documentRows(records, '2026-11-18');
const states = rows.map(({ stored: { content }, state, paid, open, isOverdue }) => [
  content.brojFakture,
  state,
  paid,
  open,
  isOverdue,
]);

test('lists no draft that is empty but for its number', () => {
  const begun = { ...newInvoice('2026-11-21'), id: 'b', brojFakture: '13/2026' };
  expect(documentRows({ ...noRecords, drafts: [stored(begun, 1)] }, '2026-11-21')).toEqual([]);
});

test('states each document, the latest first', () => {
  // 442,30 less the credit of 25,00
  expect(states).toEqual([
    ['KO-1/2026', 'izdata', undefined, 0, false],
    ['', 'nacrt', undefined, 0, false],
    ['12/2026', 'umanjena', 'neplacena', 417_30, true],
    ['11/2026', 'izdata', 'placena', 0, false],
  ]);
});

test.each([
  [{ search: 'duro' }, ['']],
  [{ search: 'sumarija arhivske' }, ['12/2026', '11/2026']],
  [{ kind: 'odobrenje' as const }, ['KO-1/2026']],
  [{ state: 'umanjena' as const }, ['12/2026']],
  [{ state: 'placena' as const }, ['11/2026']],
  [{ state: 'dospjelo' as const }, ['12/2026']],
  [{ year: '2025' }, []],
])('finds by %j', (filter, found) =>
  expect(
    filtered(rows, { ...NO_FILTER, ...filter }).map(({ stored: { content } }) => content.brojFakture),
  ).toEqual(found),
);

test('adds up months by rate, less credit notes and without drafts', () => {
  expect(monthTotals(rows)).toMatchObject([
    {
      month: '2026-11',
      count: 2,
      rates: [
        { rate: 170_000, base: 356_67, vat: 60_63 },
        { rate: 0, base: 0, vat: 0 },
      ],
      total: 417_30,
    },
    { month: '2026-10', count: 1, total: 442_30 },
  ]);
});
