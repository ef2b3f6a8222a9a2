import { expect, test } from 'vitest';
import { notSeenSince } from './use-law.ts';

test('notes a month after the newest source, and none before it', () => {
  const message = 'Posljednja izmjena: februar 2026.';
  expect(notSeenSince('2026-02', '2026-03-01')).toBe(message);
  expect(notSeenSince('2026-02', '2026-02-28')).toBeUndefined();
  expect(notSeenSince('2026-02', '2025-12-01')).toBeUndefined();
});

test('notes nothing when the source or the day is unknown', () => {
  expect(notSeenSince(undefined, '2026-03-01')).toBeUndefined();
  expect(notSeenSince('2026-02', undefined)).toBeUndefined();
});
