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
