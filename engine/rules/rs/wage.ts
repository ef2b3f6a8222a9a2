import { ifKnown } from '../../core/law.ts';
import type { LinesOf } from '../../core/lines.ts';
import { type Feninga, HUNDREDTHS, mulDiv, share, type TakeShare } from '../../core/numbers/money.ts';
import { earn } from '../salary/earnings.ts';
import { monthWork } from '../salary/extra-work.ts';
import { employedDays, type MonthHours, monthHours } from '../salary/hours.ts';
import { payout } from '../salary/payout.ts';
import { wageVariant } from '../salary/slip/variant.ts';
import { uncoveredBase } from '../salary/uncovered-base.ts';
import { workingDays } from '../working-hours.ts';
import {
  exemptOf,
  funds,
  isRaised,
  pensionVariant,
  type RsLaw,
  type RsReliefs,
  reliefsOf,
  schoolingOf,
  taxedWage,
} from './taxed-wage.ts';
import type { RsWageInput } from './wage-definition.ts';
import type { RsWageVariant, rsWageSlip } from './wage-lines.ts';

type RsWageLines = LinesOf<ReturnType<typeof rsWageSlip>['table']>;

/** Every line of a wage slip. */
export function rsWage(unos: RsWageInput, zakon: RsLaw, hasMeal: boolean): RsWageLines {
  const hours = monthHours('rs', unos, zakon.radno_vrijeme.dnevno);
  const meal = mealOf(unos, hours, zakon, hasMeal);
  const work = monthWork(unos, hours, zakon);
  const reliefs = reliefsOf(unos, zakon);
  const stimulacija = unos.stimulacija ?? 0;
  const forward = (gross: Feninga, take: TakeShare) => outcome(gross, unos, zakon, reliefs, take);
  const earned = earn(unos.basis, meal.topli_obrok, stimulacija, work, forward);
  const wage = taxedWage(earned.bruto, zakon, reliefs);
  if (wage.neto_plata < 0) throw uncoveredBase(wage);
  const solidarnost_iznos = solidarity(wage.neto_plata, unos, zakon, share);
  const solidarnost_neto = wage.neto_plata - solidarnost_iznos;
  const paid = payout(solidarnost_neto, unos);
  const fund = funds(wage.osnovica_doprinosa, wage.doprinosi_ukupno, zakon.doprinosi);
  const bruto_bez_zdravstvenog = wage.bruto_ukupno - fund.zdravstveno;
  // Written out line by line: spreading the parts would make a slip two hundred times slower.
  const lines: RsWageLines = {
    staz: unos.staz ?? 0,
    radni_dani: hours.radni_dani,
    praznicni_dani: hours.praznicni_dani,
    van_odnosa: hours.van_odnosa,
    dnevni_sati: hours.dnevni_sati,
    mjesec_sati: hours.mjesec_sati,
    neradno_vrijeme: hours.neradno_vrijeme,
    redovni_sati: hours.redovni_sati,
    rad_sati: hours.rad_sati,
    praznicni_sati: hours.praznicni_sati,
    placeni_sati: hours.placeni_sati,
    bolovanje_sati: hours.bolovanje_sati,
    odsustvo_fond_sati: hours.odsustvo_fond_sati,
    neplaceni_sati: hours.neplaceni_sati,
    van_odnosa_sati: hours.van_odnosa_sati,
    dana_radio: hours.dana_radio,
    dnevnice: hours.dnevnice,
    topli_dani: hours.topli_dani,
    topli_obrok_dan: meal.topli_obrok_dan,
    minimal_topli_obrok: meal.minimal_topli_obrok,
    topli_obrok: meal.topli_obrok,
    satnica: earned.satnica,
    bruto_plata_osnovna: earned.bruto_plata_osnovna,
    prekovremeni_sati: work.prekovremeni_sati,
    prekovremeni_procenat: work.prekovremeni_procenat,
    prekovremeni_iznos: earned.prekovremeni_iznos,
    nocni_sati: work.nocni_sati,
    nocni_procenat: work.nocni_procenat,
    nocni_iznos: earned.nocni_iznos,
    praznik_sati: work.praznik_sati,
    praznik_procenat: work.praznik_procenat,
    praznik_iznos: earned.praznik_iznos,
    ukupno_uvecanje: earned.ukupno_uvecanje,
    bruto_plata_sa_uvecanjem: earned.bruto_plata_sa_uvecanjem,
    minuli_procenat: work.minuli_procenat,
    minuli_rad: earned.minuli_rad,
    bolovanje_procenat: work.bolovanje_procenat,
    satnica_bolovanja: earned.satnica_bolovanja,
    bolovanje_iznos: earned.bolovanje_iznos,
    stimulacija,
    bruto_ukupno: wage.bruto_ukupno,
    oslobodjeni_dio: reliefs.oslobodjeni_dio,
    najniza_bruto_plata: reliefs.najniza_bruto_plata,
    osnovica_doprinosa: wage.osnovica_doprinosa,
    PIO: fund.PIO,
    zaokruzenje_doprinosa: fund.zaokruzenje_doprinosa,
    zdravstveno: fund.zdravstveno,
    djeca: fund.djeca,
    nezaposlenost: fund.nezaposlenost,
    doprinosi_ukupno: wage.doprinosi_ukupno,
    licni_odbitak: reliefs.licni_odbitak,
    umanjenje: reliefs.umanjenje,
    poreska_osnovica: wage.poreska_osnovica,
    porez: wage.porez,
    neto_plata: wage.neto_plata,
    solidarnost_iznos,
    solidarnost_neto,
    neoporezivo: paid.neoporezivo,
    obustave: paid.obustave,
    za_isplatu: paid.za_isplatu,
    ukupni_trosak: wage.bruto_ukupno + paid.neoporezivo,
    bruto_bez_zdravstvenog,
    bruto_bez_zdravstvenog_i_nezaposlenosti: bruto_bez_zdravstvenog - fund.nezaposlenost,
  };
  const { dani_ranijeg_obroka } = meal;
  return dani_ranijeg_obroka === undefined ? lines : { ...lines, dani_ranijeg_obroka };
}

/** Selects the notations of this wage. */
export const rsVariant = (unos: RsWageInput, zakon: RsLaw, lines: RsWageLines): RsWageVariant => ({
  exempt: exemptOf(unos, zakon),
  lessContributions: zakon.porez_na_platu.osnovica_bez_doprinosa,
  raisedTo: isRaised(unos, zakon) ? schoolingOf(unos) : undefined,
  sharesLeastBase: unos.najniza_osnovica_dio !== null,
  hasOtherIncome: unos.drugi_prihod !== null,
  isPublished: zakon.najniza_bruto !== undefined,
  leastMealChanged: lines.dani_ranijeg_obroka !== undefined,
  hasLeastMeal: lines.minimal_topli_obrok !== undefined,
  hasOwnMeal: unos.topli_obrok_input !== null,
  pension: pensionVariant(lines.PIO, lines.osnovica_doprinosa, zakon.doprinosi).pension,
  // Last: V8 takes ten times as long for an object that begins with a spread as for the rest of a slip.
  ...wageVariant(unos, lines),
});

/** The gross from each basis: net, and net minus the solidarity contribution. */
function outcome(gross: Feninga, unos: RsWageInput, zakon: RsLaw, reliefs: RsReliefs, take: TakeShare) {
  const { bruto_ukupno, neto_plata } = taxedWage(gross, zakon, reliefs, take);
  return {
    bruto_ukupno,
    neto_plata,
    solidarnost_neto: neto_plata - solidarity(neto_plata, unos, zakon, take),
  };
}

const solidarity = (net: Feninga, unos: RsWageInput, zakon: RsLaw, take: TakeShare): Feninga =>
  take(net, unos.solidarnost_proc ?? zakon.solidarnost.stopa);

/** The hot meal of a month; `dani_ranijeg_obroka` only when its minimum changed inside the month. */
interface Meal {
  readonly topli_obrok_dan: Feninga;
  /** Undefined while it is not published and the meal is given. */
  readonly minimal_topli_obrok?: Feninga | undefined;
  readonly topli_obrok: Feninga;
  readonly dani_ranijeg_obroka?: number;
}

/** The legal minimum per day of the employment: days times amount, some of them at the earlier amount. */
interface LeastMeal {
  readonly sum: Feninga;
  readonly days: number;
  readonly earlier?: number;
}

/** The meal of a month as given, or the legal minimum; zero for the call without meals. */
function mealOf(unos: RsWageInput, { topli_dani }: MonthHours, zakon: RsLaw, hasMeal: boolean): Meal {
  if (!hasMeal) {
    const minimal_topli_obrok = ifKnown(() => zakon.topli_obrok_minimum.iznos);
    return { topli_obrok_dan: 0, minimal_topli_obrok, topli_obrok: 0 };
  }
  const given = unos.topli_obrok_input ?? null;
  if (given !== null) {
    const topli_obrok = mulDiv(topli_dani, given, HUNDREDTHS);
    return { topli_obrok_dan: given, topli_obrok, ...comparedMeal(ifKnown(() => leastMeal(unos, zakon))) };
  }
  const least = leastMeal(unos, zakon);
  const topli_obrok = mulDiv(topli_dani, least.sum, least.days * HUNDREDTHS);
  return { topli_obrok_dan: mulDiv(least.sum, 1, least.days), topli_obrok, ...comparedMeal(least) };
}

/** The minimum beside the meal: what is paid is compared with it. */
function comparedMeal(
  least: LeastMeal | undefined,
): Pick<Meal, 'minimal_topli_obrok' | 'dani_ranijeg_obroka'> {
  if (least === undefined) return {};
  const { sum, days, earlier } = least;
  const minimal_topli_obrok = mulDiv(sum, 1, days);
  return earlier === undefined
    ? { minimal_topli_obrok }
    : { minimal_topli_obrok, dani_ranijeg_obroka: earlier * HUNDREDTHS };
}

/** The days of absence are unknown, so every meal is the average over the working days of the employment. */
function leastMeal(unos: RsWageInput, { topli_obrok_minimum, topli_obrok_izmjena }: RsLaw): LeastMeal {
  const one = { sum: topli_obrok_minimum.iznos, days: 1 };
  if (topli_obrok_izmjena === undefined || topli_obrok_izmjena.dan === 1) return one;
  const month = workingDays('rs', unos.godina, unos.mjesec);
  const days = workedIn(employedDays(month, unos));
  // An employment on holidays alone has no day to average: both of May 2022 precede the change.
  if (days === 0) return one;
  const earlier = workedIn(employedDays(month, unos, topli_obrok_izmjena.dan - 1));
  const sum = earlier * topli_obrok_minimum.iznos + (days - earlier) * topli_obrok_izmjena.iznos;
  return { sum, days, earlier };
}

const workedIn = ({ radni, praznici }: ReturnType<typeof employedDays>): number => radni - praznici;
