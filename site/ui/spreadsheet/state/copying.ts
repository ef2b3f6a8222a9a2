import Papa from 'papaparse';
import { type CellEdit, type CellPlace, type CellRange, placesIn } from './place.ts';

/** The text of a cell. */
type TextAt = (place: CellPlace) => string;

/** Grouped thousands, the format of sheets, which other programs do not parse by default. */
const FIGURE = /^[−-]?\d{1,3}(?:\.\d{3})*(?:,\d+)?$/;

const plain = (text: string): string =>
  FIGURE.test(text) ? text.replaceAll('.', '').replace('−', '-') : text;

/**
 * Cells for the clipboard of spreadsheets: tabs between columns, one row a line.
 * @param isFigure whether a column has figures; a similar text in a text column stays as typed
 */
export function copied(
  { from, to }: CellRange,
  textAt: TextAt,
  isFigure: (column: number) => boolean,
): string {
  const rows: string[][] = [];
  for (let row = from.row; row <= to.row; row++) {
    const cells: string[] = [];
    for (let column = from.column; column <= to.column; column++) {
      const text = textAt({ row, column });
      cells.push(isFigure(column) ? plain(text) : text);
    }
    rows.push(cells);
  }
  return Papa.unparse(rows, { delimiter: '\t', newline: '\r\n' });
}

/** The cells of a text from a spreadsheet; a quoted cell may contain line breaks. */
export function pastedCells(text: string): string[][] {
  const { data } = Papa.parse<string[]>(text.replace(/\r?\n$/, ''), { delimiter: '\t' });
  return data.map((row) => row.map((cell) => cell.trim()));
}

/**
 * The changes of pasting a text into a range. They start at the first cell and are as long as the text, also past the end of a
 * sheet; a range of several times its size is filled with it.
 */
export function pasted(text: string, { from, to }: CellRange): CellEdit[] {
  const cells = pastedCells(text);
  const width = Math.max(...cells.map((row) => row.length));
  const last = {
    row: from.row + repeated(cells.length, to.row - from.row + 1) - 1,
    column: from.column + repeated(width, to.column - from.column + 1) - 1,
  };
  return placesIn({ from, to: last }).map(({ row, column }) => ({
    row,
    column,
    text: cells[(row - from.row) % cells.length]?.[(column - from.column) % width] ?? '',
  }));
}

/** How often it fits into the selection, at least once. */
const repeated = (length: number, selected: number): number =>
  selected % length === 0 ? Math.max(length, selected) : length;

/** The changes of filling a range down to a row: its rows are repeated. */
export function filled({ from, to }: CellRange, downTo: number, textAt: TextAt): CellEdit[] {
  const height = to.row - from.row + 1;
  return placesIn({ from: { ...from, row: to.row + 1 }, to: { ...to, row: downTo } }).map(
    ({ row, column }) => ({
      row,
      column,
      text: textAt({ row: from.row + ((row - from.row) % height), column }),
    }),
  );
}

/** Ctrl+D: fills with the first row of the range; a single row with the one above. */
export function filledDown({ from, to }: CellRange, textAt: TextAt): CellEdit[] {
  const first = from.row === to.row ? from.row - 1 : from.row;
  return first < 0
    ? []
    : filled({ from: { ...from, row: first }, to: { ...to, row: first } }, to.row, textAt);
}
