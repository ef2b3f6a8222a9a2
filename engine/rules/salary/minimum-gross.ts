import { type Feninga, mulDiv, PPM, type Ppm } from '../../core/numbers/money.ts';

/** How a net comes of a gross where nothing else enters: one rate of contributions, one of tax, one deduction. */
export interface PlainWage {
  readonly contributions: Ppm;
  readonly tax: Ppm;
  readonly deduction: Feninga;
  /** Contributions are taken off the tax base. */
  readonly lessContributions: boolean;
}

/** The least gross whose net, every line of it rounded, reaches what algebra makes of it near: a fening to either side. */
export const leastGrossOf = (net: Feninga, near: Feninga, netOf: (gross: Feninga) => Feninga): Feninga =>
  [near - 1, near].find((gross) => netOf(gross) >= net) ?? near + 1;

/** The gross of a published net: the net is the lesser of two straight lines, below the deduction and above it, so the gross is the greater of two. */
export function grossOfNet(
  net: Feninga,
  { contributions, tax, deduction, lessContributions }: PlainWage,
): Feninga {
  const untaxed = mulDiv(net, PPM, PPM - contributions);
  const above = Math.max(0, net * PPM - deduction * tax);
  const taxed = lessContributions
    ? mulDiv(above, PPM, (PPM - contributions) * (PPM - tax))
    : mulDiv(above, 1, PPM - contributions - tax);
  return Math.max(untaxed, taxed);
}
