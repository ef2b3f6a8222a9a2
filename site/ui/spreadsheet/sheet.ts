import type { CellEdit } from './state/place.ts';

/** A column of a sheet; the first is frozen and names the row. */
export interface SheetColumn {
  readonly id: string;
  readonly title: string;
  /** What its figures are measured in; empty for words. */
  readonly unit: string;
  /** In rem: as wide as it likes to be, and as narrow as it becomes before the sheet begins to scroll. */
  readonly width: number;
  readonly least: number;
  readonly isEditable: boolean;
  /** Figures stand on the right, words on the left. */
  readonly isFigure: boolean;
}

/** What a cell shows. */
export interface SheetCell {
  readonly text: string;
  /** Words of ours, where somebody might have typed others. */
  readonly isOurs?: boolean;
  /** Why what stands there does not count. */
  readonly error?: string | undefined;
  /** How what was typed was read, where that is not plain to see. */
  readonly note?: string | undefined;
  /** It says what was, and is about to change. */
  readonly isStale?: boolean;
}

/** A row is known by its id; what stands in it is asked for when it is shown. */
export interface SheetRowData {
  readonly id: string;
}

export interface SheetProps<R extends SheetRowData> {
  /** What the sheet is called for those who do not see it. */
  readonly label: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly R[];
  readonly cellOf: (row: R, column: SheetColumn) => SheetCell;
  /** One for each column. */
  readonly totals: readonly string[];
  /** Nothing can be changed. */
  readonly isFrozen: boolean;
  readonly edit: (edits: readonly CellEdit[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Opens the row whose name was chosen. */
  readonly open: (row: R) => void;
}
