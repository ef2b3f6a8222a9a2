import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { km, percent } from '../core/numbers/money.ts';
import { vatInGross, vatOnBase, vatTotal } from './vat.ts';

const written = ({ osnovica, pdv, ukupno }: ReturnType<typeof vatOnBase>) =>
  [osnovica, pdv, ukupno].map((amount) => amount / 100);

test.each([
  [100, 17, [100, 17, 117]],
  [0.03, 17, [0.03, 0.01, 0.04]],
  [1234.56, 17, [1234.56, 209.88, 1444.44]],
  [99.99, 0, [99.99, 0, 99.99]],
  [9_999_999.99, 100, [9_999_999.99, 9_999_999.99, 19_999_999.98]],
])('is right for base %d at %d %%', (base, rate, expected) => {
  expect(written(vatOnBase(km(base), percent(rate)))).toEqual(expected);
});

test.each([
  [117, 17, [100, 17, 117]],
  [100, 17, [85.47, 14.53, 100]],
  [0.01, 17, [0.01, 0, 0.01]],
  [50, 0, [50, 0, 50]],
])('is right for gross %d at %d %%', (gross, rate, expected) => {
  expect(written(vatInGross(km(gross), percent(rate)))).toEqual(expected);
});

const amount = fc.integer({ min: 0, max: 1_000_000_000 });
const rate = fc.integer({ min: 0, max: 1_000_000 });

describe('holds for any amount and rate', () => {
  it('adds base and tax up to the gross', () => {
    fc.assert(
      fc.property(amount, rate, (gross, stopa) => {
        const { osnovica, pdv, ukupno } = vatInGross(gross, stopa);
        expect([osnovica + pdv, ukupno]).toEqual([gross, gross]);
        expect(pdv).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('returns the base from its gross', () => {
    fc.assert(
      fc.property(amount, rate, (base, stopa) => {
        expect(vatInGross(vatOnBase(base, stopa).ukupno, stopa).osnovica).toBe(base);
      }),
    );
  });
});

test('sums rounded lines in a total', () => {
  const lines = [
    vatOnBase(km(0.03), percent(17)),
    vatOnBase(km(0.03), percent(17)),
    vatInGross(km(100), percent(17)),
  ];
  expect(written(vatTotal(lines))).toEqual([85.53, 14.55, 100.08]);
  expect(written(vatTotal([]))).toEqual([0, 0, 0]);
});
