import { expect, test } from 'vitest';
import { commandOf, editingCommand } from './sheet-keys.ts';

const press = (key: string, held: { shift?: boolean; command?: boolean } = {}) => ({
  key,
  shift: held.shift ?? false,
  command: held.command ?? false,
});

test.each([
  ['Enter', {}, { type: 'move', step: 'enter', isExtending: false }],
  ['Enter', { shift: true }, { type: 'move', step: 'up', isExtending: false }],
  ['Tab', {}, { type: 'move', step: 'next', isExtending: false }],
  ['Tab', { shift: true }, { type: 'move', step: 'previous', isExtending: false }],
  ['ArrowDown', { shift: true }, { type: 'move', step: 'down', isExtending: true }],
  ['End', { command: true, shift: true }, { type: 'move', step: 'sheetEnd', isExtending: true }],
  ['PageDown', {}, { type: 'move', step: 'pageDown', isExtending: false }],
  ['F2', {}, { type: 'begin', isInside: true }],
  ['7', {}, { type: 'begin', isInside: false }],
  ['č', {}, { type: 'begin', isInside: false }],
  ['Dead', {}, { type: 'begin', isInside: false }],
  ['Delete', {}, { type: 'clear' }],
  ['Escape', {}, { type: 'release' }],
  ['d', { command: true }, { type: 'fillDown' }],
  ['a', { command: true }, { type: 'selectAll' }],
  ['z', { command: true }, { type: 'undo' }],
  ['Z', { command: true, shift: true }, { type: 'redo' }],
  ['y', { command: true }, { type: 'redo' }],
] as const)('%s %o', (key, held, command) => {
  expect(commandOf(press(key, held))).toEqual(command);
});

test.each([
  ['c', { command: true }],
  ['v', { command: true }],
  ['r', { command: true }],
  ['F5', {}],
  ['Shift', { shift: true }],
] as const)('%s %o is left to the browser', (key, held) => {
  expect(commandOf(press(key, held))).toBeUndefined();
});

test('moves by arrows in edit mode only when typing started it', () => {
  expect(editingCommand(press('ArrowDown'), false)).toEqual({ type: 'finish', step: 'down' });
  expect(editingCommand(press('ArrowLeft'), true)).toBeUndefined();
  expect(editingCommand(press('ArrowLeft', { shift: true }), false)).toBeUndefined();
  expect(editingCommand(press('Tab'), true)).toEqual({ type: 'finish', step: 'next' });
  expect(editingCommand(press('Escape'), true)).toEqual({ type: 'cancel' });
  expect(editingCommand(press('z', { command: true }), false)).toBeUndefined();
});
