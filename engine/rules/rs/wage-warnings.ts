import type { Day } from '../../core/days/day.ts';
import type { Warning } from '../../core/issue.ts';
import { counted, type Forms, formatHundredths, formatMoney } from '../../core/numbers/format.ts';
import { rs } from '../../law/rs/index.ts';
import { hoursWarnings } from '../salary/warnings/hours-warnings.ts';
import { payoutWarnings, sickWarnings } from '../salary/warnings/payout-warnings.ts';
import { upliftWarnings } from '../salary/warnings/uplift-warnings.ts';
import { sourceOf } from '../source-of.ts';
import { minimumWarnings } from './minimum-warnings.ts';
import type { RsLaw } from './taxed-wage.ts';
import type { rsWage } from './wage.ts';
import type { RsWageInput } from './wage-definition.ts';

type Slip = ReturnType<typeof rsWage>;

/** What a bookkeeper should check before payment. */
export function rsWageWarnings(
  unos: RsWageInput,
  slip: Slip,
  zakon: RsLaw,
  dan: Day,
  hasMeal: boolean,
): Warning[] {
  const uplifts = { rates: zakon.uvecanja_minimum, izvor: sourceOf(rs, dan, 'uvecanja_minimum') };
  return [
    ...(hasMeal ? mealWarning(slip, dan) : []),
    ...secondMealWarning(unos, slip, zakon, dan),
    ...upliftWarnings(unos, slip, uplifts),
    ...hoursWarnings('rs', unos, slip),
    ...sickWarnings(slip, zakon.bolovanje.posto, sourceOf(rs, dan, 'bolovanje')),
    ...partTimeWarning(unos, slip, zakon, dan),
    ...minimumWarnings(unos, slip, zakon, dan),
    ...payoutWarnings(slip.solidarnost_neto, slip),
  ];
}

/** The personal deduction of part time: other programs scale it by hours, but no rule of the law was found. */
function partTimeWarning(
  { licni_odbitak_input }: RsWageInput,
  { dnevni_sati, licni_odbitak }: Slip,
  { radno_vrijeme }: RsLaw,
  dan: Day,
): Warning[] {
  if (dnevni_sati >= radno_vrijeme.dnevno || licni_odbitak_input !== null) return [];
  const poruka = `Za nepuno radno vrijeme uzet je cijeli lični odbitak od ${formatMoney(licni_odbitak)}. Neki programi ga umanjuju srazmjerno satima, ali takvo pravilo u zakonu nismo našli.`;
  return [{ polje: 'licni_odbitak', poruka, izvor: sourceOf(rs, dan, 'porez_na_platu') }];
}

type MealLines = Pick<Slip, 'topli_dani' | 'topli_obrok_dan' | 'minimal_topli_obrok' | 'dani_ranijeg_obroka'>;

function mealWarning(
  { topli_dani, topli_obrok_dan, minimal_topli_obrok: least, dani_ranijeg_obroka: earlier }: MealLines,
  dan: Day,
): Warning[] {
  // In an estimate the minimum is that of the previous year: nothing is prescribed yet.
  if (topli_dani === 0 || topli_obrok_dan >= least || dan > rs.parametri.topli_obrok_minimum.poznato_do)
    return [];
  const poruka = `Topli obrok od ${formatMoney(topli_obrok_dan)} po danu manji je od propisanog: najmanje ${formatMoney(least)}.`;
  const izvor = sourceOf(rs, dan, earlier === undefined ? 'topli_obrok_minimum' : 'topli_obrok_izmjena');
  return [{ polje: 'topli_obrok_dan', poruka, izvor }];
}

/** A day with a second meal has overtime: the number of meals requires at least the hours of as many days. */
function secondMealWarning(
  { topli_obrok_dodatni }: Pick<RsWageInput, 'topli_obrok_dodatni'>,
  { prekovremeni_sati }: Pick<Slip, 'prekovremeni_sati'>,
  { drugi_topli_obrok: rule }: RsLaw,
  dan: Day,
): Warning[] {
  const meals = topli_obrok_dodatni ?? 0;
  const least = meals * (rule?.prekovremeno_iznad ?? 0);
  if (meals === 0 || prekovremeni_sati > least) return [];
  const entered = `${counted(meals, SECOND_MEALS)} uz ${formatHundredths(prekovremeni_sati)} h prekovremenog rada`;
  const law = rule
    ? `s više od ${formatHundredths(rule.prekovremeno_iznad)} h prekovremenog rada, a za toliko dana to je više od ${formatHundredths(least)} h`
    : 's dužim prekovremenim radom';
  const poruka = `Upisano: ${entered}. Drugi obrok pripada za dan ${law}: provjerite unos.`;
  return [{ polje: 'topli_dani', poruka, izvor: sourceOf(rs, dan, 'drugi_topli_obrok') }];
}

const SECOND_MEALS: Forms = ['drugi topli obrok', 'druga topla obroka', 'drugih toplih obroka'];
