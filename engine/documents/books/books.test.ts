import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyInvoice, sampleInvoice, sampleOf } from '../invoice/invoice.fixture.ts';
import type { Invoice } from '../invoice/invoice.ts';
import { wordsOf } from '../invoice/kinds.ts';
import { totalsOf } from '../invoice/totals.ts';
import { saleDoubts } from './book-doubts.ts';
import { type BookHead, purchasesFile, purchasesFileName, salesFile, salesFileName } from './book-file.ts';
import {
  newPurchase,
  type Purchase,
  purchaseDoubts,
  purchaseProblems,
  purchasesOf,
  readPurchase,
  repeatedPurchases,
} from './purchase.ts';
import { firstNumberOf, salesBook } from './sales-book.ts';
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
  const lines = salesFile(head, rows, 1).split('\r\n');

  test('has a head, a row of 21 fields for each document by day and number, and their sums', () => {
    expect(lines).toEqual([
      '\ufeff1;403711250001;2611;2;01;2026-12-09;10:30:00',
      '2;2611;0000000001;01;9/2026;2026-11-02;Kupac;Trg ćupova 1, 71000 Sarajevo;;;368.55;0.00;0.00;0.00;0.00;0.00;315.00;53.55;0.00;53.55;0.00',
      '2;2611;0000000002;01;12/2026;2026-11-02;Kupac Šumarija j.p.;Trg ćupova 1, 71000 Sarajevo;404057800001;4404057800001;442.30;0.00;0.00;25.00;356.67;60.63;0.00;0.00;0.00;0.00;0.00',
      '2;2611;0000000003;01;KO-1/2026;2026-11-20;Kupac Šumarija j.p.;Trg ćupova 1, 71000 Sarajevo;404057800001;4404057800001;-442.30;0.00;0.00;-25.00;-356.67;-60.63;0.00;0.00;0.00;0.00;0.00',
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
  const lines = purchasesFile(head, [purchase], 1).split('\r\n');
  expect(lines).toEqual([
    '\ufeff1;403711250001;2611;1;01;2026-12-09;10:30:00',
    '2;2611;0000000001;01;UF/7;2026-11-03;2026-11-05;Dobavljač d.o.o.;Zenica;404057800001;4404057800001;100.00;117.00;0.00;17.00;12.00;5.00;0.00;5.00;0.00',
    '3;100.00;117.00;0.00;17.00;12.00;5.00;0.00;5.00;0.00;1',
    '',
  ]);
  expect(lines[1]?.split(';')).toHaveLength(20);
  expect(lines[2]?.split(';')).toHaveLength(11);
});

test('has no formula in a text when spaces are between its signs', () => {
  const hostile = { ...purchase, supplier: '= =1+2', number: '\t+5;-7', seat: '@ @SUM(A1)' };
  const [, row = ''] = purchasesFile(head, [hostile], 1).split('\r\n');
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
      expect(ofRows(({ total, internal }) => total + internal) + 0).toBe(
        sum((one) => totalsOf(one).km.payable) + 0,
      );
      for (const row of rows)
        expect(row.total + row.internal + 0).toBe(
          row.export + row.exempt + row.base + row.vat + row.endBase + row.endVat + 0,
        );
      const lines = salesFile(head, rows, 1).trimEnd().split('\r\n');
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
    { numRuns: 20 },
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

describe('services from abroad', () => {
  const service: Purchase = {
    ...newPurchase('2026-11-05'),
    code: '05',
    number: 'R-7',
    date: '2026-11-03',
    supplier: 'Dienst GmbH',
    base: 1000_00,
    vat: 170_00,
    deductible: 170_00,
  };
  const boxesOf = (purchases: readonly Purchase[]) =>
    new Map(
      vatReturn(salesBook([], '2026-11', purchases), purchases, 'fbih').map(({ box, whole }) => [box, whole]),
    );

  test('are input and output tax at once, so that nothing is refunded', () => {
    const boxes = boxesOf([service]);
    expect(['11', '21', '41', '51', '61', '71', '32'].map((box) => boxes.get(box))).toEqual([
      0, 1000, 170, 170, 170, 0, 0,
    ]);
  });

  test('are owed where they cannot be deducted, and end consumption', () => {
    const boxes = boxesOf([{ ...service, deductible: 0 }]);
    expect(['41', '51', '71', '32'].map((box) => boxes.get(box))).toEqual([0, 170, 170, 170]);
  });

  test('stand in the book of sales with their VAT alone, as kind 05', () => {
    expect(salesBook([], '2026-11', [service])).toMatchObject([
      { code: '05', number: 'R-7', pdvBroj: '000000000000', total: 170_00, base: 0, vat: 170_00 },
    ]);
    expect(purchasesFile(head, [service], 1)).toContain(';05;R-7;2026-11-03;');
  });

  test('are doubted without VAT, and so is VAT of a supplier without a number', () => {
    expect(purchaseDoubts(service)).toEqual([]);
    expect(purchaseDoubts({ ...service, vat: 0, deductible: 0 })).toHaveLength(1);
    expect(purchaseDoubts({ ...service, code: '01' })).toHaveLength(1);
    expect(purchaseDoubts({ ...purchase, base: -100_00, vat: -17_00, deductible: -12_00 })).toHaveLength(1);
    expect(purchaseDoubts({ ...purchase, code: '06' })).toHaveLength(1);
  });
});

describe('the kinds of documents', () => {
  const codeOf = (invoice: Invoice) => salesBook([invoice], '2026-11')[0]?.code;
  const abroad: Invoice = {
    ...sampleInvoice,
    customer: { ...sampleInvoice.customer, drzava: 'DE' },
    items: sampleInvoice.items.slice(2),
  };

  test('follow from the document, and a correction is never 05', () => {
    const service: Invoice = { ...abroad, osnovBezPdv: 'mjesto' };
    const note = { vrsta: 'odobrenje', ispravlja: { broj: '1', datum: '2026-11-01' } } as const;
    expect([abroad, service, sampleOf.zaduzenje].map(codeOf)).toEqual(['04', '05', '01']);
    expect(
      [
        { ...abroad, ...note },
        { ...service, ...note },
      ].map(codeOf),
    ).toEqual(['09', '09']);
    expect(codeOf({ ...sampleInvoice, vrstaKnjige: '08' })).toBe('08');
  });

  test('put own use into its own column', () => {
    const [row] = salesBook([{ ...sampleInvoice, vrstaKnjige: '02' }], '2026-11');
    expect(row).toMatchObject({ total: 0, internal: 442_30, base: 0, endBase: 356_67, endVat: 60_63 });
  });

  test('name an export by its customs declaration', () => {
    const declared = { ...abroad, jci: { broj: 'BA 11/77', datum: '2026-11-04' } };
    expect(salesBook([declared], '2026-11')).toMatchObject([{ number: 'BA 11/77', date: '2026-11-04' }]);
    expect(saleDoubts([abroad], '2026-11')[0]?.texts.join()).toContain('JCI');
  });

  test('of five are read as of nine: other is 09', () => {
    const { codeList: _, ...old } = { ...purchase, code: '05' };
    expect(readPurchase(old)).toEqual({ ...purchase, code: '09' });
    expect(readPurchase({ ...purchase, code: '05' })?.code).toBe('05');
    expect(readPurchase({ ...old, code: '03' })?.code).toBe('03');
  });
});

test('numbers rows on through the year, and not into the next', () => {
  const counts = new Map([
    ['2025-12', 40],
    ['2026-01', 3],
    ['2026-10', 2],
    ['2026-11', 7],
  ]);
  const rowsOf = (month: string) => counts.get(month) ?? 0;
  expect(firstNumberOf('2026-11', rowsOf)).toBe(6);
  expect(firstNumberOf('2026-01', rowsOf)).toBe(1);
  expect(purchasesFile(head, [purchase, purchase], 6)).toContain('\r\n2;2611;0000000007;01;');
});

test('gives the JIB of a seller and of a buyer of whom only the VAT number is known', () => {
  expect(purchasesFile(head, [{ ...purchase, jib: '' }], 1)).toContain(';404057800001;4404057800001;');
  expect(purchasesFile(head, [{ ...purchase, code: '04' }], 1)).toContain(';000000000000;4404057800001;');
  const pib = { ...sampleInvoice.customer, idType: 'PIB' as const, idNumber: '404057800001', pdvBroj: '' };
  expect(salesBook([{ ...sampleInvoice, customer: pib }], '2026-11')).toMatchObject([
    { pdvBroj: '404057800001', jib: '4404057800001', base: 356_67 },
  ]);
});

test('books a buyer inside the VAT system by its JIB, and lists one of whom it is unknown', () => {
  const buyer = (uPdv: '' | 'da' | 'ne'): Invoice => ({
    ...sampleInvoice,
    datumIsporuke: '2026-11-02',
    customer: { ...sampleInvoice.customer, pdvBroj: '', uPdv },
  });
  expect(salesBook([buyer('da')], '2026-11')).toMatchObject([
    { pdvBroj: '404057800001', base: 356_67, endBase: 0 },
  ]);
  expect(salesBook([buyer('ne')], '2026-11')).toMatchObject([{ pdvBroj: '', base: 0, endBase: 356_67 }]);
  expect([buyer(''), buyer('da'), buyer('ne')].map((one) => saleDoubts([one], '2026-11').length)).toEqual([
    1, 0, 0,
  ]);
});

test('lists a supply of the month that was invoiced in the next, in both months', () => {
  expect(['2026-09', '2026-10', '2026-11'].map((month) => saleDoubts([sampleInvoice], month).length)).toEqual(
    [0, 1, 1],
  );
});

test('moves supplies taxed at the buyer or placed abroad to the chosen box', () => {
  const sales = salesBook([{ ...sampleInvoice, osnovBezPdv: 'prenos' }], '2026-11');
  const wholeIn = (box: '11' | '12' | '13' | '') =>
    vatReturn(sales, [], 'rs', box)
      .slice(0, 3)
      .map(({ whole }) => whole);
  expect([wholeIn('13'), wholeIn('11'), wholeIn('12'), wholeIn('')]).toEqual([
    [357, 0, 25],
    [382, 0, 0],
    [357, 25, 0],
    [357, 0, 0],
  ]);
});

test('finds a document that is recorded twice, by its supplier, number and year', () => {
  const first = {
    ...newPurchase('2026-11-05'),
    date: '2026-11-03',
    number: 'UF-1/26',
    supplier: 'Prvi d.o.o.',
    jib: '4404057800001',
    base: 1000_00,
    vat: 170_00,
    deductible: 170_00,
  };
  const again = {
    ...first,
    number: 'uf 1 26',
    supplier: 'PRVI',
    jib: '',
    pdvBroj: '404057800001',
    received: '2026-12-01',
  };
  const others = [
    { ...first, number: 'UF-2/26' },
    { ...first, date: '2025-11-03' },
    { ...first, jib: '4404057800002' },
    { ...first, number: '' },
    { ...first, number: '' },
  ];
  expect(repeatedPurchases([first, ...others, again])).toEqual([[first, again]]);
  expect(purchaseProblems({ ...first, vat: 1001_00, deductible: 0 })).toHaveProperty('vat');
});
