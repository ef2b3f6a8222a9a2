import { expect, it } from 'vitest';
import { commaAmount, plain, plainShort } from './plain.ts';

it.each([
  [0, '0.00'],
  [7, '0.07'],
  [123_456, '1234.56'],
  [1_000_000_000, '10000000.00'],
  [-5, '-0.05'],
])('%s has all its places', (value, written) => {
  expect(plain(value)).toBe(written);
  expect(commaAmount(value)).toBe(written.replace('.', ','));
});

it.each([
  [0, 4, '0'],
  [125_000, 4, '12.5'],
  [100_000, 4, '10'],
  [1, 4, '0.0001'],
  [30, 0, '30'],
])('%s of %s places is written as short as it can be', (value, places, written) => {
  expect(plainShort(value, places)).toBe(written);
});

it('has no point without places', () => expect(plain(1030, 0)).toBe('1030'));
