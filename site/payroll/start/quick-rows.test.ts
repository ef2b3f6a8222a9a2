import { expect, test } from 'vitest';
import { emptyRow, type QuickRow, readQuickRows, withCell, withPasted } from './quick-rows.ts';

const row = (name: string, amount: string): QuickRow => ({ ...emptyRow(), name, amount });
const texts = (rows: readonly QuickRow[] | undefined) => rows?.map(({ name, amount }) => [name, amount]);
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
  expect(texts(withPasted(rows, rows[0]?.id ?? '', 'name', 'Drugi Radnik\t1\nTreći Radnik\t2'))).toEqual([
    ['Prvi Radnik', '1000'],
    ['Drugi Radnik', '1'],
    ['Treći Radnik', '2'],
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
