import { federalMonth } from '@obracun/engine/payroll/forms/settled.fixture.ts';
import { bankPayoutLists } from '@obracun/engine/payroll/payouts/payout-lists.ts';
import { recapSheet } from '@obracun/engine/payroll/sheets/recap-sheet.ts';
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

test('accounts and personal numbers are texts to the last digit, names are never run, amounts are numbers', async () => {
  const sheets =
    bankPayoutLists(named).lists.find(({ fileName }) => fileName === 'isplate-po-bankama')?.sheets ?? [];
  const file = await writeWorkbook(sheets.map(inCells));
  const [, row] = await read(file, 3);
  expect(row?.slice(2, 6)).toEqual(['3112899990017', '3389990000001173', 'UniCredit banka', 1325]);
  expect(row?.[1]).toContain('=cmd|"/c calc"!A1');
  expect(await misplacedIn(file)).toEqual([]);
});

test('the recap ends with the cost of the firm', async () => {
  const rows = await read(await writeWorkbook([inCells(recapSheet(federalMonth))]), 1);
  expect(rows.at(-1)?.at(-1)).toBe(8447.64);
});
