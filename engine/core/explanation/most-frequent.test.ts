import { expect, it } from 'vitest';
import { mostFrequent } from './most-frequent.ts';

it.each([
  [['a', 'b', 'b'], 'b'],
  [['a', 'b'], 'a'],
  [[], undefined],
])('finds in %j: %s', (values, found) => {
  expect(mostFrequent(values)).toBe(found);
});
