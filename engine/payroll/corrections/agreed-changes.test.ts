import { expect, test } from 'vitest';
import type { Agreed } from '../model/worker.ts';
import { agreedWithin, firstOther, isPaidOtherwise } from './agreed-changes.ts';

const pay = (from: string, amount: number): Agreed => ({ from, kind: 'bruto', amount });
const june = { year: 2026, month: 6 };
const [old, raise] = [pay('2020-01-01', 200_000), pay('2026-06-15', 220_000)];

test('is what held when the month began and what began inside it', () => {
  expect(agreedWithin([old, raise], june)).toEqual([old, raise]);
  expect(agreedWithin([old, raise], { year: 2026, month: 5 })).toEqual([old]);
  expect(agreedWithin([old, raise], { year: 2026, month: 7 })).toEqual([raise]);
  expect(agreedWithin([raise], { year: 2026, month: 5 })).toEqual([]);
});

test('is another pay from the month of the raise on, and not before', () => {
  const [before, after] = [{ agreed: [old] }, { agreed: [old, raise] }];
  const changed = [5, 6, 7].filter((month) => isPaidOtherwise(before, after, { year: 2026, month }));
  expect(changed).toEqual([6, 7]);
  expect(firstOther(before, after)).toBe('2026-06-15');
  expect(firstOther(after, after)).toBeUndefined();
});

test('is the same pay when only the day it began before the month is another one', () => {
  expect(isPaidOtherwise({ agreed: [old] }, { agreed: [pay('2019-01-01', 200_000)] }, june)).toBe(false);
});
