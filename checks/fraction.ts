/** Exact fractions: what the integer arithmetic is held against. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export const fraction = (n: bigint | number, d: bigint | number = 1): Fraction => {
  const [top, bottom] = [BigInt(n), BigInt(d)];
  return bottom < 0n ? { n: -top, d: -bottom } : { n: top, d: bottom };
};

export const add = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
export const subtract = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d);
export const multiply = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);
export const divide = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n);
export const isLess = (a: Fraction, b: Fraction): boolean => a.n * b.d < b.n * a.d;

export function floor({ n, d }: Fraction): bigint {
  const quotient = n / d;
  return n < 0n && quotient * d !== n ? quotient - 1n : quotient;
}

/** Half-up to a whole number. */
export const round = (value: Fraction): number => Number(floor(add(value, fraction(1, 2))));
