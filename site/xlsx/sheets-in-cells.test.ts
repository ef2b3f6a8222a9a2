import { recapSheet } from '@obracun/engine/payroll/books/recap/recap-sheet.ts';
import { federalMonth } from '@obracun/engine/payroll/forms/settled.fixture.ts';
import { bankPayoutLists } from '@obracun/engine/payroll/payments/bank/payout-lists.ts';
import { strFromU8, unzipSync } from 'fflate';
import readXlsx from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { misplacedIn } from './schema-order.fixture.ts';
import { inCells, writeWorkbook } from './write-workbook.ts';

const named = {
  ...federalMonth,
  wages: federalMonth.wages.map((wage) => ({
    ...wage,
    worker: { ...wage.worker, firstName: '=cmd|"/c calc"!A1', lastName: 'Đ“<&> Šarić'.repeat(9) },
  })),
};

const read = async (file: Blob, sheet: number) =>
  (await readXlsx(Buffer.from(await file.arrayBuffer())))[sheet - 1]?.data ?? [];

test('writes accounts and personal numbers as texts, names never as formulas, amounts as numbers', async () => {
  const sheets =
    bankPayoutLists(named).lists.find(({ fileName }) => fileName === 'isplate-po-bankama')?.sheets ?? [];
  const file = await writeWorkbook(sheets.map(inCells));
  const [, row] = await read(file, 3);
  expect(row?.slice(2, 6)).toEqual(['3112899990017', '3389990000001173', 'UniCredit banka', 1325]);
  expect(row?.[1]).toContain('=cmd|"/c calc"!A1');
  expect(await misplacedIn(file)).toEqual([]);
});

test('writes days as dates formatted as on screen, and freezes the heading row', async () => {
  const rows = [['Dan plaćanja'], ['10. 11. 2026.'], ['31. 2. 2026.']];
  const file = await writeWorkbook([inCells({ name: 'Nalozi', widths: [14], rows, strongRows: [0] })]);
  const [, day, none] = await read(file, 1);
  expect(day).toEqual([new Date('2026-11-10T00:00:00Z')]);
  expect(none).toEqual(['31. 2. 2026.']);
  const parts = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const part = (name: string): string => strFromU8(parts[name] ?? new Uint8Array());
  expect(part('xl/styles.xml')).toContain('formatCode="d\\.\\ m\\.\\ yyyy\\."');
  expect(part('xl/worksheets/sheet1.xml')).toContain('state="frozen"');
  expect(await misplacedIn(file)).toEqual([]);
});

test('ends the recap with the cost of the firm', async () => {
  const rows = await read(await writeWorkbook([inCells(recapSheet(federalMonth))]), 1);
  expect(rows.at(-1)?.at(-1)).toBe(8447.64);
});
