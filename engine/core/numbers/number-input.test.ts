import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatAmount, formatDecimal } from './format.ts';
import cases from './number-input.cases.json' with { type: 'json' };
import { isAmbiguous, readNumber } from './number-input.ts';

const feninga = fc.integer({ min: 0, max: 1_000_000_000_00 });

describe('readNumber', () => {
  it.each(cases.valid)('reads $text', ({ text, value }) => {
    expect(readNumber(text)).toBe(value);
  });

  it.each(cases.invalid)('refuses %s', (text) => {
    expect(readNumber(text)).toBeUndefined();
  });

  it.each([
    ['1,234,567', 1234567],
    ['1 234 567,89 KM', 1234567.89],
    ['1\u00a0234,5', 1234.5],
    ['0.500', 0.5],
    ['0,500', 0.5],
    ['26 %', 26],
    ['7,5 h', 7.5],
    ['12,', 12],
    ['1,234.', 1234],
    ['-5', -5],
    ['−5,5', -5.5],
    ['0', 0],
    ['1 234', 1234],
    ['1  234,5', 1234.5],
    ['1 234.', 1234],
    ['1 234.56', 1234.56],
    ['12,345.67', 12345.67],
    ['1,234,567.89', 1234567.89],
    [',25', 0.25],
    ['km 900', 900],
    ['-0', 0],
    ['−0,00', 0],
    ['1.234,56 \u041a\u041c', 1234.56],
    ['\u041a\u041c 900', 900],
    ['900 \u043aM', 900],
    ['1.000.000', 1_000_000],
  ])('reads %s', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  it.each([
    '',
    ' ',
    ',',
    '.',
    '-',
    'KM',
    '1.2345.678',
    '1 23',
    '1 234.567',
    '1,234,5',
    '1,234,567,8',
    '0,123,456,789',
    '1.-5',
    '5-',
    '+5',
    '0x10',
    '1.234,5,6',
  ])('refuses %j', (text) => {
    expect(readNumber(text)).toBeUndefined();
  });

  it('reads back every amount as the product writes it', () => {
    fc.assert(
      fc.property(feninga, (amount) => {
        expect(readNumber(formatAmount(amount))).toBe(amount / 100);
        expect(readNumber(`${formatAmount(amount)} KM`)).toBe(amount / 100);
      }),
    );
  });

  it('reads back every rate as the product writes it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (ppm) => {
        expect(readNumber(formatDecimal(ppm, 4))).toBe(ppm / 10_000);
      }),
    );
  });

  it('keeps the digits in their order and adds at most one point', () => {
    const text = fc.string({ unit: fc.constantFrom(...'0123456789.,  -KM'.split('')), maxLength: 14 });
    fc.assert(
      fc.property(text, (typed) => {
        const value = readNumber(typed);
        if (value === undefined) return;
        const significant = String(Math.abs(value))
          .replace('.', '')
          .replace(/^0+|0+$/g, '');
        expect(typed.replace(/\D/g, '').replace(/^0+|0+$/g, '')).toBe(significant);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('isAmbiguous', () => {
  it.each(['1.000', '1,000', '12.500 KM', '-1.000'])(
    'calls %s ambiguous by a factor of a thousand',
    (text) => {
      expect(isAmbiguous(text)).toBe(true);
    },
  );

  it.each(['1000', '1.000,00', '1.000.000', '0,500', '0.500', '12,5', '1234.567', ''])(
    'finds one reading of %j',
    (text) => {
      expect(isAmbiguous(text)).toBe(false);
    },
  );
});
