import fc from 'fast-check';
import { expect, it } from 'vitest';
import { km, mulDiv, multiple, PPM, percent, share, sumOf, unroundedShare } from './money.ts';

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

it('is right beside every boundary of half a fening', () => {
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

it('holds what law and tests write, and takes a rate unrounded where only a start is looked for', () => {
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
