import { useState } from 'react';
import type { SheetProps, SheetRowData } from './sheet.ts';
import { type SheetCells, sheetCells } from './sheet-cells.ts';
import { sheetTyping } from './sheet-typing.ts';
import { copied, pasted } from './state/copying.ts';
import { type CellPlace, type CellRange, placesIn, rangeOf } from './state/place.ts';
import { useSheetState } from './state/use-sheet-state.ts';
import { useFilling } from './use-filling.ts';

/** What a sheet holds and what can be done to it. */
export function useSheet<R extends SheetRowData>(props: SheetProps<R>) {
  const { rows, columns, isFrozen } = props;
  const held = useSheetState({ rows, columns });
  const [unplaced, setUnplaced] = useState(0);
  const own = sheetCells(props);
  const cells: SheetCells = {
    ...own,
    edit: (edits) => {
      if (isFrozen) return;
      setUnplaced(0);
      own.edit(edits);
    },
  };
  const active = (): CellPlace => held.current().active;
  const selected = (): CellRange => rangeOf(held.current().anchor, active());
  const open = (): void => {
    const row = rows[active().row];
    if (row) props.open(row);
  };
  return {
    ...held,
    ...sheetTyping(held, cells, open),
    ...useFilling(cells, selected),
    open,
    active,
    /** Cells of what was put in last that had no place to go. */
    unplaced,
    clear: () => cells.edit(placesIn(selected()).map((place) => ({ ...place, text: '' }))),
    copy: () => copied(selected(), cells.textAt, (column) => columns[column]?.isFigure === true),
    paste: (text: string) => {
      if (isFrozen) return;
      const edits = pasted(text, selected());
      cells.edit(edits);
      setUnplaced(edits.filter((one) => one.text !== '' && !cells.isOpen(one)).length);
    },
  };
}

export type SheetDesk = ReturnType<typeof useSheet>;
