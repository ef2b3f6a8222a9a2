/** Exact fractions: the oracle of the integer arithmetic. */
export interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

export const fraction = (n: bigint | number, d: bigint | number = 1): Fraction => {
  const [top, bottom] = [BigInt(n), BigInt(d)];
  return bottom < 0n ? { n: -top, d: -bottom } : { n: top, d: bottom };
};

const add = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d + b.n * a.d, a.d * b.d);
const subtract = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d - b.n * a.d, a.d * b.d);
export const multiply = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.n, a.d * b.d);
const divide = (a: Fraction, b: Fraction): Fraction => fraction(a.n * b.d, a.d * b.n);
export const isLess = (a: Fraction, b: Fraction): boolean => a.n * b.d < b.n * a.d;

export function floor({ n, d }: Fraction): bigint {
  const quotient = n / d;
  return n < 0n && quotient * d !== n ? quotient - 1n : quotient;
}

/** Half-up to a whole number. */
export const round = (value: Fraction): number => Number(floor(add(value, fraction(1, 2))));

const OPERATIONS: Readonly<Record<string, typeof add>> = {
  '+': add,
  '−': subtract,
  '×': multiply,
  '/': divide,
};

/** Applies one operator of a notation to two fractions. */
export function operate(sign: string, left: Fraction, right: Fraction): Fraction {
  const operation = OPERATIONS[sign];
  if (!operation) throw new Error(`unknown operator ${sign}`);
  return operation(left, right);
}

/** The functions of a notation whose arguments are all numbers. */
export function callOf(
  name: string,
  [first = fraction(0), second = fraction(0)]: readonly Fraction[],
): Fraction {
  if (name === 'max') return isLess(first, second) ? second : first;
  if (name === 'min') return isLess(first, second) ? first : second;
  if (name === 'cijelo') return fraction(floor(first));
  if (name === 'navise' || name === 'naviše') return upToFening(first);
  throw new Error(`unknown function ${name}`);
}

/** The next whole fening, in KM. */
const upToFening = (value: Fraction): Fraction => fraction(-floor(multiply(value, fraction(-100))), 100n);
