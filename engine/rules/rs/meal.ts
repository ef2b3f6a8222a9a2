import { type Feninga, HUNDREDTHS, mulDiv } from '../../kernel/figures/money.ts';
import { employedDays } from '../salary/employment.ts';
import type { MonthHours } from '../salary/hours.ts';
import { workingDays } from '../working-hours.ts';
import type { RsLaw } from './taxed-wage.ts';
import type { RsWageInput } from './wage-definition.ts';

/** The hot meal of a month; `dani_ranijeg_obroka` only where its least amount changed inside the month and none was given. */
export interface Meal {
  readonly topli_obrok_dan: Feninga;
  readonly topli_obrok: Feninga;
  readonly dani_ranijeg_obroka?: number;
}

const NONE: Meal = { topli_obrok_dan: 0, topli_obrok: 0 };

/** True where the meal is reckoned by an amount that changed inside the month. */
export const isMealSplit = ({ topli_obrok_input }: RsWageInput, { topli_obrok_izmjena }: RsLaw): boolean =>
  topli_obrok_input === null && topli_obrok_izmjena !== undefined && topli_obrok_izmjena.dan > 1;

/** The meal of a month as it was given, or the least the law asks for; nought for the call that knows none. */
export function mealOf(unos: RsWageInput, { topli_dani }: MonthHours, zakon: RsLaw, hasMeal: boolean): Meal {
  if (!hasMeal) return NONE;
  if (isMealSplit(unos, zakon)) return splitMeal(unos, topli_dani, zakon);
  const topli_obrok_dan = unos.topli_obrok_input ?? zakon.topli_obrok_minimum.iznos;
  return { topli_obrok_dan, topli_obrok: mulDiv(topli_dani, topli_obrok_dan, HUNDREDTHS) };
}

/** Which days were missed is not known, so every meal is the average over the working days of the employment. */
function splitMeal(unos: RsWageInput, topli_dani: number, zakon: RsLaw): Meal {
  const { dan = 1, iznos = 0 } = zakon.topli_obrok_izmjena ?? {};
  const month = workingDays('rs', unos.godina, unos.mjesec);
  const worked = employedDays(month, unos);
  const before = employedDays(month, unos, dan - 1);
  const earlier = before.radni - before.praznici;
  const all = worked.radni - worked.praznici;
  const sum = earlier * zakon.topli_obrok_minimum.iznos + (all - earlier) * iznos;
  return {
    topli_obrok_dan: mulDiv(sum, 1, Math.max(1, all)),
    topli_obrok: mulDiv(topli_dani, sum, Math.max(1, all) * HUNDREDTHS),
    dani_ranijeg_obroka: earlier * HUNDREDTHS,
  };
}
