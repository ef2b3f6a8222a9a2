import type { WithBasis } from '../../kernel/calculator.ts';
import type { InputOf } from '../../kernel/field.ts';
import {
  type Feninga,
  HUNDREDTHS,
  type Hundredths,
  mulDiv,
  share,
  type TakeShare,
} from '../../kernel/money.ts';
import { earn } from '../salary/earnings.ts';
import { monthWork } from '../salary/extra-work.ts';
import { monthHours } from '../salary/hours.ts';
import { employerCost, recap } from './employer.ts';
import { type FbihLaw, taxedWage } from './taxed-wage.ts';
import type { fbihWageFields } from './wage-definition.ts';
import type { FbihWageVariant } from './wage-lines.ts';

/** What a wage of the Federation depends on, as read from a call. */
export type FbihWageInput = InputOf<typeof fbihWageFields> & WithBasis;

/** Every line of a wage slip and of the employer's recapitulation. */
export function fbihWage(unos: FbihWageInput, zakon: FbihLaw) {
  const hours = monthHours('fbih', unos, zakon.radno_vrijeme.dnevno);
  const meal = hotMeal(hours.topli_dani, unos.topli_obrok_input ?? 0, zakon);
  const seniority = Math.min(
    (unos.minuli_proc ?? zakon.minuli_rad.stopa) * (unos.staz ?? 0),
    zakon.minuli_rad.najvise,
  );
  const work = monthWork(unos, hours, zakon.uvecanja_podrazumijevana, seniority);
  const licni_odbitak = unos.licni_odbitak_input ?? zakon.porez_na_platu.licni_odbitak;
  const umanjenje = unos.umanjenje ?? 0;
  const net = (gross: Feninga, take: TakeShare) => taxedWage(gross, zakon, licni_odbitak, umanjenje, take);
  const earned = earn(unos.basis, meal.topli_obrok_oporezivi, work, net);
  const gross = earned.bruto_plata_sa_uvecanjem + earned.minuli_rad + meal.topli_obrok_oporezivi;
  const wage = net(gross, share);
  const cost = employerCost(wage, zakon, unos.obveznik_invalidi);
  // Not one literal of nine spreads: V8 takes forty times longer over that.
  const time = Object.assign({ staz: unos.staz ?? 0, licni_odbitak, umanjenje }, hours, meal, work);
  const pay = Object.assign(time, earned, wage, absent(wage.neto_plata));
  return Object.assign(pay, cost, recap(wage, cost, zakon, meal.topli_obrok));
}

/** Which notations hold for this wage. */
export const fbihVariant = ({ basis, obveznik_invalidi }: FbihWageInput): FbihWageVariant => ({
  basis: basis.line,
  paysLevy: obveznik_invalidi,
});

/** Outside the gross up to the daily limit; what exceeds it is part of the gross. */
function hotMeal(topli_dani: Hundredths, topli_obrok_dan: Feninga, zakon: FbihLaw) {
  const topli_obrok_neoporezivo = zakon.topli_obrok_neoporezivo.iznos;
  const neoporezivi_dan = Math.min(topli_obrok_dan, topli_obrok_neoporezivo);
  const topli_obrok = mulDiv(topli_dani, neoporezivi_dan, HUNDREDTHS);
  const topli_obrok_oporezivi = mulDiv(topli_dani, topli_obrok_dan - neoporezivi_dan, HUNDREDTHS);
  return { topli_obrok_dan, topli_obrok_neoporezivo, topli_obrok, topli_obrok_oporezivi };
}

/** Lines the calls share that the law of the Federation does not know. */
const absent = (neto_plata: Feninga) => ({
  minimal_topli_obrok: 0,
  djeca: 0,
  solidarnost_iznos: 0,
  solidarnost_neto: neto_plata,
});
