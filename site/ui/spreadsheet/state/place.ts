/** A cell by its row and column, from zero. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** Input of a cell, as text. */
export interface CellEdit extends CellPlace {
  readonly text: string;
  /** The content when edit mode started, if it has changed since. */
  readonly found?: string;
  /** The same for all input while one editor is open. */
  readonly session?: symbol;
}

/** Cells from one corner to the other, both included. */
export interface CellRange {
  readonly from: CellPlace;
  readonly to: CellPlace;
}

export interface SheetSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows per page, for the page keys. */
  readonly page: number;
}

export const samePlace = (one: CellPlace, other: CellPlace): boolean =>
  one.row === other.row && one.column === other.column;

/** The cells between two corners, in any order. */
export const rangeOf = (one: CellPlace, other: CellPlace): CellRange => ({
  from: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
  to: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
});

/** The place, or the nearest existing one. */
export const within = ({ row, column }: CellPlace, { rows, columns }: SheetSize): CellPlace => ({
  row: Math.max(0, Math.min(row, rows - 1)),
  column: Math.max(0, Math.min(column, columns - 1)),
});

/** The places of a range, row by row. */
export function placesIn({ from, to }: CellRange): CellPlace[] {
  const places: CellPlace[] = [];
  for (let row = from.row; row <= to.row; row++)
    for (let column = from.column; column <= to.column; column++) places.push({ row, column });
  return places;
}

/** Movement of a key. */
export type Step =
  | 'up'
  | 'down'
  /** A row lower, to the start of a run of Tab. */
  | 'enter'
  | 'left'
  | 'right'
  | 'next'
  | 'previous'
  | 'rowStart'
  | 'rowEnd'
  | 'columnStart'
  | 'columnEnd'
  | 'sheetStart'
  | 'sheetEnd'
  | 'pageUp'
  | 'pageDown';

const STEPS: Readonly<Record<Step, (from: CellPlace, size: SheetSize) => CellPlace>> = {
  up: ({ row, column }) => ({ row: row - 1, column }),
  down: ({ row, column }) => ({ row: row + 1, column }),
  enter: ({ row, column }) => ({ row: row + 1, column }),
  left: ({ row, column }) => ({ row, column: column - 1 }),
  right: ({ row, column }) => ({ row, column: column + 1 }),
  next: (from, size) => along(from, size, 1),
  previous: (from, size) => along(from, size, -1),
  rowStart: ({ row }) => ({ row, column: 0 }),
  rowEnd: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  columnStart: ({ column }) => ({ row: 0, column }),
  columnEnd: ({ column }, { rows }) => ({ row: rows - 1, column }),
  sheetStart: () => ({ row: 0, column: 0 }),
  sheetEnd: (_, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
  pageUp: ({ row, column }, { page }) => ({ row: row - page, column }),
  pageDown: ({ row, column }, { page }) => ({ row: row + page, column }),
};

/** The target of a movement; it stops at the edge of the sheet. */
export const stepFrom = (from: CellPlace, step: Step, size: SheetSize): CellPlace =>
  within(STEPS[step](from, size), size);

/** In reading order: past the end of a row to the next one. */
function along({ row, column }: CellPlace, { rows, columns }: SheetSize, by: number): CellPlace {
  const at = row * columns + column + by;
  if (at < 0 || at >= rows * columns) return { row, column };
  return { row: Math.floor(at / columns), column: at % columns };
}
