import type { Basis } from '../calculator.ts';
import { formatMoney } from '../numbers/format.ts';
import { type Feninga, LARGEST_AMOUNT, share, type TakeShare, unroundedShare } from '../numbers/money.ts';
import { Refusal } from '../refusal.ts';
import { solve } from './solve.ts';

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
