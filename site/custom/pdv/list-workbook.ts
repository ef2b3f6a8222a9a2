import { HUNDREDTHS } from '@obracun/engine/kernel/money.ts';
import { toWire } from '@obracun/engine/kernel/value.ts';
import { vatTotal } from '@obracun/engine/rules/vat.ts';
import writeWorkbook, { type Cell, type Row, type SheetData } from 'write-excel-file/universal';
import type { VatLine } from './vat-line.ts';

const COLUMNS = [{ width: 44 }, { width: 16 }, { width: 10 }, { width: 16 }, { width: 16 }];

/** Cells of type String are never taken for formulas, whatever they begin with. */
const text = (value: string, strong = false): Cell => ({ value, type: String, ...weight(strong) });

const amount = (feninga: number, strong = false): Cell => ({
  value: feninga / HUNDREDTHS,
  type: Number,
  format: '#,##0.00',
  ...weight(strong),
});

const weight = (strong: boolean) => (strong ? ({ fontWeight: 'bold' } as const) : {});

/** The list as rows of one sheet: numbers are numbers, the total is the sum of what is seen. */
export function listSheet(lines: readonly VatLine[]): SheetData {
  const total = vatTotal(lines);
  return [
    ['Opis', 'Osnovica', 'Stopa %', 'PDV', 'Ukupno'].map((name) => text(name, true)),
    ...lines.map(lineRow),
    [
      text('Ukupno', true),
      amount(total.osnovica, true),
      null,
      amount(total.pdv, true),
      amount(total.ukupno, true),
    ],
  ];
}

const lineRow = ({ opis, osnovica, stopa, pdv, ukupno }: VatLine): Row => [
  text(opis),
  amount(osnovica),
  { value: Number(toWire('posto', stopa)), type: Number },
  amount(pdv),
  amount(ukupno),
];

/** The list as an XLSX file, made in the browser. */
export const listWorkbook = (lines: readonly VatLine[]): Promise<Blob> =>
  writeWorkbook(listSheet(lines), { columns: COLUMNS, sheet: 'PDV' }).toBlob();
