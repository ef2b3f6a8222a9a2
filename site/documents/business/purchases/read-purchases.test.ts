import { expect, test } from 'vitest';
import { readCsv } from '../../../xlsx/reading/read-csv.ts';
import { purchasesIn } from './read-purchases.ts';

const read = (text: string) => purchasesIn(readCsv(text));

test('reads lines by their headings, and names those it leaves out', () => {
  const { purchases, problems } = read(
    [
      'Dobavljač;Broj fakture;Datum fakture;Primljeno;PDV broj;Bez PDV-a;PDV;Odbija se;Vrsta',
      'Prvi d.o.o.;UF-1;3.11.2026;5.11.2026;404057800001;1.000,00;170,00;;1',
      'Drugi d.o.o.;JCI-2;4.11.2026;;;500,50;85,09;80,00;04',
      'Treći d.o.o.;UF-3;sutra;;;5;1;;',
      ';UF-4;3.11.2026;;;5;1;;',
      'Peti d.o.o.;UF-5;3.11.2026;;;oko sto;1;;',
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
    'Red 4: Izaberite datum fakture.',
    'Red 5: Upišite naziv dobavljača.',
    'Red 6: iznos se ne može pročitati.',
  ]);
});

test('says which columns are needed when there are no headings', () => {
  expect(read('a;b\n1;2\n').problems).toEqual([expect.stringContaining('Broj fakture, Datum fakture')]);
  expect(read('').problems).toHaveLength(1);
});

test('reads a number of a workbook as it is, with three decimals of a formula too', () => {
  const rows = [
    { line: 1, cells: ['Dobavljač', 'Broj fakture', 'Datum fakture', 'Bez PDV-a', 'PDV'] },
    { line: 2, cells: ['Prvi d.o.o.', 'UF-1', { day: '2026-11-03' }, 12.5, 2.125] },
    { line: 3, cells: ['Drugi d.o.o.', 'UF-2', { day: '2026-11-03' }, 0.1 + 0.2, 0.051] },
    { line: 4, cells: ['Treći d.o.o.', 'UF-3', { day: '2026-11-03' }, '1.800', '306,00'] },
  ];
  expect(purchasesIn({ rows }).purchases.map(({ base, vat }) => [base, vat])).toEqual([
    [12_50, 2_13],
    [30, 5],
    [1800_00, 306_00],
  ]);
});
