import { expect, test } from 'vitest';
import { askedBy, askedWhileTyping } from './sheet-keys.ts';

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
] as const)('%s %o', (key, held, asked) => {
  expect(askedBy(press(key, held))).toEqual(asked);
});

test.each([
  ['c', { command: true }],
  ['v', { command: true }],
  ['r', { command: true }],
  ['F5', {}],
  ['Shift', { shift: true }],
] as const)('%s %o is left to the browser', (key, held) => {
  expect(askedBy(press(key, held))).toBeUndefined();
});

test('moves by arrows in edit mode only when typing started it', () => {
  expect(askedWhileTyping(press('ArrowDown'), false)).toEqual({ type: 'finish', step: 'down' });
  expect(askedWhileTyping(press('ArrowLeft'), true)).toBeUndefined();
  expect(askedWhileTyping(press('ArrowLeft', { shift: true }), false)).toBeUndefined();
  expect(askedWhileTyping(press('Tab'), true)).toEqual({ type: 'finish', step: 'next' });
  expect(askedWhileTyping(press('Escape'), true)).toEqual({ type: 'cancel' });
  expect(askedWhileTyping(press('z', { command: true }), false)).toBeUndefined();
});
