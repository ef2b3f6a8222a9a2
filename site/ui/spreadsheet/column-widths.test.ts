import { expect, test } from 'vitest';
import { fittedColumns } from './column-widths.ts';

const name = { least: 10, width: 15 };
const entry = { least: 6, width: 7 };
const held = { least: 6, width: 7, isHeld: true };
const columns = [name, entry, entry, entry, held];

test('gives the rest of the room to the first column when the others are covered in part', () => {
  // Two of three fit between 10 and 6 of 32, and leave 4.
  expect(fittedColumns(columns, 32).map(({ least }) => least)).toEqual([14, 6, 6, 6, 6]);
});

test('changes no width when all columns fit, or none', () => {
  expect(fittedColumns(columns, 34)).toBe(columns);
  expect(fittedColumns(columns, 20).map(({ least }) => least)).toEqual([10, 6, 6, 6, 6]);
});
