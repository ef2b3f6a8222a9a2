import { useLayoutEffect, useState } from 'react';
import type { SheetCells } from './sheet-cells.ts';
import { filled, filledDown } from './state/copying.ts';
import type { CellRange } from './state/place.ts';

/** What stands in the selected cells, put into those under them: by a key, or drawn down to a row. */
export function useFilling({ textAt, edit }: SheetCells, selected: () => CellRange) {
  const [fillTo, setFillTo] = useState<number>();
  const dropFill = () => setFillTo(undefined);
  // Of the window: the pointer is let go wherever it is by then, and may be taken away altogether.
  useLayoutEffect(() => {
    if (fillTo === undefined) return undefined;
    const endFill = () => {
      edit(filled(selected(), fillTo, textAt));
      dropFill();
    };
    addEventListener('pointerup', endFill);
    addEventListener('pointercancel', dropFill);
    return () => {
      removeEventListener('pointerup', endFill);
      removeEventListener('pointercancel', dropFill);
    };
  });
  return {
    fillTo,
    fillDown: () => edit(filledDown(selected(), textAt)),
    fillUntil: (row: number) => setFillTo(Math.max(row, selected().to.row)),
    dropFill,
  };
}
