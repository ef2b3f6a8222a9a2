import { cellText, type RawCell } from '../cells/raw-cell.ts';

/** A line of the file, numbered as the file numbers it: the first is 1. */
export interface SourceRow {
  readonly line: number;
  readonly cells: readonly RawCell[];
}

/** One sheet, or a whole CSV. */
export interface SourceTable {
  readonly rows: readonly SourceRow[];
  /** The workbook counts days from 1904. */
  readonly is1904?: boolean;
}

/** The texts of one column in some rows, empty ones left out. */
export const columnTexts = (rows: readonly SourceRow[], column: number): string[] =>
  rows.map(({ cells }) => cellText(cells[column])).filter((text) => text !== '');
