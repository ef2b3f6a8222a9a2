import { expect, test } from 'vitest';
import type { CellEdit } from './state/place.ts';
import { newSheet, nextSheet, type SheetState } from './state/sheet-state.ts';
import { sheetTyping } from './use-sheet.ts';

/** One cell that shows its text with two decimals, as a sheet does. */
function oneCell(text: string) {
  const cell = { text, edits: [] as CellEdit[] };
  let state: SheetState = newSheet({ row: 0, column: 1 });
  const held = {
    state,
    current: () => state,
    act: (action: Parameters<typeof nextSheet>[1]) => {
      state = nextSheet(state, action);
    },
    size: { rows: 1, columns: 2, page: 12 },
  };
  const edit = (edits: readonly CellEdit[]) => {
    cell.edits.push(...edits);
    cell.text = shown(edits[0]?.text ?? '');
  };
  const overview = sheetTyping(held, { textAt: () => cell.text, isOpen: () => true, edit }, () => undefined);
  const type = (typed: string) => {
    overview.typed(typed);
    overview.pause();
  };
  return { cell, type, isOpen: () => state.typing !== undefined, ...overview };
}

const shown = (text: string): string => (/^\d+,\d$/.test(text) ? `${text}0` : text);

test('saves the input on a pause and stays open', () => {
  const { cell, begin, type, isOpen } = oneCell('8');
  begin(false);
  type('12');
  expect(cell.text).toBe('12');
  expect(isOpen()).toBe(true);
});

test('saves only the input since the pause when the cell is left', () => {
  const { cell, begin, type, typed, finish, isOpen } = oneCell('8');
  begin(false);
  type('1,5');
  finish();
  expect(cell.edits.map(({ text }) => text)).toEqual(['1,5']);
  expect(isOpen()).toBe(false);
  begin(true);
  type('1,55');
  typed('1,556');
  finish();
  const [, second, third] = cell.edits;
  expect([second?.text, third?.text]).toEqual(['1,55', '1,556']);
  expect(second?.session).toBe(third?.session);
  expect(second?.session).not.toBe(cell.edits[0]?.session);
});

test('names its own input as the found text when another tab writes meanwhile', () => {
  const { cell, begin, type, typed, finish } = oneCell('8');
  begin(false);
  type('12');
  cell.text = '40';
  typed('125');
  finish();
  expect(cell.edits[1]).toMatchObject({ text: '125', found: '12' });
});

test('keeps the change of another tab when nothing more was typed', () => {
  const { cell, begin, type, finish } = oneCell('8');
  begin(false);
  type('12');
  cell.text = '40';
  finish();
  expect(cell.edits).toHaveLength(1);
});

test('restores the found text when edit mode is cancelled after a pause', () => {
  const { cell, begin, type, cancel, isOpen } = oneCell('8');
  begin(false);
  type('12');
  cancel();
  expect(cell.text).toBe('8');
  expect(cell.edits[1]).toMatchObject({ text: '8', found: '12', session: cell.edits[0]?.session });
  expect(isOpen()).toBe(false);
});

test('changes nothing when edit mode is cancelled before a pause', () => {
  const { cell, begin, typed, cancel } = oneCell('8');
  begin(false);
  typed('12');
  cancel();
  expect(cell.edits).toEqual([]);
});
