import writeXlsx, { type SheetData } from 'write-excel-file/universal';
import { FONT_ORDER } from './font-order.ts';

/**
 * Rows as an XLSX file of one sheet, with columns as wide as that many letters. Heavy: import this module only when
 * somebody asks for a spreadsheet.
 */
export const writeSheet = (rows: SheetData, sheet: string, widths: readonly number[]): Promise<Blob> =>
  writeXlsx(
    rows,
    { sheet, columns: widths.map((width) => ({ width })) },
    { features: [FONT_ORDER] },
  ).toBlob();
