import { expect, it } from 'vitest';
import { Newest, perDay, perValues } from './cache.ts';

const counting = (most: number) => {
  const of = perValues<number>(most);
  let made = 0;
  return (...values: unknown[]) => of(values, () => ++made);
};

it('creates one value per list of keys in the same order', () => {
  const of = counting(9);
  expect([of(), of(true, 'a'), of('a', true), of(true), of(true, undefined)]).toEqual([1, 2, 3, 4, 5]);
  expect([of(), of(true, 'a'), of('a', true), of(true), of(true, undefined)]).toEqual([1, 2, 3, 4, 5]);
});

it('distinguishes keys that print the same', () => {
  const of = counting(9);
  expect([of('1'), of(1), of('a', 'b'), of('a|b')]).toEqual([1, 2, 3, 4]);
});

it('clears the cache when it is full', () => {
  const of = counting(2);
  expect([of(1), of(2), of(1), of(2), of(3), of(3), of(1), of(3)]).toEqual([1, 2, 1, 2, 3, 3, 4, 3]);
});

it('keeps the latest entries up to its limit', () => {
  const newest = new Newest<string, number>(2);
  expect(newest.put('a', 1)).toBe(1);
  newest.put('b', 2);
  newest.put('a', 3);
  expect([newest.get('a'), newest.get('b')]).toEqual([3, 2]);
  newest.put('c', 4);
  expect([newest.get('a'), newest.get('b'), newest.get('c')]).toEqual([undefined, 2, 4]);
});

it('creates one value per object and day', () => {
  const made: string[] = [];
  const of = perDay(({ name }: { name: string }, day) => made.push(`${name} ${day}`));
  const [one, other] = [{ name: 'one' }, { name: 'other' }];
  const all = () => [of(one, '2026-01-01'), of(one, '2026-01-02'), of(other, '2026-01-01')];
  expect([all(), all()]).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
  expect(made).toEqual(['one 2026-01-01', 'one 2026-01-02', 'other 2026-01-01']);
});

it('evicts the least recently used days, since a call may name any day', () => {
  const made: string[] = [];
  const of = perDay((_: object, day) => made.push(day));
  const thing = {};
  for (let year = 2018; year < 2018 + 200; year++) of(thing, `${year}-01-01`);
  made.length = 0;
  for (const day of ['2217-01-01', '2018-01-01']) of(thing, day);
  expect(made).toEqual(['2018-01-01']);
});
