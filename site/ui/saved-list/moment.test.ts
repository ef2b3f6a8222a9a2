import { expect, test } from 'vitest';
import { momentInWords } from './moment.ts';

test('a moment is said by the clock of the device, and one that is none is no moment', () => {
  expect(momentInWords(new Date(2026, 10, 21, 10, 5).getTime())).toBe('21. 11. 2026. u 10:05');
  expect(momentInWords(new Date(2026, 10, 21, 9, 5).getTime())).toBe('21. 11. 2026. u 09:05');
  for (const none of [undefined, 'jučer', 1e300, Number.NaN])
    expect(momentInWords(none as number)).toBe('u nepoznatom trenutku');
});
