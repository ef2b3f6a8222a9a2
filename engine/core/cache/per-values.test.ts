import { expect, it } from 'vitest';
import { perValues } from './per-values.ts';

const counting = (most: number) => {
  const of = perValues<number>(most);
  let made = 0;
  return (...values: unknown[]) => of(values, () => ++made);
};

it('makes something once of the same values in the same order', () => {
  const of = counting(9);
  expect([of(), of(true, 'a'), of('a', true), of(true), of(true, undefined)]).toEqual([1, 2, 3, 4, 5]);
  expect([of(), of(true, 'a'), of('a', true), of(true), of(true, undefined)]).toEqual([1, 2, 3, 4, 5]);
});

it('tells values apart that are written the same', () => {
  const of = counting(9);
  expect([of('1'), of(1), of('a', 'b'), of('a|b')]).toEqual([1, 2, 3, 4]);
});

it('begins again when it is full', () => {
  const of = counting(2);
  expect([of(1), of(2), of(1), of(2), of(3), of(3), of(1), of(3)]).toEqual([1, 2, 1, 2, 3, 3, 4, 3]);
});
