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

/** What a person puts into a cell, as text. */
export interface CellEdit {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  /** What stood there when it was begun, where something else stands there by now. */
  readonly found?: string;
}
