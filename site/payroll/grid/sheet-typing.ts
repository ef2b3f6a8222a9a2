import type { SheetCells } from './sheet-cells.ts';
import type { HeldSheet } from './state/use-sheet-state.ts';

/**
 * Typing into the active cell: begun by a letter, a key or a press, and taken when it is left.
 * @param open opens the active row, whose name is not typed into
 */
export function sheetTyping({ current, act }: HeldSheet, cells: SheetCells, open: () => void) {
  return {
    begin: (isInside: boolean): void => {
      const { active } = current();
      const found = cells.textAt(active);
      if (active.column === 0 && isInside) open();
      else if (cells.isOpen(active))
        act({ type: 'begun', typing: { text: isInside ? found : '', found, isInside } });
    },
    typed: (text: string): void => act({ type: 'typed', text }),
    finish: (): void => {
      const { active, typing } = current();
      if (!typing) return;
      act({ type: 'ended' });
      const [text, now] = [typing.text.trim(), cells.textAt(active)];
      if (text !== now)
        cells.edit([{ ...active, text, ...(typing.found !== now && { found: typing.found }) }]);
    },
  };
}
