import { expect, test } from 'vitest';
import { monthNameIn } from './month-name.ts';

test('names August as each entity does, other months alike', () => {
  expect([monthNameIn('rs', 8), monthNameIn('bd', 8), monthNameIn('fbih', 8)]).toEqual([
    'avgust',
    'avgust',
    'august',
  ]);
  expect([monthNameIn('rs', 8, 1), monthNameIn('fbih', 8, 1)]).toEqual(['avgusta', 'augusta']);
  expect(monthNameIn('rs', 6)).toBe(monthNameIn('fbih', 6));
});
