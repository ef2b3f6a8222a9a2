import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyInvoice, sampleInvoice, sampleOf } from '../invoice/invoice.fixture.ts';
import type { Invoice } from '../invoice/invoice.ts';
import { wordsOf } from '../invoice/kinds.ts';
import { totalsOf } from '../invoice/totals.ts';
import { type BookHead, purchasesFile, purchasesFileName, salesFile, salesFileName } from './book-file.ts';
import { newPurchase, type Purchase, purchaseProblems, purchasesOf, readPurchase } from './purchase.ts';
import { salesBook } from './sales-book.ts';
import { turnoverWatch } from './turnover.ts';
import { vatReturn } from './vat-return.ts';

const head: BookHead = {
  pdvBroj: '403711250001',
  month: '2026-11',
  part: 1,
  day: '2026-12-09',
  time: '10:30:00',
  consumption: 'rs',
};

const purchase: Purchase = {
  ...newPurchase('2026-11-05'),
  number: 'UF;7',
  date: '2026-11-03',
  supplier: '=Dobavljač d.o.o.',
  seat: 'Zenica',
  pdvBroj: '404057800001',
  jib: '4404057800001',
  base: 100_00,
  vat: 17_00,
  deductible: 12_00,
};

const unregistered: Invoice = {
  ...sampleInvoice,
  brojFakture: '9/2026',
  customer: { ...sampleInvoice.customer, idType: 'JMBG', idNumber: '', pdvBroj: '', name: 'Kupac' },
  items: sampleInvoice.items.slice(0, 1),
};

describe('the file of sales', () => {
  const rows = salesBook([sampleInvoice, unregistered, sampleOf.odobrenje, sampleOf.ponuda], '2026-11');
  const lines = salesFile(head, rows).split('\r\n');

  test('has a head, a row of 21 fields for each document by day and number, and their sums', () => {
    expect(lines).toEqual([
      '1;403711250001;2611;2;01;2026-12-09;10:30:00',
      '2;2611;0000000001;01;9/2026;2026-11-02;Kupac;Trg ćupova 1 71000 Sarajevo;;;368.55;0.00;0.00;0.00;0.00;0.00;315.00;53.55;0.00;53.55;0.00',
      '2;2611;0000000002;01;12/2026;2026-11-02;Kupac Šumarija j.p.;Trg ćupova 1 71000 Sarajevo;404057800001;4404057800001;442.30;0.00;0.00;25.00;356.67;60.63;0.00;0.00;0.00;0.00;0.00',
      '2;2611;0000000003;05;KO-1/2026;2026-11-20;Kupac Šumarija j.p.;Trg ćupova 1 71000 Sarajevo;404057800001;4404057800001;-442.30;0.00;0.00;-25.00;-356.67;-60.63;0.00;0.00;0.00;0.00;0.00',
      '3;368.55;0.00;0.00;0.00;0.00;0.00;315.00;53.55;0.00;53.55;0.00;3',
      '',
    ]);
    for (const line of lines.slice(1, 4)) expect(line.split(';')).toHaveLength(21);
    expect(lines[4]?.split(';')).toHaveLength(13);
  });

  test('is named by number, period and book', () => {
    expect(salesFileName(head)).toBe('403711250001_2611_2_01.csv');
    expect(purchasesFileName({ ...head, part: 12 })).toBe('403711250001_2611_1_12.csv');
  });

  test('enters an export with the number of a foreign buyer', () => {
    const abroad = {
      ...sampleInvoice,
      customer: { ...sampleInvoice.customer, drzava: 'DE' },
      items: sampleInvoice.items.slice(2),
    };
    expect(salesBook([abroad], '2026-11')).toMatchObject([
      { code: '04', pdvBroj: '000000000000', jib: '', export: 25_00, total: 25_00, exempt: 0 },
    ]);
  });

  test('enters an advance, and of the final invoice what is left', () => {
    const advance = { ...sampleInvoice, vrsta: 'avans' as const };
    expect(salesBook([advance, sampleOf.konacna], '2026-11')).toMatchObject([
      { code: '03', base: 356_67, vat: 60_63 },
      // 713,33 − 356,67 and 121,27 − 60,63
      { code: '01', base: 356_66, vat: 60_64, exempt: 25_00, total: 442_30 },
    ]);
  });
});

test('writes purchases in 20 fields, without separators and formulas in texts', () => {
  const lines = purchasesFile(head, [purchase]).split('\r\n');
  expect(lines).toEqual([
    '1;403711250001;2611;1;01;2026-12-09;10:30:00',
    '2;2611;0000000001;01;UF/7;2026-11-03;2026-11-05;Dobavljač d.o.o.;Zenica;404057800001;4404057800001;100.00;117.00;0.00;17.00;12.00;5.00;0.00;5.00;0.00',
    '3;100.00;117.00;0.00;17.00;12.00;5.00;0.00;5.00;0.00;1',
    '',
  ]);
  expect(lines[1]?.split(';')).toHaveLength(20);
  expect(lines[2]?.split(';')).toHaveLength(11);
});

test('has no formula in a text when spaces are between its signs', () => {
  const hostile = { ...purchase, supplier: '= =1+2', number: '\t+5;-7', seat: '@ @SUM(A1)' };
  const [, row = ''] = purchasesFile(head, [hostile]).split('\r\n');
  expect(row.split(';').slice(4, 9)).toEqual(['5/-7', '2026-11-03', '2026-11-05', '1+2', 'SUM(A1)']);
});

test('fills the boxes of the return in whole KM, with their working', () => {
  const goods: Purchase = { ...purchase, code: '04', base: 1000_00, vat: 170_00, deductible: 170_00 };
  const farmer: Purchase = { ...purchase, base: 200_00, vat: 0, deductible: 0, flat: 10_00 };
  const sales = salesBook([sampleInvoice, unregistered], '2026-11');
  const boxes = vatReturn(sales, [purchase, goods, farmer], 'rs');
  expect(boxes.map(({ box, whole }) => [box, whole])).toEqual([
    ['11', 672], // 356,67 + 315,00
    ['12', 0],
    ['13', 25],
    ['21', 100],
    ['22', 1000],
    ['23', 200],
    ['41', 12],
    ['42', 170],
    ['43', 10],
    ['51', 114], // 60,63 + 53,55
    ['61', 192],
    ['71', -78],
    ['32', 0],
    ['33', 59], // 53,55 + 5,00
    ['34', 0],
  ]);
  expect(boxes.find(({ box }) => box === '71')?.working).toBe('51 − 61 = 114 − 192');
});

test('adds up to the documents, and the sums to the rows', () => {
  const month = '2026-11';
  const anySale = anyInvoice.map((invoice) => ({ ...invoice, datum: '2026-11-02', pdvObveznik: true }));
  fc.assert(
    fc.property(fc.array(anySale, { maxLength: 12 }), (invoices) => {
      const rows = salesBook(invoices, month);
      const counted = invoices.filter((one) => wordsOf(one).booked !== 0);
      const sum = (figure: (one: Invoice) => number) =>
        counted.reduce((total, one) => total + wordsOf(one).booked * figure(one), 0);
      const ofRows = (figure: (row: (typeof rows)[number]) => number) =>
        rows.reduce((total, row) => total + figure(row), 0);
      expect(rows).toHaveLength(counted.length);
      expect(ofRows(({ total }) => total) + 0).toBe(sum((one) => totalsOf(one).km.payable) + 0);
      for (const row of rows)
        expect(row.total + 0).toBe(
          row.export + row.exempt + row.base + row.vat + row.endBase + row.endVat + 0,
        );
      const lines = salesFile(head, rows).trimEnd().split('\r\n');
      const cells = lines.map((line) => line.split(';'));
      const feninga = (cell = '') => Math.round(Number(cell) * 100);
      for (let at = 10; at < 21; at += 1)
        expect(cells.slice(1, -1).reduce((total, row) => total + feninga(row[at]), 0) + 0).toBe(
          feninga(cells.at(-1)?.[at - 9]) + 0,
        );
      const boxes = new Map(vatReturn(rows, [], 'fbih').map((one) => [one.box, one]));
      expect((boxes.get('51')?.exact ?? 0) + 0).toBe(ofRows((row) => row.vat + row.endVat) + 0);
      expect((boxes.get('32')?.exact ?? 0) + 0).toBe(ofRows((row) => row.endVat) + 0);
    }),
    { numRuns: 60 },
  );
});

test('states what is wrong with a purchase, and keeps any text of it', () => {
  expect(purchaseProblems(purchase)).toEqual({});
  expect(Object.keys(purchaseProblems({ ...newPurchase(''), vat: 5, deductible: 6 }))).toEqual([
    'supplier',
    'number',
    'date',
    'received',
    'deductible',
  ]);
  expect(purchaseProblems({ ...purchase, received: '2026-11-01' })).toHaveProperty('received');
  expect(readPurchase({ ...purchase, received: 'sutra' })).toMatchObject({ received: 'sutra' });
  expect(readPurchase({ ...purchase, base: 0.5 })).toBeUndefined();
  expect(readPurchase({ number: '7' })).toEqual({ ...newPurchase(''), number: '7' });
  expect(purchasesOf([purchase], '2026-10')).toEqual([]);
});

test('watches the turnover of twelve months against the threshold of that day', () => {
  const small = { ...sampleInvoice, pdvObveznik: false };
  const earlier = { ...small, datum: '2025-11-02' };
  const lowered = { ...small, ...sampleOf.odobrenje, pdvObveznik: false, items: small.items.slice(2) };
  // 381,67 − 25,00; the document of a year ago is out.
  expect(turnoverWatch([small, earlier, lowered, sampleOf.ponuda], '2026-11-20')).toMatchObject({
    from: '2025-11-20',
    turnover: 356_67,
    threshold: 100_000_00,
  });
  expect(turnoverWatch([], '2023-12-01')?.threshold).toBe(50_000_00);
});
