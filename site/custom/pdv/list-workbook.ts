import { HUNDREDTHS } from '@obracun/engine/kernel/figures/money.ts';
import { toWire } from '@obracun/engine/kernel/figures/value.ts';
import { vatTotal } from '@obracun/engine/rules/vat.ts';
import type { CellObject, Row, SheetData } from 'write-excel-file/universal';
import { asRead } from '../../device/as-read.ts';
import { AMOUNT, number, weight, words } from '../../spreadsheet/cells.ts';
import { writeSheet } from '../../spreadsheet/write-sheet.ts';
import type { VatLine } from './vat-line.ts';

const COLUMNS = [44, 16, 10, 16, 16];

const amount = (feninga: number, isStrong = false): CellObject =>
  number(feninga / HUNDREDTHS, AMOUNT, weight(isStrong));

/** The list as rows of one sheet: numbers are numbers, the total is the sum of what is seen. */
export function listSheet(lines: readonly VatLine[]): SheetData {
  const total = vatTotal(lines);
  return [
    ['Opis', 'Osnovica', 'Stopa %', 'PDV', 'Ukupno'].map((name) => words(asRead(name), weight(true))),
    ...lines.map(lineRow),
    [
      words(asRead('Ukupno'), weight(true)),
      amount(total.osnovica, true),
      null,
      amount(total.pdv, true),
      amount(total.ukupno, true),
    ],
  ];
}

const lineRow = ({ opis, osnovica, stopa, pdv, ukupno }: VatLine): Row => [
  words(opis),
  amount(osnovica),
  number(Number(toWire('posto', stopa))),
  amount(pdv),
  amount(ukupno),
];

/** The list as an XLSX file, made in the browser. */
export const listWorkbook = (lines: readonly VatLine[]): Promise<Blob> =>
  writeSheet(listSheet(lines), asRead('PDV'), COLUMNS);
