import { expect, test } from 'vitest';
import type { QuickKind } from './pasted-people.ts';
import {
  emptyRow,
  type QuickColumn,
  type QuickRow,
  readQuickRows,
  splitOf,
  withCell,
  withPasted as withPastedAs,
} from './quick-rows.ts';

const row = (name: string, amount: string): QuickRow => ({ ...emptyRow(), name, amount });
const texts = (rows: readonly QuickRow[] | undefined) => rows?.map(({ name, amount }) => [name, amount]);
const withPasted = (
  rows: readonly QuickRow[],
  id: string,
  column: QuickColumn,
  text: string,
  kind: QuickKind | undefined = 'neto',
) => withPastedAs(rows, id, column, text, kind);
const pastedInto = (column: QuickColumn, text: string, ...rows: readonly QuickRow[]) =>
  texts(withPasted([...rows, emptyRow()], (rows[0] ?? emptyRow()).id, column, text))?.slice(0, -1);
const pastedNew = (text: string, kind: QuickKind = 'neto') => {
  const first = emptyRow();
  return texts(withPasted([first], first.id, 'name', text, kind))?.slice(0, -1);
};
const read = (...rows: readonly QuickRow[]) =>
  readQuickRows(rows, { firm: 'f1', kind: 'neto', from: '2026-10-01' });

test('adds an empty row once the last one is typed', () => {
  const first = emptyRow();
  expect(texts(withCell([first], first.id, 'name', 'Prvi Radnik'))).toEqual([
    ['Prvi Radnik', ''],
    ['', ''],
  ]);
});

test('reads a surname, a first name and the amount from a day', () => {
  const { workers, problems } = read(
    row('Prvi Radnik Treći', '1.500,50'),
    row('', ''),
    row('DRUGA RADNICA', '900'),
  );
  expect(problems.size).toBe(0);
  expect(workers).toMatchObject([
    {
      firm: 'f1',
      lastName: 'Prvi Radnik',
      firstName: 'Treći',
      agreed: [{ from: '2026-10-01', kind: 'neto', amount: 150_050 }],
    },
    { lastName: 'Druga', firstName: 'Radnica', agreed: [{ amount: 90_000 }] },
  ]);
});

test('keeps nothing of a row with an unreadable cell, and says why', () => {
  const rows = [
    row('Samo', '100'),
    row('Prvi Radnik', 'sto'),
    row('Drugi Radnik', ''),
    row('Treći Radnik', '0'),
  ];
  const { workers, problems } = read(...rows);
  expect(workers).toEqual([]);
  expect(rows.map(({ id }) => problems.get(id))).toEqual([
    { name: 'Upišite i ime i prezime.' },
    { amount: 'Upišite iznos, npr. 1.500,00.' },
    { amount: 'Upišite ugovoreni iznos.' },
    { amount: 'Upišite ugovoreni iznos.' },
  ]);
});

test('takes names and amounts pasted from a spreadsheet, without their heading', () => {
  const rows = [row('Prvi Radnik', '1000'), emptyRow()];
  const text = 'Prezime i ime\tPlata\r\nDruga Radnica\t1.200,00\r\nTreći\tRadnik\t900\r\n';
  expect(texts(withPasted(rows, rows[1]?.id ?? '', 'name', text))).toEqual([
    ['Prvi Radnik', '1000'],
    ['Druga Radnica', '1.200,00'],
    ['Treći Radnik', '900'],
    ['', ''],
  ]);
});

test('inserts pasted rows after a typed one, which stays', () => {
  const rows = [row('Prvi Radnik', '1000'), row('Četvrti Radnik', '2000')];
  expect(texts(withPasted(rows, rows[0]?.id ?? '', 'name', 'Drugi Radnik\t100\nTreći Radnik\t200'))).toEqual([
    ['Prvi Radnik', '1000'],
    ['Drugi Radnik', '100'],
    ['Treći Radnik', '200'],
    ['Četvrti Radnik', '2000'],
    ['', ''],
  ]);
});

test('fills amounts alone from the row on', () => {
  const rows = [row('Prvi Radnik', ''), row('Drugi Radnik', ''), emptyRow()];
  expect(texts(withPasted(rows, rows[0]?.id ?? '', 'amount', '100\n200\n300'))).toEqual([
    ['Prvi Radnik', '100'],
    ['Drugi Radnik', '200'],
    ['', '300'],
    ['', ''],
  ]);
});

test('leaves a single cell to the input', () => {
  const rows = [emptyRow()];
  expect(withPasted(rows, rows[0]?.id ?? '', 'name', 'Prvi Radnik\n')).toBeUndefined();
});

test('keeps each amount in its row when a pasted column has an empty cell', () => {
  const rows = [row('Prvi Radnik', ''), row('Drugi Radnik', ''), row('Treći Radnik', '')];
  expect(pastedInto('amount', '1000\r\n\r\n1200\r\n', ...rows)).toEqual([
    ['Prvi Radnik', '1000'],
    ['Drugi Radnik', ''],
    ['Treći Radnik', '1200'],
  ]);
});

test('takes no total for a worker', () => {
  expect(pastedNew('Prvi Radnik\t1.500,00\nDrugi Radnik\t1.700,00\nUkupno neto\t3.200,00\n')).toEqual([
    ['Prvi Radnik', '1.500,00'],
    ['Drugi Radnik', '1.700,00'],
  ]);
});

test.each([
  ['a running number before the name', '1\tPrvi Radnik\t1500\n2\tDrugi Radnik\t1700'],
  ['a running number with a point', '1.\tPrvi Radnik\t1500\n2.\tDrugi Radnik\t1700'],
  ['a JMBG after the name', 'Prvi Radnik\t3112899990017\t1500\nDrugi Radnik\t0101899995024\t1700'],
  [
    'both, under headings',
    'R.br.\tPrezime i ime\tJMBG\tNeto\tBruto\n1\tPrvi Radnik\t3112899990017\t1500\t2300\n2\tDrugi Radnik\t0101899995024\t1700\t2600',
  ],
  ['two columns of names', '1\tPrvi\tRadnik\t1500\n2\tDrugi\tRadnik\t1700'],
])('takes the amount and not %s', (_, text) => {
  expect(pastedNew(text)).toEqual([
    ['Prvi Radnik', '1500'],
    ['Drugi Radnik', '1700'],
  ]);
});

test('takes no number before the name for the amount when there is no other', () => {
  expect(pastedNew('1\tPrvi Radnik\n2\tDrugi Radnik')).toEqual([
    ['Prvi Radnik', ''],
    ['Drugi Radnik', ''],
  ]);
  expect(pastedNew('3112899990017\tPrvi Radnik')).toEqual([['Prvi Radnik', '']]);
});

test('takes the column of the chosen kind of amount, and the order of the heading', () => {
  const text = 'Ime i prezime\tBruto\tNeto\nAmra Begić Hodžić\t2300\t1500';
  expect(pastedNew(text, 'bruto')).toEqual([['Begić Hodžić, Amra', '2300']]);
  expect(pastedNew(text, 'neto')).toEqual([['Begić Hodžić, Amra', '1500']]);
});

test('says how a name of three words is split', () => {
  expect(splitOf('Begić Hodžić Amra')).toBe('ime Amra, prezime Begić Hodžić');
  expect([splitOf('Begić Amra'), splitOf('Begić Hodžić, Amra'), splitOf('')]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('stores what a worker gets as a net after the contribution for solidarity', () => {
  const of = (kind: QuickKind) =>
    readQuickRows([row('Prvi Radnik', '1500')], { firm: 'f1', kind, from: '2026-10-01' }).workers[0]?.agreed;
  expect(of('isplata')).toEqual([
    { from: '2026-10-01', kind: 'neto', isAfterSolidarity: true, amount: 150_000 },
  ]);
  expect(of('neto')).toEqual([{ from: '2026-10-01', kind: 'neto', amount: 150_000 }]);
});
