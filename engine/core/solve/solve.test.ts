import { expect, test } from 'vitest';
import { solve } from './from-basis.ts';

/** A calculation that gives 10 at these amounts, and nothing at others. */
const givesTenAt =
  (...amounts: readonly number[]) =>
  (amount: number): number =>
    amounts.includes(amount) ? 10 : 0;
/** Algebra whose solution for 10 is that amount. */
const solvedAt = (root: number) => (amount: number) => amount + 10 - root;

test.each([
  ['the solution itself', 100, [99, 100, 101], 100],
  ['the nearer one, above', 100.3, [99, 101], 101],
  ['the nearer one, below', 99.7, [99, 101], 99],
  ['the upper of two equally near', 100, [99, 101], 101],
  ['the upper of two equally near, between them', 99.5, [99, 100], 100],
  ['the last within reach', 100, [164], 164],
  ['none out of reach', 100, [165], undefined],
])('chooses among the amounts that give the result: %s', (_name, root, amounts, found) => {
  expect(solve(givesTenAt(...amounts), solvedAt(root), 10)).toBe(found);
});

test('never returns an amount below the minimum', () => {
  expect(solve(givesTenAt(120, 130), solvedAt(100), 10, 125)).toBe(130);
  expect(solve(givesTenAt(120), solvedAt(100), 10, 121)).toBeUndefined();
});

test('crosses a flat piece', () => {
  const net = (amount: number) => Math.max(0, amount - 100);
  expect(solve(net, net, 10)).toBe(110);
});

test('returns the amount not below the minimum when two amounts give zero', () => {
  const afterLeastBase = (amount: number) => (amount > 0 ? amount - 3000 : 0);
  expect(solve(afterLeastBase, afterLeastBase, 0, 2400)).toBe(3000);
  expect(solve(afterLeastBase, afterLeastBase, 0)).toBe(0);
});
