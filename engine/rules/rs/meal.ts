import { type Feninga, HUNDREDTHS, mulDiv } from '../../core/numbers/money.ts';
import { employedDays } from '../salary/employment.ts';
import type { MonthHours } from '../salary/hours.ts';
import { workingDays } from '../working-hours.ts';
import type { RsLaw } from './taxed-wage.ts';
import type { RsWageInput } from './wage-definition.ts';

/** The hot meal of a month; `dani_ranijeg_obroka` only where its least amount changed inside the month. */
export interface Meal {
  readonly topli_obrok_dan: Feninga;
  readonly minimal_topli_obrok: Feninga;
  readonly topli_obrok: Feninga;
  readonly dani_ranijeg_obroka?: number;
}

/** What the law asks for at least on a day of the employment: so much on so many days, the earlier amount on some of them. */
interface LeastMeal {
  readonly sum: Feninga;
  readonly days: number;
  readonly earlier?: number;
}

/** The meal of a month as it was given, or the least the law asks for; zero for the call that knows none. */
export function mealOf(unos: RsWageInput, { topli_dani }: MonthHours, zakon: RsLaw, hasMeal: boolean): Meal {
  if (!hasMeal)
    return { topli_obrok_dan: 0, minimal_topli_obrok: zakon.topli_obrok_minimum.iznos, topli_obrok: 0 };
  const { sum, days, earlier } = leastMeal(unos, zakon);
  const minimal_topli_obrok = mulDiv(sum, 1, days);
  const given = unos.topli_obrok_input;
  const meal = {
    topli_obrok_dan: given ?? minimal_topli_obrok,
    minimal_topli_obrok,
    topli_obrok: mulDiv(topli_dani, given ?? sum, (given === null ? days : 1) * HUNDREDTHS),
  };
  return earlier === undefined ? meal : { ...meal, dani_ranijeg_obroka: earlier * HUNDREDTHS };
}

/** Which days were missed is not known, so every meal is the average over the working days of the employment. */
function leastMeal(unos: RsWageInput, { topli_obrok_minimum, topli_obrok_izmjena }: RsLaw): LeastMeal {
  const one = { sum: topli_obrok_minimum.iznos, days: 1 };
  if (topli_obrok_izmjena === undefined || topli_obrok_izmjena.dan === 1) return one;
  const month = workingDays('rs', unos.godina, unos.mjesec);
  const days = workedIn(employedDays(month, unos));
  // Who was employed on holidays alone has no day to take an average of: both of May 2022 come before the change.
  if (days === 0) return one;
  const earlier = workedIn(employedDays(month, unos, topli_obrok_izmjena.dan - 1));
  const sum = earlier * topli_obrok_minimum.iznos + (days - earlier) * topli_obrok_izmjena.iznos;
  return { sum, days, earlier };
}

const workedIn = ({ radni, praznici }: ReturnType<typeof employedDays>): number => radni - praznici;
