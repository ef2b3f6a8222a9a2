import type { Sheet } from '@obracun/engine/payroll/sheets/sheet.ts';
import writeXlsx, { type SheetData } from 'write-excel-file/universal';
import { cellOf, weight } from './cells.ts';
import { FONT_ORDER } from './font-order.ts';

/** A sheet of styled cells. */
export interface CellSheet extends Pick<Sheet, 'name' | 'widths'> {
  readonly rows: SheetData;
  /** Its first row heads all below, and stays in sight. */
  readonly hasHeader?: boolean;
}

/** Sheets as one XLSX file. Heavy: import this module only when somebody asks for a spreadsheet. */
export const writeWorkbook = (sheets: readonly CellSheet[]): Promise<Blob> =>
  writeXlsx(
    sheets.map(({ name, widths, rows, hasHeader }) => ({
      sheet: name,
      columns: widths.map((width) => ({ width })),
      data: rows,
      ...(hasHeader && { stickyRowsCount: 1 }),
    })),
    { features: [FONT_ORDER] },
  ).toBlob();

/** A sheet of the engine in cells: figures are numbers, strong rows are set in weight. */
export const inCells = ({ name, widths, rows, strongRows }: Sheet): CellSheet => ({
  name,
  widths,
  hasHeader: strongRows.includes(0),
  rows: rows.map((row, at) =>
    row.map((cell) => (cell === '' ? null : { ...cellOf(cell), ...weight(strongRows.includes(at)) })),
  ),
});
