import { expect, test } from 'vitest';
import { notSeenSince } from './not-seen-since.ts';

test('a month after the newest source is told of it, one before it is not', () => {
  const said = 'Najnoviji nađeni izvor je iz 02/2026: kasnije izmjene nisu viđene.';
  expect(notSeenSince('2026-02', '2026-03-01')).toBe(said);
  expect(notSeenSince('2026-02', '2026-02-28')).toBeUndefined();
  expect(notSeenSince('2026-02', '2025-12-01')).toBeUndefined();
});

test('nothing is said where the source or the day is not known', () => {
  expect(notSeenSince(undefined, '2026-03-01')).toBeUndefined();
  expect(notSeenSince('2026-02', undefined)).toBeUndefined();
});
