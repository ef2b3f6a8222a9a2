import type { FilingForm } from '@obracun/engine/core/dues.ts';
import type { PayrollEntity } from '@obracun/engine/payroll/model/place.ts';
import type { Payable } from '@obracun/engine/payroll/payments/orders/payables.ts';
import type { Row, SheetData } from 'write-excel-file/universal';
import { asRead } from '../../storage/as-read.ts';
import { amountCell, headCell, wordCell } from '../../xlsx/cells.ts';
import { writeWorkbook } from '../../xlsx/write-workbook.ts';
import { headingsOf, textsOf } from '../payments/payable-text.ts';

const COLUMNS = [48, 40, 24, 14, 10, 14, 14, 14];

/** The orders and, under them, the columns of the form; accounts and codes are texts, so that they keep their zeros. */
export const duesSheet = (
  entity: PayrollEntity,
  orders: readonly Payable[],
  form: FilingForm | undefined,
  held: ReadonlyMap<string, number>,
): SheetData => [
  headingsOf(entity).map(headCell),
  ...orders.map(orderRow),
  ...(form ? [[], [headCell(`Obrazac ${form.name}`)], ...formRows(form, held)] : []),
];

const orderRow = (order: Payable): Row => [
  ...textsOf(order).map((text) => wordCell(text)),
  amountCell(order.amount),
];

const formRows = ({ columns }: FilingForm, held: ReadonlyMap<string, number>): Row[] =>
  columns.map(({ number: place, title, line }) => [
    wordCell(asRead(place ? `${place}. ${title}` : title)),
    line ? amountCell(held.get(line) ?? 0) : null,
  ]);

/** Both as an XLSX file, made in the browser. */
export const duesWorkbook = (...sheet: Parameters<typeof duesSheet>): Promise<Blob> =>
  writeWorkbook([{ name: asRead('Uplatnice'), widths: COLUMNS, rows: duesSheet(...sheet) }]);
