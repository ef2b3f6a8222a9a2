/** A cell by its place among rows and columns, from zero. */
export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** What a person puts into a cell, as text. */
export interface CellEdit extends CellPlace {
  readonly text: string;
  /** What stood there when it was begun, where something else stands there by now. */
  readonly found?: string;
  /** The same for all that is put in while one field stays open. */
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
  /** Rows a page has, for the keys that turn one. */
  readonly page: number;
}

export const samePlace = (one: CellPlace, other: CellPlace): boolean =>
  one.row === other.row && one.column === other.column;

/** The cells between two corners, whichever was chosen first. */
export const rangeOf = (one: CellPlace, other: CellPlace): CellRange => ({
  from: { row: Math.min(one.row, other.row), column: Math.min(one.column, other.column) },
  to: { row: Math.max(one.row, other.row), column: Math.max(one.column, other.column) },
});

/** The place, or the nearest there is. */
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
