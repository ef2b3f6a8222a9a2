import { expect, test } from 'vitest';
import { todayInBosnia } from '../calls.ts';

test.each([
  ['2026-01-01T22:59:59Z', '2026-01-01'],
  ['2026-01-01T23:00:00Z', '2026-01-02'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
])('%s is %s in Sarajevo, in winter and in summer', (instant, day) => {
  expect(todayInBosnia(Date.parse(instant))).toBe(day);
});
