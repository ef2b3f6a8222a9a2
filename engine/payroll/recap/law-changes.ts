import type { Day } from '../../core/days/day.ts';
import type { AnyParameter } from '../../core/law.ts';
import { formatDay } from '../../core/numbers/format.ts';
import * as bdContributions from '../../law/bd/contributions.ts';
import { topli_obrok_neoporezivo as bdMeal } from '../../law/bd/hot-meal.ts';
import { porez_na_platu as bdTax } from '../../law/bd/income-tax.ts';
import { naknada_voda as bdWater } from '../../law/bd/levies.ts';
import * as fbihContributions from '../../law/fbih/contributions.ts';
import { topli_obrok_neoporezivo as fbihMeal } from '../../law/fbih/hot-meal.ts';
import { porez_na_platu as fbihTax } from '../../law/fbih/income-tax.ts';
import * as fbihLevies from '../../law/fbih/levies.ts';
import { najniza_osnovica as fbihLeast } from '../../law/fbih/minimum-wage.ts';
import { doprinosi } from '../../law/rs/contributions.ts';
import { topli_obrok_izmjena, topli_obrok_minimum } from '../../law/rs/hot-meal.ts';
import { porez_na_platu, umanjenje_po_clanu } from '../../law/rs/income-tax.ts';
import { najniza_osnovica, oslobodjeni_dio } from '../../law/rs/minimum-base.ts';
import { najniza_bruto, najniza_plata } from '../../law/rs/minimum-wage.ts';
import { solidarnost } from '../../law/rs/solidarity.ts';
import type { PayrollEntity } from '../model/place.ts';
import type { ChangeCause } from './change-cause.ts';

const firstOf = ({ promjene }: AnyParameter): Day => promjene[0]?.od ?? '';

/** The least base of the Srpska follows the least wage, from when there is one until the gross of the least wage is published. */
const leastWageAsBase: AnyParameter = {
  ...najniza_plata,
  promjene: najniza_plata.promjene.filter(
    ({ od }) => od >= firstOf(najniza_osnovica) && od < firstOf(najniza_bruto),
  ),
};

/** A month whose least meal changed inside it; that the next one is whole again is said by the meal itself. */
const mealInsideMonth: AnyParameter = {
  ...topli_obrok_izmjena,
  promjene: topli_obrok_izmjena.promjene.filter(({ vrijednost }) => vrijednost.dan > 1),
};

/** The figures of the law a wage follows: only what can move it. */
const WAGE_LAW: Readonly<Record<PayrollEntity, readonly AnyParameter[]>> = {
  fbih: [...Object.values(fbihContributions), fbihTax, ...Object.values(fbihLevies), fbihLeast, fbihMeal],
  rs: [
    doprinosi,
    porez_na_platu,
    umanjenje_po_clanu,
    oslobodjeni_dio,
    najniza_osnovica,
    leastWageAsBase,
    najniza_bruto,
    solidarnost,
    topli_obrok_minimum,
    mealInsideMonth,
  ],
  bd: [...Object.values(bdContributions), bdTax, bdWater, bdMeal],
};

/** Every change of the law of wages after one day, up to another; whichever comes first. */
export function lawChanges(entity: PayrollEntity, one: Day, other: Day): ChangeCause[] {
  const [after, until] = one < other ? [one, other] : [other, one];
  return WAGE_LAW[entity].flatMap(({ naziv, promjene }) =>
    promjene
      .filter(({ od }) => od > after && od <= until)
      .map(({ od, izvor }) => ({
        kind: 'law' as const,
        text: `Propis: ${naziv.toLowerCase()} od ${formatDay(od)}`,
        ...(izvor.glasilo && { source: izvor.glasilo }),
      })),
  );
}
