import { expect, test } from 'vitest';
import { momentInWords } from './moment.ts';

test('formats a moment by the clock of the device, and an invalid one as unknown', () => {
  expect(momentInWords(new Date(2026, 10, 21, 10, 5).getTime())).toBe('21. 11. 2026. u 10:05');
  expect(momentInWords(new Date(2026, 10, 21, 9, 5).getTime())).toBe('21. 11. 2026. u 09:05');
  for (const none of [undefined, 'jučer', 1e300, Number.NaN])
    expect(momentInWords(none as number)).toBe('u nepoznatom trenutku');
});
