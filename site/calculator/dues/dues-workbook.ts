import type { FilingForm } from '@obracun/engine/kernel/dues.ts';
import { HUNDREDTHS } from '@obracun/engine/kernel/figures/money.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { Payable } from '@obracun/engine/payroll/orders/payables.ts';
import type { CellObject, Row, SheetData } from 'write-excel-file/universal';
import { asRead } from '../../device/as-read.ts';
import { AMOUNT, number, weight, words } from '../../spreadsheet/cells.ts';
import { writeSheet } from '../../spreadsheet/write-sheet.ts';
import { accountWritten, headingsOf } from '../payable/payable-text.ts';

const COLUMNS = [48, 40, 24, 14, 10, 14, 14, 14];

const heads = (titles: readonly string[]): Row => titles.map((title) => words(asRead(title), weight(true)));

const amount = (feninga: number): CellObject => number(feninga / HUNDREDTHS, AMOUNT);

/** The orders and, under them, the columns of the form; accounts and codes are texts, so that they keep their zeros. */
export const duesSheet = (
  entity: PayrollEntity,
  orders: readonly Payable[],
  form: FilingForm | undefined,
  held: ReadonlyMap<string, number>,
): SheetData => [
  heads(headingsOf(entity)),
  ...orders.map(orderRow),
  ...(form ? [[], heads([`Obrazac ${form.name}`]), ...formRows(form, held)] : []),
];

const orderRow = (row: Payable): Row => [
  words(asRead(row.purpose)),
  words(asRead(row.recipient)),
  words(row.account ? accountWritten(row.account) : ''),
  words(row.code ?? ''),
  words(row.municipality ?? ''),
  words(row.budgetOrg ?? ''),
  words(row.reference ?? ''),
  amount(row.amount),
];

const formRows = ({ columns }: FilingForm, held: ReadonlyMap<string, number>): Row[] =>
  columns.map(({ number: place, title, line }) => [
    words(asRead(place ? `${place}. ${title}` : title)),
    line ? amount(held.get(line) ?? 0) : null,
  ]);

/** Both as an XLSX file, made in the browser. */
export const duesWorkbook = (...sheet: Parameters<typeof duesSheet>): Promise<Blob> =>
  writeSheet(duesSheet(...sheet), asRead('Uplatnice'), COLUMNS);
