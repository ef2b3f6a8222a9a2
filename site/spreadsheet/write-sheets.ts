import type { Sheet } from '@obracun/engine/payroll/sheets/sheet.ts';
import writeXlsx from 'write-excel-file/universal';
import { cellOf, weight } from './cells.ts';
import { FONT_ORDER } from './font-order.ts';

/** Sheets as one XLSX file. Heavy: import this module only when somebody asks for a spreadsheet. */
export const writeSheets = (sheets: readonly Sheet[]): Promise<Blob> =>
  writeXlsx(
    sheets.map(({ name, widths, rows, strongRows }) => ({
      sheet: name,
      columns: widths.map((width) => ({ width })),
      data: rows.map((row, at) =>
        row.map((cell) => (cell === '' ? null : { ...cellOf(cell), ...weight(strongRows.includes(at)) })),
      ),
    })),
    { features: [FONT_ORDER] },
  ).toBlob();
