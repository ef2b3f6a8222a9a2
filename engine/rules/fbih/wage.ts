import { Refusal } from '../../core/issue.ts';
import { type Feninga, PPM, share, type TakeShare } from '../../core/numbers/money.ts';
import { type Earnings, earn, upliftsInTotal } from '../salary/earnings.ts';
import { monthWork } from '../salary/extra-work.ts';
import { isDayOff, monthHours } from '../salary/hours.ts';
import { payout } from '../salary/payout.ts';
import { wageVariant } from '../salary/slip/variant.ts';
import { uncoveredBase } from '../salary/uncovered-base.ts';
import { untaxedMeal } from '../salary/untaxed-meal.ts';
import { basisWithoutMeal, grossWithMeal, keepsMeal, mealLimit } from './meal.ts';
import { sectorReliefs } from './sector-base.ts';
import {
  type FbihLaw,
  type FbihReliefs,
  isShortTime,
  reliefsOf,
  taxedWage,
  type UpliftsIn,
} from './taxed-wage.ts';
import type { FbihWageInput } from './wage-definition.ts';
import type { FbihWageVariant } from './wage-lines.ts';

/**
 * Every line of a wage slip and of the employer's recapitulation. The base of an activity is that of a wage whose net, with it, is within
 * its limit: the net above it is on the gross.
 */
export function fbihWage(unos: FbihWageInput, zakon: FbihLaw): FbihSlip {
  const reliefs = reliefsOf(unos, zakon);
  const sector = sectorReliefs(unos, zakon, reliefs);
  if (!sector) return wageOn(unos, zakon, reliefs);
  const isPast = (wage: FbihSlip): boolean => wage.neto_plata > sector.limit;
  const onActivity = solvable(unos.basis.field, () => wageOn(unos, zakon, sector.reliefs));
  if (!(onActivity instanceof Refusal) && !isPast(onActivity)) return onActivity;
  const onGross = wageOn(unos, zakon, reliefs);
  if (onActivity instanceof Refusal) {
    const basis = { ...unos.basis, line: 'bruto_ukupno', amount: onGross.bruto_ukupno };
    if (!isPast(wageOn({ ...unos, basis }, zakon, sector.reliefs))) throw onActivity;
  }
  return onGross;
}

/** The wage, or why no gross has the result given in this field. */
function solvable(field: string, wage: () => FbihSlip): FbihSlip | Refusal {
  try {
    return wage();
  } catch (error) {
    if (error instanceof Refusal && error.field === field) return error;
    throw error;
  }
}

type FbihSlip = ReturnType<typeof wageOn>;

/** The wage of a worker with these reliefs. */
function wageOn(unos: FbihWageInput, zakon: FbihLaw, reliefs: FbihReliefs) {
  const hours = monthHours('fbih', unos, zakon.radno_vrijeme.dnevno, {
    keepsMeal: keepsMeal(unos, zakon),
    dayOff: dayOffOf(unos, zakon),
  });
  const meal = untaxedMeal(hours.topli_dani, unos.topli_obrok_input ?? 0, mealLimit(unos, zakon));
  const work = monthWork(unos, hours, zakon, true);
  const stimulacija = unos.stimulacija ?? 0;
  const forwardWith = (uplifts: UpliftsIn) => (gross: Feninga, take: TakeShare) =>
    taxedWage(gross, zakon, reliefs, take, uplifts);
  const iznad = meal.topli_obrok_iznad;
  const inHand = unos.topli_obrok_u_ruke && iznad > 0;
  const mealInGross = inHand ? 0 : iznad;
  const searched = forwardWith(upliftsInTotal(mealInGross, stimulacija, work));
  const earnedOn = (uplifts: Feninga) => {
    const basis = inHand
      ? basisWithoutMeal(
          unos.basis,
          iznad,
          forwardWith(() => uplifts),
        )
      : unos.basis;
    return earn(basis, mealInGross, stimulacija, work, searched);
  };
  const earned = inHand ? settledUplifts(earnedOn) : earnedOn(0);
  const forward = forwardWith(() => earned.ukupno_uvecanje);
  const bruto = inHand ? grossWithMeal(unos.basis, earned.bruto, iznad, forward) : earned.bruto;
  const wage = forward(bruto, share);
  if (wage.neto_plata < 0) throw uncoveredBase(wage);
  const taxedMeal = inHand ? bruto - earned.bruto : iznad;
  const paid = payout(wage.neto_plata + meal.topli_obrok, unos);
  const untaxed = { topli_obrok: meal.topli_obrok, neoporezivo: paid.neoporezivo };
  const cost = employerCost(wage, zakon, unos.obveznik_invalidi, untaxed);
  const paidWhere = recap(wage, cost, zakon);
  // Written out line by line, as in Republika Srpska: one literal with so many spreads is far slower.
  return {
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
    topli_obrok_neoporezivo: meal.topli_obrok_neoporezivo,
    topli_obrok: meal.topli_obrok,
    topli_obrok_iznad: iznad,
    neto_bez_obroka: inHand ? wage.neto_plata - iznad : 0,
    davanja_na_obrok: taxedMeal - iznad,
    topli_obrok_oporezivi: taxedMeal,
    satnica: earned.satnica,
    satnica_bolovanja: earned.satnica_bolovanja,
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
    bolovanje_iznos: earned.bolovanje_iznos,
    stimulacija,
    bruto_ukupno: wage.bruto_ukupno,
    bruto_s_obrokom: wage.bruto_ukupno + meal.topli_obrok,
    najniza_osnovica_doprinosa: reliefs.najniza_osnovica_doprinosa,
    osnovica_doprinosa: wage.osnovica_doprinosa,
    PIO: wage.PIO,
    zdravstveno: wage.zdravstveno,
    nezaposlenost: wage.nezaposlenost,
    doprinosi_ukupno: wage.doprinosi_ukupno,
    licni_odbitak: reliefs.licni_odbitak,
    umanjenje: reliefs.umanjenje,
    poreska_osnovica: wage.poreska_osnovica,
    porez: wage.porez,
    neto_plata: wage.neto_plata,
    neto_s_obrokom: wage.neto_plata + meal.topli_obrok,
    minimal_topli_obrok: 0,
    djeca: 0,
    solidarnost_iznos: 0,
    solidarnost_neto: wage.neto_plata,
    neoporezivo: paid.neoporezivo,
    obustave: paid.obustave,
    za_isplatu: paid.za_isplatu,
    pos_PIO: cost.pos_PIO,
    pos_zdravstveno: cost.pos_zdravstveno,
    pos_nezaposlenost: cost.pos_nezaposlenost,
    pos_doprinosi: cost.pos_doprinosi,
    naknada_nesrece: cost.naknada_nesrece,
    naknada_voda: cost.naknada_voda,
    naknada_invalidi: cost.naknada_invalidi,
    naknade_ukupno: cost.naknade_ukupno,
    ukupni_trosak: cost.ukupni_trosak,
    ukupno_PIO: paidWhere.ukupno_PIO,
    ukupno_zdravstveno: paidWhere.ukupno_zdravstveno,
    zdravstveno_federacija: paidWhere.zdravstveno_federacija,
    zdravstveno_kanton: paidWhere.zdravstveno_kanton,
    ukupno_nezaposlenost: paidWhere.ukupno_nezaposlenost,
    nezaposlenost_federacija: paidWhere.nezaposlenost_federacija,
    nezaposlenost_kanton: paidWhere.nezaposlenost_kanton,
    ukupne_obaveze: paidWhere.ukupne_obaveze,
    bruto_bez_zdravstvenog: paidWhere.bruto_bez_zdravstvenog,
    zdravstveno_drugi_entitet: paidWhere.zdravstveno_kanton,
    nezaposlenost_drugi_entitet: paidWhere.nezaposlenost_kanton,
  };
}

/** More than enough: each step more than halves the distance. */
const STEPS = 40;

/**
 * The earnings whose own uplifts are those they were found with: a given total also holds a meal paid in hand, so its uplifts are unknown
 * before the meal is taken out of it.
 */
function settledUplifts(earnedOn: (uplifts: Feninga) => Earnings): Earnings {
  let [uplifts, earned] = [0, earnedOn(0)];
  for (let step = 0; step < STEPS && earned.ukupno_uvecanje !== uplifts; step++) {
    uplifts = earned.ukupno_uvecanje;
    earned = earnedOn(uplifts);
  }
  return earned;
}

/** True when the requested base of the activity is that of the wage. */
export const isOnSectorBase = (
  { osnovica_djelatnosti, najniza_osnovica_dio }: FbihWageInput,
  zakon: FbihLaw,
  { osnovica_doprinosa }: Pick<FbihSlip, 'osnovica_doprinosa'>,
): boolean =>
  osnovica_djelatnosti &&
  osnovica_doprinosa === share(zakon.osnovica_djelatnosti?.iznos ?? 0, najniza_osnovica_dio ?? PPM);

/** Selects the notations of this wage. */
export const fbihVariant = (
  unos: FbihWageInput,
  zakon: FbihLaw,
  lines: ReturnType<typeof fbihWage>,
): FbihWageVariant => {
  const onSectorBase = isOnSectorBase(unos, zakon, lines);
  const hasLeastBase = unos.najniza_osnovica && zakon.najniza_osnovica !== undefined && !onSectorBase;
  return {
    paysLevy: unos.obveznik_invalidi,
    hasCoefficient: unos.koeficijent !== null,
    mealInHand: unos.topli_obrok_u_ruke,
    mealWithPerDiem: keepsMeal(unos, zakon),
    ownAverage: unos.prosjecna_neto !== null,
    lacksLimit: lines.topli_obrok_neoporezivo === undefined,
    hasDayOff: isDayOff(unos, dayOffOf(unos, zakon)),
    onSectorBase,
    hasLeastBase,
    isShortTime: hasLeastBase && isShortTime(unos, zakon),
    sharesLeastBase: unos.najniza_osnovica_dio !== null,
    hasFurtherUplifts: (unos.uvecanja_u_stimulaciji ?? 0) > 0,
    // Last, as in the other entities: V8 takes longer for an object that begins with a spread than for the rest of a slip.
    ...wageVariant(unos, lines),
  };
};

/** The day of the month declared non-working by the Government, if there is one and it counts. */
const dayOffOf = (
  { neradni_dan_vlade }: Pick<FbihWageInput, 'neradni_dan_vlade'>,
  { neradni_dan_vlade: law }: FbihLaw,
): number | undefined => (neradni_dan_vlade && law && law.dan > 0 ? law.dan : undefined);

interface Wage {
  readonly bruto_ukupno: Feninga;
  readonly osnovica_doprinosa: Feninga;
  readonly neto_plata: Feninga;
  readonly PIO: Feninga;
  readonly zdravstveno: Feninga;
  readonly nezaposlenost: Feninga;
  readonly doprinosi_ukupno: Feninga;
  readonly porez: Feninga;
}

/** Pay free of contributions and tax. */
interface Untaxed {
  readonly topli_obrok: Feninga;
  readonly neoporezivo: Feninga;
}

/** The employer's costs on top of the gross wage. `paysLevy` is false for crafts and others exempt from the disability levy. */
function employerCost(
  { bruto_ukupno, osnovica_doprinosa, neto_plata }: Wage,
  zakon: FbihLaw,
  paysLevy: boolean,
  { topli_obrok, neoporezivo }: Untaxed,
) {
  const pos_PIO = share(osnovica_doprinosa, zakon.doprinosi_na.pio);
  const pos_zdravstveno = share(osnovica_doprinosa, zakon.doprinosi_na.zdravstveno);
  const pos_nezaposlenost = share(osnovica_doprinosa, zakon.doprinosi_na.nezaposlenost);
  const pos_doprinosi = pos_PIO + pos_zdravstveno + pos_nezaposlenost;
  const naknada_nesrece = share(neto_plata, zakon.naknada_nesrece.stopa);
  const naknada_voda = share(neto_plata, zakon.naknada_voda.stopa);
  const naknada_invalidi = paysLevy ? share(bruto_ukupno, zakon.naknada_invalidi.stopa) : 0;
  const naknade_ukupno = naknada_nesrece + naknada_voda + naknada_invalidi;
  return {
    pos_PIO,
    pos_zdravstveno,
    pos_nezaposlenost,
    pos_doprinosi,
    naknada_nesrece,
    naknada_voda,
    naknada_invalidi,
    naknade_ukupno,
    ukupni_trosak: bruto_ukupno + pos_doprinosi + naknade_ukupno + topli_obrok + neoporezivo,
  };
}

type Cost = ReturnType<typeof employerCost>;

/** The distribution of payments: the Federation's part is rounded, the rest belongs to the canton, or to the funds of the other entity. */
function recap(wage: Wage, cost: Cost, zakon: FbihLaw) {
  const ukupno_zdravstveno = wage.zdravstveno + cost.pos_zdravstveno;
  const zdravstveno_federacija = share(ukupno_zdravstveno, zakon.raspodjela_zdravstveno.federacija);
  const ukupno_nezaposlenost = wage.nezaposlenost + cost.pos_nezaposlenost;
  const nezaposlenost_federacija = share(ukupno_nezaposlenost, zakon.raspodjela_nezaposlenost.federacija);
  return {
    ukupno_PIO: wage.PIO + cost.pos_PIO,
    ukupno_zdravstveno,
    zdravstveno_federacija,
    zdravstveno_kanton: ukupno_zdravstveno - zdravstveno_federacija,
    ukupno_nezaposlenost,
    nezaposlenost_federacija,
    nezaposlenost_kanton: ukupno_nezaposlenost - nezaposlenost_federacija,
    ukupne_obaveze: wage.doprinosi_ukupno + cost.pos_doprinosi + wage.porez + cost.naknade_ukupno,
    bruto_bez_zdravstvenog: wage.bruto_ukupno + cost.pos_doprinosi + cost.naknade_ukupno - ukupno_zdravstveno,
  };
}
