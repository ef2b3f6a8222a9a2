import type { SheetProps, SheetRowData } from './sheet.ts';
import type { CellEdit, CellPlace } from './state/place.ts';

/** The cells of a sheet by their place. */
export interface SheetCells {
  readonly textAt: (place: CellPlace) => string;
  /** Something can be put there. */
  readonly isOpen: (place: CellPlace) => boolean;
  /** Puts in what has a place to go. */
  readonly edit: (edits: readonly CellEdit[]) => void;
}

export function sheetCells<R extends SheetRowData>(props: SheetProps<R>): SheetCells {
  const { columns, rows, isFrozen } = props;
  const isOpen = ({ row, column }: CellPlace): boolean =>
    !isFrozen && row < rows.length && columns[column]?.isEditable === true;
  return {
    textAt: ({ row, column }) => {
      const [data, shown] = [rows[row], columns[column]];
      return data && shown ? props.cellOf(data, shown).text : '';
    },
    isOpen,
    edit: (edits) => {
      const taken = edits.filter(isOpen);
      if (taken.length > 0) props.edit(taken);
    },
  };
}
