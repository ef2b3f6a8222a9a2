import { expect, it } from 'vitest';
import { grossesOf, RANGE, rangeOf } from './range.ts';

it('has a default, and the same result whichever end is typed first', () => {
  expect(rangeOf(null, undefined)).toEqual(RANGE);
  expect(rangeOf(3000, 1000)).toEqual({ from: 1000, to: 3000 });
  expect(rangeOf(null, 100)).toEqual({ from: 100, to: RANGE.from });
});

it('is split into grosses of whole feninga, from one end to the other', () => {
  expect(grossesOf(RANGE).slice(0, 3)).toEqual([200, 400, 600]);
  expect(grossesOf({ from: 1000, to: 1001 }).at(-1)).toBe(1001);
  expect(grossesOf({ from: 0.01, to: 0.03 })).toEqual([0.01, 0.02, 0.03]);
  expect(grossesOf({ from: 500, to: 500 })).toEqual([500]);
});
