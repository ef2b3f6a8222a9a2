import { describe, expect, it } from 'vitest';
import { readPeriod } from './form-state.ts';

describe('month and year typed together', () => {
  it.each(['10/2026', '10.2026.', '10. 2026.', '10-2026', ' 10 2026 '])('„%s” fills both', (text) => {
    expect(readPeriod({ mjesec: text }, false)).toEqual({ mjesec: '10', godina: '2026' });
    expect(readPeriod({ godina: text }, false)).toEqual({ mjesec: '10', godina: '2026' });
  });

  it('reads two digits of a year on blur', () => {
    expect(readPeriod({ mjesec: '10/20' }, false, { mjesec: '10/2' })).toEqual({ mjesec: '10/20' });
    expect(readPeriod({ mjesec: '9/26' }, true)).toEqual({ mjesec: '9', godina: '2026' });
    expect(readPeriod({ godina: '26' }, false)).toEqual({ godina: '26' });
    expect(readPeriod({ mjesec: '3', godina: '26' }, true)).toEqual({ mjesec: '3', godina: '2026' });
  });

  it.each(['10/26', '10.26.', '10. 26'])('„%s” pasted fills both', (text) => {
    expect(readPeriod({ mjesec: text }, false)).toEqual({ mjesec: '10', godina: '2026' });
    expect(readPeriod({ godina: text }, false, { godina: '' })).toEqual({ mjesec: '10', godina: '2026' });
  });

  it.each(['2026-10', '2026-10-31', '31.10.2026', 'okt 2026', 'oktobar 2026.', 'X 2026', 'X/2026'])(
    '„%s” is a month of a statement or a spreadsheet',
    (text) => {
      expect(readPeriod({ mjesec: text }, false)).toEqual({ mjesec: '10', godina: '2026' });
      expect(readPeriod({ godina: text }, true)).toEqual({ mjesec: '10', godina: '2026' });
    },
  );

  it.each(['oktobar', ' okt. ', 'Oct'])('„%s” alone is the number of a month on blur', (text) => {
    expect(readPeriod({ mjesec: text }, false)).toEqual({ mjesec: text });
    expect(readPeriod({ mjesec: text, godina: '2025' }, true)).toEqual({ mjesec: '10', godina: '2025' });
    expect(readPeriod({ mjesec: text }, true)).toEqual({ mjesec: '10' });
    expect(readPeriod({ godina: text }, true)).toEqual({ godina: text });
  });

  it('does not read an hour next to a day of a statement as the month', () => {
    const filled = { mjesec: '10', godina: '2026' };
    for (const text of ['31.10.2026 10:00', '2026-10-31T23:59:59'])
      expect(readPeriod({ mjesec: text }, true)).toEqual(filled);
  });

  it('keeps a year typed first until the month and perhaps a day follow', () => {
    for (const [before, text] of [
      ['2026-', '2026-1'],
      ['2026-1', '2026-10'],
      ['2026-10-3', '2026-10-31'],
    ] as const)
      expect(readPeriod({ mjesec: text }, false, { mjesec: before })).toEqual({ mjesec: text });
    expect(readPeriod({ mjesec: '2026-1' }, true)).toEqual({ mjesec: '1', godina: '2026' });
  });

  it('reads the second month of a comparison like the first', () => {
    expect(readPeriod({ drugi_mjesec: '2025-03' }, true)).toEqual({
      drugi_mjesec: '3',
      druga_godina: '2025',
    });
  });

  it.each([
    { mjesec: '3', godina: '2025' },
    { mjesec: 'ma' },
    { mjesec: 'XIII' },
    { mjesec: 'x' },
    { mjesec: 'X.', godina: '2026' },
    { mjesec: 'vi', godina: '2026' },
    { godina: '202' },
    { mjesec: '10/202' },
    {},
  ])('%o stays as it is', (entered) => expect(readPeriod(entered, true)).toEqual(entered));
});
