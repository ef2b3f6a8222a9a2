import { expect, test } from 'vitest';
import type { Step } from './place.ts';
import { newSheet, nextSheet, type SheetAction, type SheetState } from './sheet-state.ts';

const size = { rows: 10, columns: 4, page: 12 };
const move = (step: Step, isExtending = false): SheetAction => ({ type: 'moved', step, isExtending, size });
const after = (...actions: SheetAction[]): SheetState => actions.reduce(nextSheet, newSheet());

test('returns on Enter to the start of a run of Tab, a row lower; not after an arrow', () => {
  const run = [move('right'), move('next'), move('next')];
  expect(after(...run, move('enter')).active).toEqual({ row: 1, column: 1 });
  expect(after(...run, move('down')).active).toEqual({ row: 1, column: 3 });
  expect(after(...run, move('left'), move('enter')).active).toEqual({ row: 1, column: 2 });
});

test('selects with Shift from its first cell', () => {
  const { active, anchor } = after(move('right'), move('down', true), move('right', true));
  expect([anchor, active]).toEqual([
    { row: 0, column: 1 },
    { row: 1, column: 2 },
  ]);
  expect(after(move('down', true), move('down')).anchor).toEqual({ row: 2, column: 0 });
});

test('selects all, and clears the selection on a press elsewhere', () => {
  expect(after({ type: 'allChosen', size }).anchor).toEqual({ row: 9, column: 3 });
  const place = { row: 4, column: 2 };
  expect(after({ type: 'allChosen', size }, { type: 'chosen', place, isExtending: false })).toEqual(
    newSheet(place),
  );
});

test('types only into a cell in edit mode', () => {
  const typing = { text: '', found: '8', session: Symbol('cell'), isInside: false };
  const begun: SheetAction = { type: 'begun', typing };
  expect(after(begun, { type: 'typed', text: '7,5' }).typing).toEqual({ ...typing, text: '7,5' });
  expect(after(begun, { type: 'held', text: '7' }).typing).toEqual({ ...typing, held: '7' });
  expect(after({ type: 'typed', text: '7,5' }).typing).toBeUndefined();
  expect(after(begun, { type: 'ended' }).typing).toBeUndefined();
});

test('traps the Tab key again after the next move in a released sheet', () => {
  expect(after({ type: 'released' }).isReleased).toBe(true);
  expect(after({ type: 'released' }, move('down')).isReleased).toBe(false);
});
