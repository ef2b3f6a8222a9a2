import { type CellPlace, type SheetSize, within } from './place.ts';

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
