import { expect, test } from 'vitest';
import { stepFrom } from './place.ts';

const size = { rows: 30, columns: 5, page: 12 };

test.each([
  ['up', [0, 2]],
  ['down', [2, 2]],
  ['enter', [2, 2]],
  ['left', [1, 1]],
  ['right', [1, 3]],
  ['rowStart', [1, 0]],
  ['rowEnd', [1, 4]],
  ['columnStart', [0, 2]],
  ['columnEnd', [29, 2]],
  ['sheetStart', [0, 0]],
  ['sheetEnd', [29, 4]],
  ['pageUp', [0, 2]],
  ['pageDown', [13, 2]],
] as const)('%s', (step, [row, column]) => {
  expect(stepFrom({ row: 1, column: 2 }, step, size)).toEqual({ row, column });
});

test('stays inside the sheet', () => {
  expect(stepFrom({ row: 0, column: 0 }, 'left', size)).toEqual({ row: 0, column: 0 });
  expect(stepFrom({ row: 29, column: 4 }, 'pageDown', size)).toEqual({ row: 29, column: 4 });
});

test('moves by Tab in reading order, to the next row and back, and stays at either end', () => {
  expect(stepFrom({ row: 3, column: 4 }, 'next', size)).toEqual({ row: 4, column: 0 });
  expect(stepFrom({ row: 4, column: 0 }, 'previous', size)).toEqual({ row: 3, column: 4 });
  expect(stepFrom({ row: 29, column: 4 }, 'next', size)).toEqual({ row: 29, column: 4 });
  expect(stepFrom({ row: 0, column: 0 }, 'previous', size)).toEqual({ row: 0, column: 0 });
});
