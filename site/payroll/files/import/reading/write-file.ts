import { csvText } from '@obracun/engine/documents/csv.ts';
import { wordCell } from '../../../../xlsx/cells.ts';
import { CSV_MARK } from '../../../../xlsx/csv-mark.ts';
import { writeWorkbook } from '../../../../xlsx/write-workbook.ts';

/** Writes a CSV that Excel opens in local settings: semicolons, UTF-8 with a byte order mark, formulas escaped. */
export const csvOf = (rows: readonly (readonly string[])[]): Blob =>
  new Blob([CSV_MARK, csvText(rows)], { type: 'text/csv;charset=utf-8' });

const WIDEST = 40;

/** Writes a workbook of text cells: numbers keep leading zeros, and formulas do not run. */
export async function xlsxOf(rows: readonly (readonly string[])[], sheet: string): Promise<Blob> {
  const [headings = [], ...lines] = rows;
  const widths = headings.map((heading, at) =>
    Math.min(WIDEST, Math.max(heading.length, ...lines.map((line) => line[at]?.length ?? 0)) + 2),
  );
  const cells = [
    headings.map((heading) => wordCell(heading, { fontWeight: 'bold' })),
    ...lines.map((line) => line.map((text) => wordCell(text))),
  ];
  return await writeWorkbook([{ name: sheet, widths, rows: cells, hasHeader: true }]);
}
