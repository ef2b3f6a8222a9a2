import { toWire } from '@obracun/engine/core/numbers/value.ts';
import { vatTotal } from '@obracun/engine/rules/vat.ts';
import type { Row, SheetData } from 'write-excel-file/universal';
import { asRead } from '../../storage/as-read.ts';
import { amountCell, headCell, number, wordCell } from '../../xlsx/cells.ts';
import { writeWorkbook } from '../../xlsx/write-workbook.ts';
import type { VatLine } from './vat-line.ts';

const COLUMNS = [44, 16, 10, 16, 16];

/** The list as rows of one sheet: numbers are numbers, the total is the sum of the shown figures. */
export function listSheet(lines: readonly VatLine[]): SheetData {
  const total = vatTotal(lines);
  return [
    ['Opis', 'Osnovica', 'Stopa %', 'PDV', 'Ukupno'].map(headCell),
    ...lines.map(lineRow),
    [
      headCell('Ukupno'),
      amountCell(total.osnovica, true),
      null,
      amountCell(total.pdv, true),
      amountCell(total.ukupno, true),
    ],
  ];
}

const lineRow = ({ opis, osnovica, stopa, pdv, ukupno }: VatLine): Row => [
  wordCell(opis),
  amountCell(osnovica),
  number(Number(toWire('posto', stopa))),
  amountCell(pdv),
  amountCell(ukupno),
];

/** The list as an XLSX file, made in the browser. */
export const listWorkbook = (lines: readonly VatLine[]): Promise<Blob> =>
  writeWorkbook([{ name: asRead('PDV'), widths: COLUMNS, rows: listSheet(lines), hasHeader: true }]);
