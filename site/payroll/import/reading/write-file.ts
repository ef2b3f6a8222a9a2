import { csvText } from '@obracun/engine/payroll/sheets/csv.ts';
import { CSV_MARK } from '../../../xlsx/csv-mark.ts';

/** Rows as a CSV that Excel here opens as it is: semicolons, UTF-8 with its mark, formulas guarded. */
export const csvOf = (rows: readonly (readonly string[])[]): Blob =>
  new Blob([CSV_MARK, csvText(rows)], { type: 'text/csv;charset=utf-8' });

const WIDEST = 40;

/** Rows as a workbook of text cells, in which no number loses its zeros and no formula runs. */
export async function xlsxOf(rows: readonly (readonly string[])[], sheet: string): Promise<Blob> {
  const [{ writeWorkbook }, { words }] = await Promise.all([
    import('../../../xlsx/write-workbook.ts'),
    import('../../../xlsx/cells.ts'),
  ]);
  const [headings = [], ...lines] = rows;
  const widths = headings.map((heading, at) =>
    Math.min(WIDEST, Math.max(heading.length, ...lines.map((line) => line[at]?.length ?? 0)) + 2),
  );
  const cells = [
    headings.map((heading) => words(heading, { fontWeight: 'bold' })),
    ...lines.map((line) => line.map((text) => words(text))),
  ];
  return await writeWorkbook([{ name: sheet, widths, rows: cells, hasHeader: true }]);
}
