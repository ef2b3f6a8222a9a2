import { expect, it } from 'vitest';
import { Newest } from './newest.ts';

it('keeps what was put last, and no more than it may', () => {
  const newest = new Newest<string, number>(2);
  expect(newest.put('a', 1)).toBe(1);
  newest.put('b', 2);
  newest.put('a', 3);
  expect([newest.get('a'), newest.get('b')]).toEqual([3, 2]);
  newest.put('c', 4);
  expect([newest.get('a'), newest.get('b'), newest.get('c')]).toEqual([undefined, 2, 4]);
});
