import type { Basis } from '../calculator.ts';
import { Refusal } from '../issue.ts';
import { formatMoney } from '../numbers/format.ts';
import { type Feninga, LARGEST_AMOUNT, share, type TakeShare, unroundedShare } from '../numbers/money.ts';

/** A calculation from the amount everything starts from, with the way rates are taken of it. */
export type Forward<Line extends string> = (
  amount: Feninga,
  take: TakeShare,
) => Readonly<Record<Line, number>>;

/**
 * The amount everything starts from, whichever line was given.
 * @param start the line that is that amount itself
 * @param least what it should not be below; an amount below it comes back only where no other gives the result
 * @throws Refusal when no amount gives exactly what was asked, or only one above the largest that is read
 */
export function amountFor<Line extends string>(
  basis: Basis,
  start: Line,
  forward: Forward<Line>,
  least: Feninga = 0,
): Feninga {
  if (basis.line === start) return basis.amount;
  const line = basis.line as Line;
  const from = (lowest: Feninga): Feninga | undefined =>
    solve(
      (candidate) => forward(candidate, share)[line],
      (candidate) => forward(candidate, unroundedShare)[line],
      basis.amount,
      lowest,
    );
  const amount = from(least) ?? from(0);
  if (amount === undefined) throw noSolution(basis.field);
  return withinLargest(amount, basis.field);
}

/**
 * The amount itself, which may be given back as an input.
 * @throws Refusal above the largest amount that is read
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
 * From net, or any other result, back to the amount it comes from: one integer search over the forward calculation.
 * The algebra only says where to look; the forward calculation alone decides.
 */

/** Lines of a slip move by a few feninga at most when the gross moves by one, so a solution lies this near or nowhere. */
const REACH = 64;
const STEPS = 64;

/**
 * The whole amount nearest to the algebraic solution whose forward calculation gives exactly `wanted`.
 * @param forward the calculation, in whole feninga
 * @param algebra the same without rounding: increasing, made of straight pieces
 * @param least the least amount that may be the answer: several amounts may give the same result
 * @returns undefined when no amount gives `wanted`
 */
export function solve(
  forward: (amount: number) => number,
  algebra: (amount: number) => number,
  wanted: number,
  least = 0,
): number | undefined {
  const root = withoutNoise(rootOf(algebra, wanted, Math.max(wanted, least)));
  const nearest = Math.max(least, Math.round(root));
  const side = root >= nearest ? 1 : -1;
  for (let distance = 0; distance <= REACH; distance++) {
    for (const candidate of [nearest + side * distance, nearest - side * distance]) {
      if (candidate >= least && forward(candidate) === wanted) return candidate;
    }
  }
  return undefined;
}

/** Of two amounts equally near the upper one is taken, as everywhere in rounding: binary fractions must not choose. */
const withoutNoise = (root: number): number => Math.round(root * 1e6) / 1e6;

/**
 * Newton's method: on straight pieces each step lands on the root of the piece it stands on.
 * @param start nothing below it is asked for: where a least base makes two amounts give zero, it leads to the upper one
 */
function rootOf(algebra: (amount: number) => number, wanted: number, start: number): number {
  let amount = start;
  for (let step = 0; step < STEPS; step++) {
    const value = algebra(amount);
    const slope = algebra(amount + 1) - value;
    const next = Math.max(0, amount + (wanted - value) / (slope > 0 ? slope : 1));
    if (Math.abs(next - amount) < 1e-7) return next;
    amount = next;
  }
  return amount;
}
