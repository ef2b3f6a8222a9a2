import { expect, test } from 'vitest';
import type { Agreed } from '../../model/worker.ts';
import { agreedWithin, firstOther, isPaidOtherwise } from './agreed-changes.ts';

const pay = (from: string, amount: number): Agreed => ({ from, kind: 'bruto', amount });
const june = { year: 2026, month: 6 };
const [old, raise] = [pay('2020-01-01', 200_000), pay('2026-06-15', 220_000)];

test('includes pay when it applies at the start of the month or begins inside it', () => {
  expect(agreedWithin([old, raise], june)).toEqual([old, raise]);
  expect(agreedWithin([old, raise], { year: 2026, month: 5 })).toEqual([old]);
  expect(agreedWithin([old, raise], { year: 2026, month: 7 })).toEqual([raise]);
  expect(agreedWithin([raise], { year: 2026, month: 5 })).toEqual([]);
});

test('is other pay when a raise begins in the month, and not before', () => {
  const [before, after] = [{ agreed: [old] }, { agreed: [old, raise] }];
  const changed = [5, 6, 7].filter((month) => isPaidOtherwise(before, after, { year: 2026, month }));
  expect(changed).toEqual([6, 7]);
  expect(firstOther(before, after)).toBe('2026-06-15');
  expect(firstOther(after, after)).toBeUndefined();
});

test('is the same pay when only its start before the month differs', () => {
  expect(isPaidOtherwise({ agreed: [old] }, { agreed: [pay('2019-01-01', 200_000)] }, june)).toBe(false);
});
