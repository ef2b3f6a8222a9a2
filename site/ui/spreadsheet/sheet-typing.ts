import type { SheetCells } from './sheet-cells.ts';
import type { CellEdit } from './state/place.ts';
import type { SheetState } from './state/sheet-state.ts';
import type { HeldSheet } from './state/use-sheet-state.ts';

/**
 * Typing into the active cell: begun by a letter, a key or a press, put into it at every pause, and taken when it is left.
 * @param open opens the active row, whose name is not typed into
 */
export function sheetTyping({ current, act }: HeldSheet, cells: SheetCells, open: () => void) {
  /** What a cell lacks of what was typed into it. */
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
    /** Keeps what was typed so far, while the cell stays open. */
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
    /** The cell stands again as it was found. */
    cancel: (): void => {
      const { active, typing } = current();
      act({ type: 'ended' });
      if (typing?.held === undefined) return;
      const { found, held, session } = typing;
      cells.edit([{ ...active, text: found, found: held, session }]);
    },
  };
}
