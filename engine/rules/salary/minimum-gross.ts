import { type Feninga, mulDiv, PPM, type Ppm } from '../../core/numbers/money.ts';

/** From gross to net without further inputs: one rate of contributions, one of tax, one deduction. */
export interface PlainWage {
  readonly contributions: Ppm;
  readonly tax: Ppm;
  readonly deduction: Feninga;
  /** Contributions reduce the tax base. */
  readonly lessContributions: boolean;
}

/** The smallest gross whose rounded net reaches the target, searched one fening to either side of the algebraic result. */
export const leastGrossOf = (net: Feninga, near: Feninga, netOf: (gross: Feninga) => Feninga): Feninga =>
  [near - 1, near].find((gross) => netOf(gross) >= net) ?? near + 1;

/**
 * The gross of a published net, half-up or rounded up by `quotient`: the net is the minimum of two linear functions, below and above the deduction, so the gross is the maximum
 * of their inverses.
 */
export function grossOfNet(
  net: Feninga,
  { contributions, tax, deduction, lessContributions }: PlainWage,
  quotient: typeof mulDiv = mulDiv,
): Feninga {
  const untaxed = quotient(net, PPM, PPM - contributions);
  const above = Math.max(0, net * PPM - deduction * tax);
  const taxed = lessContributions
    ? quotient(above, PPM, (PPM - contributions) * (PPM - tax))
    : quotient(above, 1, PPM - contributions - tax);
  return Math.max(untaxed, taxed);
}
