import { expect, it } from 'vitest';
import { columnsOf, durationOf } from './duration.ts';

it.each([
  [{ years: 4, months: 10, days: 26 }, 1766],
  [{ years: 0, months: 0, days: 29 }, 29],
  [{ years: 0, months: 1, days: 0 }, 30],
  [{ years: 1, months: 0, days: 0 }, 360],
])('%j are %i days of a year of twelve months of thirty', (columns, duration) => {
  expect(durationOf(columns)).toBe(duration);
  expect(columnsOf(duration)).toEqual(columns);
});

it('carries over what a column cannot hold', () => {
  expect(columnsOf(durationOf({ years: 1, months: 14, days: 65 }))).toEqual({ years: 2, months: 4, days: 5 });
});
