import type { CellEdit } from './state/place.ts';

/** A column of a sheet; the first is frozen and names the row. */
export interface SheetColumn {
  readonly id: string;
  readonly title: string;
  /** The title is typed text. */
  readonly isTyped?: boolean;
  /** Unit of its figures; empty for texts. */
  readonly unit: string;
  /** In rem: the preferred width, and the minimum before the sheet scrolls. */
  readonly width: number;
  readonly least: number;
  readonly isEditable: boolean;
  /** Figures are aligned right, texts left. */
  readonly isFigure: boolean;
  /** Of the last column: it stays visible at the right while the sheet scrolls. */
  readonly isHeld?: boolean;
}

/** Content of a cell. */
export interface SheetCell {
  readonly text: string;
  /** Our text, in a column of typed ones. */
  readonly isOurs?: boolean;
  /** The reason why the content does not count. */
  readonly error?: string | undefined;
  /** The parsed value, when it is not obvious. */
  readonly note?: string | undefined;
  /** An outdated value, about to change. */
  readonly isStale?: boolean;
}

/** A row with its id; its cells are computed when it is shown. */
export interface SheetRowData {
  readonly id: string;
}

export interface SheetProps<R extends SheetRowData> {
  /** Accessible name of the sheet. */
  readonly label: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly R[];
  readonly cellOf: (row: R, column: SheetColumn) => SheetCell;
  /** One for each column. */
  readonly totals: readonly string[];
  /** May be wider than the page, up to the window. */
  readonly isWide?: boolean;
  /** Keys that focus its active cell. */
  readonly shortcut?: string;
  /** Read-only. */
  readonly isFrozen: boolean;
  readonly edit: (edits: readonly CellEdit[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Opens the row of the pressed name. */
  readonly open: (row: R) => void;
}
