import type { RawCell } from '@obracun/engine/payroll/files/import/cells/reading.ts';
import type { SourceTable } from '@obracun/engine/payroll/files/import/columns/field-text.ts';
import { expect, test } from 'vitest';
import { readCsv } from '../../../xlsx/reading/read-csv.ts';
import {
  missingColumns,
  purchaseColumns,
  purchaseQuestions,
  purchasesIn,
  unusedHeadings,
} from './read-purchases.ts';

const TODAY = '2026-11-29';

const readTable = (table: SourceTable, more: Partial<Parameters<typeof purchasesIn>[1]> = {}) =>
  purchasesIn(purchaseColumns(table), { today: TODAY, ...more });
const read = (text: string) => readTable(readCsv(text));

const HEADINGS = ['Dobavljač', 'Broj fakture', 'Datum fakture', 'Bez PDV-a', 'PDV'];
const tableOf = (...lines: readonly (readonly RawCell[])[]): SourceTable => ({
  rows: lines.map((cells, at) => ({ line: at + 1, cells })),
});
const rowsOf = (...lines: readonly (readonly RawCell[])[]) => tableOf(HEADINGS, ...lines);

test('reads lines by their headings, and names those it leaves out', () => {
  const { purchases, problems } = read(
    [
      'Dobavljač;Broj fakture;Datum fakture;Primljeno;PDV broj;Bez PDV-a;PDV;Odbija se;Vrsta',
      'Prvi d.o.o.;UF-1;3.11.2026;5.11.2026;404057800001;1.000,00;170,00;;1',
      'Drugi d.o.o.;JCI-2;4.11.2026;;;500,50;85,09;80,00;04',
      'Treći d.o.o.;UF-3;sutra;;;5;1;;',
      ';UF-4;3.11.2026;;;5;1;;',
      'Peti d.o.o.;UF-5;3.11.2026;;;oko sto;1;;',
      'Ukupno;;;;;1.500,50;255,09;;',
    ].join('\n'),
  );
  expect(purchases).toMatchObject([
    {
      code: '01',
      number: 'UF-1',
      date: '2026-11-03',
      received: '2026-11-05',
      base: 1000_00,
      deductible: 170_00,
    },
    { code: '04', number: 'JCI-2', received: '2026-11-04', base: 500_50, vat: 85_09, deductible: 80_00 },
  ]);
  expect(problems).toEqual([
    'Red 4: Datum fakture: Ovo nije datum: upišite ga kao 1. 3. 2020.',
    'Red 5: Upišite naziv dobavljača.',
    'Red 6: Bez PDV-a: Ovo nije iznos: upišite ga kao 1.234,56.',
  ]);
});

test('says which columns are missing', () => {
  expect(missingColumns(purchaseColumns(readCsv('a;b\n1;2\n')))).toContain('Broj fakture, Datum fakture');
  expect(missingColumns(purchaseColumns(readCsv('')))).toContain('Dobavljač');
  expect(missingColumns(purchaseColumns(rowsOf()))).toBeUndefined();
});

test('reads a number of a workbook as it is, with three decimals of a formula too', () => {
  const table = rowsOf(
    ['Prvi d.o.o.', 'UF-1', { day: '2026-11-03' }, 12.5, 2.125],
    ['Drugi d.o.o.', 'UF-2', { day: '2026-11-03' }, 0.1 + 0.2, 0.051],
    ['Treći d.o.o.', 'UF-3', { day: '2026-11-03' }, -100, -17],
  );
  expect(readTable(table).purchases.map(({ base, vat }) => [base, vat])).toEqual([
    [12_50, 2_13],
    [30, 5],
    [-100_00, -17_00],
  ]);
});

test.each([
  [['Prvi', 'UF-1', '3.11.2026', '1.000,00', '17%'], 'PDV: „17%“ je procenat'],
  [['Prvi', 'UF-1', '3.11.2026', '170,00', '1.000,00'], 'PDV je veći od osnovice'],
  [['Prvi', 'UF-1', '3.11.2062', '1.000,00', '170,00'], '3. 11. 2062. ne može biti'],
  [['Prvi', 'UF-1', '3.11.1926', '1.000,00', '170,00'], 'ne može biti'],
])('leaves out %s', (cells, reason) => {
  const { purchases, problems } = readTable(rowsOf(cells));
  expect(purchases).toEqual([]);
  expect(problems).toEqual([expect.stringContaining(reason)]);
});

test('asks whether a base of 1,800 is a thousand', () => {
  const table = rowsOf(['Prvi', 'UF-1', '3.11.2026', '1,800', '306,00']);
  expect(purchaseQuestions(purchaseColumns(table)).map(({ id }) => id)).toEqual(['hiljade:3']);
  expect(readTable(table).problems).toEqual([expect.stringContaining('hiljada ili decimala')]);
  expect(readTable(table, { answers: { 'hiljade:3': 'hiljade' } }).purchases).toMatchObject([
    { base: 1800_00, vat: 306_00, deductible: 306_00 },
  ]);
});

test('takes the more exact of two similar headings in any order, and names the other', () => {
  const own = ['Dobavljač', 'Broj fakture', 'Datum fakture', 'Bez PDV-a', 'PDV'];
  const others = ['Naziv', 'Broj dokumenta', 'Datum dokumenta', 'Osnovica %', 'PDV %'];
  const values = ['Prvi d.o.o.', 'UF-1', '3.11.2026', '1.000,00', '170,00'];
  const wrong = ['Artikal', 'ULK-9', '1.1.2026', '100', '17'];
  const both = [
    tableOf([...own, ...others], [...values, ...wrong]),
    tableOf([...others, ...own], [...wrong, ...values]),
  ];
  for (const table of both) {
    expect(readTable(table).purchases).toMatchObject([
      { supplier: 'Prvi d.o.o.', number: 'UF-1', date: '2026-11-03', base: 1000_00, vat: 170_00 },
    ]);
    expect(unusedHeadings(purchaseColumns(table))).toEqual(others);
  }
});

test.each([
  ['Uvoz', '04'],
  ['uvozna faktura', '04'],
  ['JCI', '04'],
  ['Avans', '03'],
  ['Avansna faktura', '03'],
  ['3', '03'],
  ['', '01'],
  ['Faktura', '01'],
])('reads the kind „%s“', (word, code) => {
  const table = tableOf([...HEADINGS, 'Vrsta'], ['Prvi', 'UF-1', '3.11.2026', '1.000,00', '170,00', word]);
  expect(readTable(table).purchases).toMatchObject([{ code }]);
});

test('names an unknown kind and does not replace it', () => {
  const table = tableOf(
    [...HEADINGS, 'Vrsta'],
    ['Prvi', 'UF-1', '3.11.2026', '1.000,00', '170,00', 'Kompenzacija'],
  );
  expect(readTable(table)).toMatchObject({
    purchases: [],
    problems: [expect.stringContaining('„Kompenzacija“ nije poznata')],
  });
});

test('takes the same invoice of a supplier once, from the file and beside the stored ones', () => {
  const line = ['Prvi d.o.o.', 'UF-1', '3.11.2026', '1.000,00', '170,00'];
  const table = rowsOf(
    line,
    ['PRVI D.O.O.', 'uf 1', '4.11.2026', '1.000,00', '170,00'],
    ['Drugi', ...line.slice(1)],
  );
  const { purchases, problems } = readTable(table);
  expect(purchases.map(({ supplier }) => supplier)).toEqual(['Prvi d.o.o.', 'Drugi']);
  expect(problems).toEqual(['Red 3: faktura uf 1 ovog dobavljača je već u redu 2.']);
  expect(readTable(table, { known: purchases })).toMatchObject({
    purchases: [],
    problems: [
      'Red 2: faktura UF-1 ovog dobavljača je već upisana.',
      'Red 3: faktura uf 1 ovog dobavljača je već upisana.',
      'Red 4: faktura UF-1 ovog dobavljača je već upisana.',
    ],
  });
});
