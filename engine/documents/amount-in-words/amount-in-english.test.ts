import { expect, test } from 'vitest';
import { amountInEnglish } from './amount-in-english.ts';

test.each([
  [0, 'zero convertible marks and 00/100'],
  [1_00, 'one convertible mark and 00/100'],
  [13_05, 'thirteen convertible marks and 05/100'],
  [20_00, 'twenty convertible marks and 00/100'],
  [1_234_56, 'one thousand two hundred thirty-four convertible marks and 56/100'],
  [100_100_00, 'one hundred thousand one hundred convertible marks and 00/100'],
  [21_000_001_00, 'twenty-one million one convertible marks and 00/100'],
])('writes %d feninga in English', (amount, words) => expect(amountInEnglish(amount)).toBe(words));

test.each([-1, 0.5, Number.NaN, 100_000_000_000])('writes nothing for %d', (amount) =>
  expect(amountInEnglish(amount)).toBeUndefined(),
);
