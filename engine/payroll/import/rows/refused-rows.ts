import { cellText } from '../cells/raw-cell.ts';
import type { SourceTable } from '../columns/source-table.ts';
import type { JudgedLine } from './judged.ts';

/** The refused lines as they stand in the file, with a last column that says why. */
export function refusedRows(
  { rows }: SourceTable,
  headings: readonly string[],
  lines: readonly JudgedLine<unknown>[],
): string[][] {
  const width = headings.length;
  const refused = lines.filter(({ state }) => state === 'refused');
  return [
    [...headings, 'razlog'],
    ...refused.map(({ row, reasons }) => [
      ...Array.from({ length: width }, (_, column) => cellText(rows[row]?.cells[column])),
      reasons.join(' '),
    ]),
  ];
}
