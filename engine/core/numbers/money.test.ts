import fc from 'fast-check';
import { expect, it } from 'vitest';
import { km, mulDiv, multiple, PPM, percent, share, sumOf, unroundedShare } from './money.ts';
import { commaAmount, plain, plainShort, scaleOf, unitOf, unitOfFigure } from './units.ts';

const safe = fc.oneof(fc.nat({ max: 1_000_000_000 }), fc.maxSafeNat());
const exact = (a: number, b: number, c: number): bigint =>
  (2n * BigInt(a) * BigInt(b) + BigInt(c)) / (2n * BigInt(c));

it('multiplies and divides as exact integers do, half-up', () => {
  fc.assert(
    fc.property(
      safe,
      safe,
      fc.oneof(fc.integer({ min: 1, max: 2 * PPM }), fc.integer({ min: 1, max: 1e13 })),
      (a, b, c) => {
        const expected = exact(a, b, c);
        fc.pre(expected <= BigInt(Number.MAX_SAFE_INTEGER));
        expect(mulDiv(a, b, c)).toBe(Number(expected));
      },
    ),
    { numRuns: 5000 },
  );
});

it('is exact beside every boundary of half a fening', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 1_000_000_000 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      fc.integer({ min: -1, max: 1 }),
      (q, c, off) => {
        const product = Math.max(0, q * c + Math.floor(c / 2) + off);
        expect(mulDiv(product, 1, c)).toBe(Number(exact(product, 1, c)));
      },
    ),
    { numRuns: 5000 },
  );
});

it('rounds half a fening up', () => {
  expect(share(50, percent(1))).toBe(1);
  expect(share(49, percent(1))).toBe(0);
  expect(share(km(1016.39), percent(31))).toBe(km(315.08));
});

it('converts figures of law and tests, and takes a rate unrounded for estimates', () => {
  expect([km(1234.56), percent(18.5), multiple(0.5)]).toEqual([123_456, 185_000, 500_000]);
  expect(unroundedShare(50, percent(1))).toBe(0.5);
});

it('sums one figure of many', () => {
  expect(sumOf([{ paid: 150 }, { paid: 50 }], ({ paid }) => paid)).toBe(200);
  expect(sumOf([], () => 1)).toBe(0);
});

it('divides the largest products beside a whole number exactly', () => {
  for (let c = 2; c < 3_000; c++) {
    const whole = Math.floor(Number.MAX_SAFE_INTEGER / c);
    for (const product of [whole * c - 1, whole * c, (whole - 1) * c + 1])
      expect(mulDiv(product, 1, c)).toBe(Number(exact(product, 1, c)));
  }
});

it.each([
  [0, '0.00'],
  [7, '0.07'],
  [123_456, '1234.56'],
  [1_000_000_000, '10000000.00'],
  [-5, '-0.05'],
])('writes %s with all its decimals', (value, written) => {
  expect(plain(value)).toBe(written);
  expect(commaAmount(value)).toBe(written.replace('.', ','));
});

it.each([
  [0, 4, '0'],
  [125_000, 4, '12.5'],
  [100_000, 4, '10'],
  [1, 4, '0.0001'],
  [30, 0, '30'],
])('writes %s of %s decimals without trailing zeros', (value, places, written) => {
  expect(plainShort(value, places)).toBe(written);
});

it('writes no point without decimals', () => expect(plain(1030, 0)).toBe('1030'));

it.each([
  [0, 'dana'],
  [1, 'dan'],
  [1.5, 'dana'],
  [11, 'dana'],
  [21, 'dan'],
  [111, 'dana'],
])('%s %s', (days, word) => {
  expect(unitOfFigure('dani', days)).toBe(word);
  expect(unitOfFigure('broj_dana', days)).toBe(word);
});

it.each([
  ['iznos', 'KM'],
  ['satnica', 'KM/h'],
  ['posto', '%'],
  ['sati', 'h'],
  ['dani', 'dana'],
  ['broj_dana', 'dana'],
  ['broj_mjeseci', 'mj.'],
  ['broj', ''],
  ['koeficijent', ''],
])('measures %s in „%s”', (kind, unit) => {
  expect(unitOf(kind)).toBe(unit);
  if (unit !== 'dana') expect(unitOfFigure(kind, 1)).toBe(unit);
});

it('stores decimals as whole numbers of the last one, and anything else unchanged', () => {
  expect(['iznos', 'posto', 'koeficijent', 'broj'].map(scaleOf)).toEqual([100, 10_000, 1_000_000, 1]);
});
