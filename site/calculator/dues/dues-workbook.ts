import type { FilingForm } from '@obracun/engine/kernel/dues.ts';
import { HUNDREDTHS } from '@obracun/engine/kernel/figures/money.ts';
import type { OwedOrder } from '@obracun/engine/payroll/dues/owed-orders.ts';
import type { CellObject, Row, SheetData } from 'write-excel-file/universal';
import { asRead } from '../../device/as-read.ts';
import { AMOUNT, number, weight, words } from '../../spreadsheet/cells.ts';
import { writeSheet } from '../../spreadsheet/write-sheet.ts';

const COLUMNS = [48, 40, 20, 14, 22, 14];

const heads = (titles: readonly string[]): Row => titles.map((title) => words(asRead(title), weight(true)));

const amount = (feninga: number): CellObject => number(feninga / HUNDREDTHS, AMOUNT);

/** The orders and, under them, the columns of the form; accounts and codes are texts, so that they keep their zeros. */
export const duesSheet = (
  orders: readonly OwedOrder[],
  form: FilingForm | undefined,
  held: ReadonlyMap<string, number>,
): SheetData => [
  heads(['Svrha', 'Primalac', 'Račun', 'Vrsta prihoda', 'Općina', 'Iznos']),
  ...orders.map(orderRow),
  ...(form ? [[], heads([`Obrazac ${form.name}`]), ...formRows(form, held)] : []),
];

const orderRow = ({ purpose, account, code, municipality, amount: sum }: OwedOrder): Row => [
  words(asRead(purpose)),
  words(asRead(account?.recipient ?? '')),
  words(account?.account ?? ''),
  words(code),
  words(municipality?.code ?? ''),
  amount(sum),
];

const formRows = ({ columns }: FilingForm, held: ReadonlyMap<string, number>): Row[] =>
  columns.map(({ number: place, title, line }) => [
    words(asRead(place ? `${place}. ${title}` : title)),
    line ? amount(held.get(line) ?? 0) : null,
  ]);

/** Both as an XLSX file, made in the browser. */
export const duesWorkbook = (...sheet: Parameters<typeof duesSheet>): Promise<Blob> =>
  writeSheet(duesSheet(...sheet), asRead('Uplatnice'), COLUMNS);
