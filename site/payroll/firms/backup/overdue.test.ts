import { expect, test } from 'vitest';
import { THE_COPY } from '../../../storage/db/copy-record.ts';
import { daysWithoutCopy } from './overdue.ts';

const day = (count: number): number => count * 86_400_000;
const record = { id: THE_COPY, since: day(1) } as const;

test('reminds of a copy after thirty days without one', () => {
  expect(daysWithoutCopy(record, day(30))).toBeUndefined();
  expect(daysWithoutCopy(record, day(31))).toBe(30);
});

test('counts from a copy, whenever counting began', () => {
  expect(daysWithoutCopy({ ...record, at: day(40) }, day(69))).toBeUndefined();
  expect(daysWithoutCopy({ ...record, at: day(40) }, day(75))).toBe(35);
});
