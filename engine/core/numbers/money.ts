/**
 * Amounts are whole feninga and rates are parts per million, both safe integers: no binary fraction enters a figure. `*` on two safe
 * integers may leave the safe range, so every product that is divided goes through `mulDiv`.
 */
export type Feninga = number;
export type Ppm = number;
/** Hours and days, in hundredths: 7,5 hours = 750. */
export type Hundredths = number;

export const PPM = 1_000_000;
/** The largest input amount, and the largest gross of an answer: ten million KM. */
export const LARGEST_AMOUNT: Feninga = 1_000_000_000;
export const HUNDREDTHS = 100;

/** `a × b / c` rounded half-up to a whole number; exact for safe non-negative integers. */
export function mulDiv(a: number, b: number, c: number): number {
  const product = a * b;
  return product <= Number.MAX_SAFE_INTEGER ? divide(product, c) : bigMulDiv(a, b, c);
}

/** `a × b / c` rounded up to a whole number, for a least amount that must not be missed by a fraction. Exact for non-negative integers. */
export function mulDivUp(a: number, b: number, c: number): number {
  const divisor = whole(c);
  return Number((whole(a) * whole(b) + divisor - 1n) / divisor);
}

/**
 * The quotient of two safe integers, as doubles, is never rounded up to a whole number: its distance from the next one (at least 1/c)
 * exceeds half the spacing of doubles.
 */
function divide(product: number, c: number): number {
  const quotient = Math.floor(product / c);
  const rest = product - quotient * c;
  return rest >= c - rest ? quotient + 1 : quotient;
}

/** The algebra of `solve` also passes fractions of a fening: above every valid amount a whole number is close enough. */
function bigMulDiv(a: number, b: number, c: number): number {
  const divisor = whole(c);
  return Number((2n * whole(a) * whole(b) + divisor) / (2n * divisor));
}

const whole = (value: number): bigint => BigInt(Math.round(value));

/** Applies a rate to an amount: `share` for money, `unroundedShare` for the solver's algebra. */
export type TakeShare = (amount: number, rate: Ppm) => number;

/** A rate of an amount, half-up to a whole fening. */
export const share: TakeShare = (amount, rate) => mulDiv(amount, rate, PPM);

/** The same without rounding, in binary fractions: only a starting point for `solve`, never a figure. */
export const unroundedShare: TakeShare = (amount, rate) => (amount * rate) / PPM;

/** 0.5 → 500 000 ppm: a multiplier. */
export const multiple = (value: number): Ppm => Math.round(value * PPM);

/** 18.5 (percent) → 185 000 ppm. Four decimals of a percent are exact. */
export const percent = (value: number): Ppm => Math.round(value * 10_000);

/** 1234.56 (KM) → 123 456 feninga. For figures written in the law and in tests; never for input. */
export const km = (value: number): Feninga => Math.round(value * 100);

/** The sum of one figure over many things. */
export const sumOf = <T>(all: readonly T[], figure: (of: T) => number): number =>
  all.reduce((sum, one) => sum + figure(one), 0);
