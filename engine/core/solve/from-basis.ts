import type { Basis } from '../calculator.ts';
import { Refusal } from '../issue.ts';
import { formatMoney } from '../numbers/format.ts';
import { type Feninga, LARGEST_AMOUNT, share, type TakeShare, unroundedShare } from '../numbers/money.ts';

/** A calculation from the starting amount, with the function that applies rates. */
export type Forward<Line extends string> = (
  amount: Feninga,
  take: TakeShare,
) => Readonly<Record<Line, number>>;

/**
 * The starting amount, from whichever line was given.
 * @param start the line that is that amount itself
 * @param least the minimum; an amount below it is returned only when no other gives the result
 * @throws Refusal when no amount gives exactly the given result, or only one above the largest valid amount
 */
export function amountFor<Line extends string>(
  basis: Basis,
  start: Line,
  forward: Forward<Line>,
  least: Feninga = 0,
): Feninga {
  if (basis.line === start) return basis.amount;
  const line = basis.line as Line;
  const from = (lowest: Feninga, isBracketed = false): Feninga | undefined =>
    solve(
      (candidate) => forward(candidate, share)[line],
      (candidate) => forward(candidate, unroundedShare)[line],
      basis.amount,
      lowest,
      isBracketed,
    );
  const amount = from(least) ?? from(0) ?? from(least, true) ?? from(0, true);
  if (amount === undefined) throw noSolution(basis.field);
  return withinLargest(amount, basis.field);
}

/**
 * The starting amount itself, which may be an input.
 * @throws Refusal above the largest valid amount
 */
export function withinLargest(amount: Feninga, field: string): Feninga {
  if (amount <= LARGEST_AMOUNT) return amount;
  throw new Refusal(
    field,
    'raspon',
    `Bruto bi bio veći od ${formatMoney(LARGEST_AMOUNT)}: upišite manji iznos.`,
  );
}

const noSolution = (field: string): Refusal =>
  new Refusal(
    field,
    'nema_rjesenja',
    'Nijedan bruto iznos ne daje tačno taj rezultat: provjerite upisani iznos.',
  );

/**
 * Solves for the starting amount from net or any other result: one integer search over the forward calculation. The algebra only gives the
 * starting point; the forward calculation alone decides.
 */

/** Lines of a slip change by a few feninga at most per fening of gross, so a solution is within this distance or does not exist. */
const REACH = 64;
const STEPS = 64;

/**
 * The whole amount nearest to the algebraic solution whose forward calculation gives exactly `wanted`.
 * @param forward the calculation, in whole feninga
 * @param algebra the same without rounding: increasing and piecewise linear
 * @param least the minimum of the answer: several amounts may give the same result
 * @param isBracketed whether steps outside the bracket are replaced by bisection: for cases where plain Newton steps fail
 * @returns undefined when no amount gives `wanted`
 */
export function solve(
  forward: (amount: number) => number,
  algebra: (amount: number) => number,
  wanted: number,
  least = 0,
  isBracketed = false,
): number | undefined {
  const root = withoutNoise(rootOf(algebra, wanted, Math.max(wanted, least), isBracketed));
  const nearest = Math.max(least, Math.round(root));
  const side = root >= nearest ? 1 : -1;
  for (let distance = 0; distance <= REACH; distance++) {
    for (const candidate of [nearest + side * distance, nearest - side * distance]) {
      if (candidate >= least && forward(candidate) === wanted) return candidate;
    }
  }
  return undefined;
}

/** The upper of two equally near amounts, as in all rounding: independent of binary fractions. */
const withoutNoise = (root: number): number => Math.round(root * 1e6) / 1e6;

/**
 * Newton's method: each step solves one linear piece. Where slopes rise and then fall (a prorated minimum base, then tax), it may oscillate
 * forever; bracketed, it does not.
 * @param start the lower bound: where a minimum base makes two amounts give zero, it leads to the upper one
 */
function rootOf(
  algebra: (amount: number) => number,
  wanted: number,
  start: number,
  isBracketed: boolean,
): number {
  let amount = start;
  let [below, above] = [0, Number.POSITIVE_INFINITY];
  for (let step = 0; step < STEPS; step++) {
    const value = algebra(amount);
    if (value < wanted) below = amount;
    else above = amount;
    const slope = algebra(amount + 1) - value;
    const next = Math.max(0, amount + (wanted - value) / (slope > 0 ? slope : 1));
    if (Math.abs(next - amount) < 1e-7) return next;
    amount = isBracketed && (next < below || next > above) ? (below + above) / 2 : next;
  }
  return amount;
}
