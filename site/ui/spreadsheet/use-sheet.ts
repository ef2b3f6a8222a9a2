import { useLayoutEffect, useState } from 'react';
import type { SheetProps, SheetRowData } from './sheet.ts';
import { copied, filled, filledDown, pasted } from './state/copying.ts';
import { type CellEdit, type CellPlace, type CellRange, placesIn, rangeOf } from './state/place.ts';
import type { SheetState } from './state/sheet-state.ts';
import { type HeldSheet, useSheetState } from './state/sheet-state.ts';

/** State and actions of a sheet. */
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
    /** Cells of the last input without a place. */
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

export type SheetControls = ReturnType<typeof useSheet>;

/** Fills the cells below with the selected ones: by a key, or by dragging to a row. */
function useFilling({ textAt, edit }: SheetCells, selected: () => CellRange) {
  const [fillTo, setFillTo] = useState<number>();
  const dropFill = () => setFillTo(undefined);
  // On the window: the pointer may be released anywhere, or cancelled.
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

/**
 * Edit mode of the active cell: started by a letter, a key or a press, saved on every pause, and committed on blur.
 * @param open opens the active row, whose name is not editable
 */
export function sheetTyping({ current, act }: HeldSheet, cells: SheetCells, open: () => void) {
  /** The unsaved part of the input of a cell. */
  const lacking = ({ active, typing }: SheetState): CellEdit | undefined => {
    if (!typing) return undefined;
    const { held, found, session } = typing;
    const [text, now] = [typing.text.trim(), cells.textAt(active)];
    if (text === now || text === held) return undefined;
    const known = held ?? found;
    return { ...active, text, session, ...(known !== now && { found: known }) };
  };
  return {
    begin: (isInside: boolean): void => {
      const { active } = current();
      const found = cells.textAt(active);
      if (active.column === 0 && isInside) open();
      else if (cells.isOpen(active))
        act({
          type: 'begun',
          typing: { text: isInside ? found : '', found, session: Symbol('cell'), isInside },
        });
    },
    typed: (text: string): void => act({ type: 'typed', text }),
    /** Saves the input so far, and keeps the editor open. */
    pause: (): void => {
      const edit = lacking(current());
      if (!edit) return;
      act({ type: 'held', text: edit.text });
      cells.edit([edit]);
    },
    finish: (): void => {
      const state = current();
      if (!state.typing) return;
      const edit = lacking(state);
      act({ type: 'ended' });
      if (edit) cells.edit([edit]);
    },
    /** Restores the found content of the cell. */
    cancel: (): void => {
      const { active, typing } = current();
      act({ type: 'ended' });
      if (typing?.held === undefined) return;
      const { found, held, session } = typing;
      cells.edit([{ ...active, text: found, found: held, session }]);
    },
  };
}

/** The cells of a sheet by their place. */
interface SheetCells {
  readonly textAt: (place: CellPlace) => string;
  /** Whether a place is editable. */
  readonly isOpen: (place: CellPlace) => boolean;
  /** Writes the input that has a place. */
  readonly edit: (edits: readonly CellEdit[]) => void;
}

function sheetCells<R extends SheetRowData>(props: SheetProps<R>): SheetCells {
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
