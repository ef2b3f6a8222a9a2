import type { Basis } from '../../core/calculator.ts';
import { Refusal } from '../../core/issue.ts';
import { ifKnown } from '../../core/law.ts';
import { formatMoney } from '../../core/numbers/format.ts';
import { type Feninga, share } from '../../core/numbers/money.ts';
import { amountFor, type Forward } from '../../core/solve/from-basis.ts';
import { uncoveredBase } from '../salary/uncovered-base.ts';
import type { FbihLaw } from './taxed-wage.ts';
import type { FbihWageInput } from './wage-definition.ts';

/** True when the law of the month keeps the meal of a day with a per diem, and the worker receives it. */
export const keepsMeal = (
  { obrok_uz_dnevnicu }: Pick<FbihWageInput, 'obrok_uz_dnevnicu'>,
  zakon: FbihLaw,
): boolean => obrok_uz_dnevnicu && zakon.obrok_uz_dnevnicu?.dozvoljen === true;

/**
 * The untaxed part of a daily meal: by the average the user gives, else by the last one published; undefined while none is and there is
 * no meal.
 */
export function mealLimit(
  { prosjecna_neto, topli_obrok_input }: Pick<FbihWageInput, 'prosjecna_neto' | 'topli_obrok_input'>,
  zakon: FbihLaw,
): Feninga | undefined {
  if (prosjecna_neto !== null) return share(prosjecna_neto, zakon.topli_obrok_pravilo.posto);
  const limit = () => zakon.topli_obrok_neoporezivo.iznos;
  return topli_obrok_input ? limit() : ifKnown(limit);
}

type WageForward = Forward<'bruto_ukupno' | 'doprinosi_ukupno' | 'porez' | 'neto_plata'>;

/**
 * When the worker receives the whole meal: the basis of the wage without the part above the limit. A given net or total contains it.
 * @throws Refusal when the meal alone exceeds the given amount
 */
export function basisWithoutMeal(basis: Basis, iznad: Feninga, forward: WageForward): Basis {
  if (basis.line === undefined) return basis;
  const given = basis.line === 'neto_plata' ? basis.amount : forward(basis.amount, share).neto_plata;
  if (given < iznad) throw belowMeal(basis.field, iznad);
  return { ...basis, line: 'neto_plata', amount: given - iznad };
}

/** Paid in full, whatever the basis: the meal is part of the net. */
const belowMeal = (polje: string, iznad: Feninga): Refusal =>
  new Refusal(
    polje,
    'nema_rjesenja',
    `Od upisanog iznosa ne ostaje ${formatMoney(iznad)} neto, koliko je topli obrok iznad neoporezivog: povećajte iznos ili smanjite topli obrok.`,
  );

/**
 * The gross whose net is larger by exactly the part above the limit.
 * @throws Refusal when the gross without it does not cover the contributions on the minimum base
 */
export function grossWithMeal(basis: Basis, bruto: Feninga, iznad: Feninga, forward: WageForward): Feninga {
  if (basis.line !== undefined) return amountFor(basis, 'bruto_ukupno', forward);
  const wage = forward(bruto, share);
  if (wage.neto_plata < 0) throw uncoveredBase(wage);
  return amountFor(
    { ...basis, line: 'neto_plata', amount: wage.neto_plata + iznad },
    'bruto_ukupno',
    forward,
  );
}
