import type { WithBasis } from '../../core/calculator.ts';
import { addDays, addMonths, type Day, dayOf } from '../../core/days/day.ts';
import type { InputOf } from '../../core/field.ts';
import type { Warning } from '../../core/issue.ts';
import { Refusal } from '../../core/issue.ts';
import { changeOn } from '../../core/law.ts';
import type { LinesOf } from '../../core/lines.ts';
import { formatMoney, formatMonthOf } from '../../core/numbers/format.ts';
import { type Feninga, mulDiv, PPM, share, type TakeShare } from '../../core/numbers/money.ts';
import { defineRules } from '../../core/rules.ts';
import { topli_obrok_neoporezivo } from '../../law/bd/hot-meal.ts';
import { bd } from '../../law/bd/index.ts';
import { earn } from '../../rules/salary/earnings.ts';
import { monthWork } from '../../rules/salary/extra-work.ts';
import { monthHours } from '../../rules/salary/hours.ts';
import { payout, payoutWarnings } from '../../rules/salary/payout.ts';
import { holidaysWritten } from '../../rules/salary/slip/holidays-written.ts';
import { wageVariant } from '../../rules/salary/slip/variant.ts';
import { mealWarnings, untaxedMeal } from '../../rules/salary/untaxed-meal.ts';
import { hoursWarnings } from '../../rules/salary/warnings/hours-warnings.ts';
import { upliftWarnings } from '../../rules/salary/warnings/uplift-warnings.ts';
import { sourceOf } from '../../rules/source-of.ts';
import { examples } from './cases.ts';
import type { fields } from './definition.ts';
import { type BdWageVariant, slip } from './lines.ts';
import { type BdLaw, type Circumstances, employerCost, type FundRate, taxedWage } from './taxed-wage.ts';

/** The inputs of a wage of the District, as read from a call. */
type BdWageInput = InputOf<typeof fields> & WithBasis;

type BdWageLines = LinesOf<(typeof slip)['table']>;

const fundOf = ({ fond }: BdWageInput): FundRate => (fond === 'RS' ? 'pio_rs' : 'pio_fbih');

const isResident = ({ rezident }: BdWageInput): boolean => rezident !== 'entitet';

/** Selects the notations of this wage. */
const bdVariant = (unos: BdWageInput, _zakon: BdLaw, lines: BdWageLines): BdWageVariant => ({
  fund: fundOf(unos),
  isResident: isResident(unos),
  // Last, as in the other entities: V8 takes longer for an object that begins with a spread than for the rest of a slip.
  ...wageVariant(unos, lines),
});

/** Every line of a wage slip and of the employer's costs. */
function bdWage(unos: BdWageInput, zakon: BdLaw): BdWageLines {
  const hours = monthHours('bd', unos, zakon.radno_vrijeme.dnevno);
  const meal = untaxedMeal(hours.topli_dani, unos.topli_obrok_input ?? 0, mealLimit(unos, zakon));
  const work = monthWork(unos, hours, zakon);
  const own = circumstancesOf(unos, zakon);
  const stimulacija = unos.stimulacija ?? 0;
  const forward = (gross: Feninga, take: TakeShare) => taxedWage(gross, zakon, own, take);
  const earned = earn(unos.basis, meal.topli_obrok_iznad, stimulacija, work, forward);
  const wage = forward(earned.bruto, share);
  const neto_s_obrokom = wage.neto_plata + meal.topli_obrok;
  const paid = payout(neto_s_obrokom, unos);
  const cost = employerCost(wage, zakon, own.fund);
  // Written out line by line: one literal with so many spreads is far slower.
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
    topli_obrok_oporezivi: meal.topli_obrok_iznad,
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
    osnovica_doprinosa: wage.bruto_ukupno,
    PIO: wage.PIO,
    zdravstveno: wage.zdravstveno,
    nezaposlenost: wage.nezaposlenost,
    doprinosi_ukupno: wage.doprinosi_ukupno,
    licni_odbitak: own.licni_odbitak,
    umanjenje: own.umanjenje,
    poreska_osnovica: wage.poreska_osnovica,
    porez: wage.porez,
    neto_plata: wage.neto_plata,
    neto_s_obrokom,
    neoporezivo: paid.neoporezivo,
    obustave: paid.obustave,
    za_isplatu: paid.za_isplatu,
    pos_PIO: cost.pos_PIO,
    pos_doprinosi: cost.pos_doprinosi,
    naknada_voda: cost.naknada_voda,
    ukupni_trosak:
      wage.bruto_ukupno + cost.pos_doprinosi + cost.naknada_voda + meal.topli_obrok + paid.neoporezivo,
    ukupno_PIO: wage.PIO + cost.pos_PIO,
    ukupne_obaveze: wage.doprinosi_ukupno + cost.pos_doprinosi + wage.porez + cost.naknada_voda,
  };
}

/** @throws Refusal when a meal is requested in a month whose untaxed amount is not known */
function mealLimit({ topli_obrok_input }: BdWageInput, zakon: BdLaw): Feninga {
  if (zakon.topli_obrok_neoporezivo) return zakon.topli_obrok_neoporezivo.iznos;
  if ((topli_obrok_input ?? 0) > 0) throw mealUnknown();
  return 0;
}

function mealUnknown(): Refusal {
  const known = firstWholeMonth(topli_obrok_neoporezivo.promjene[0]?.od ?? '');
  return new Refusal(
    'topli_obrok_input',
    'nema_propisa',
    `Neoporezivi iznos toplog obroka u Brčko distriktu za taj mjesec nije poznat: ostavite topli obrok prazan ili izaberite mjesec od ${known}.`,
  );
}

/** The law of a month is that of its first day. */
const firstWholeMonth = (from: Day): string => formatMonthOf(addMonths(addDays(from, -1), 1));

function circumstancesOf(unos: BdWageInput, { porez_na_platu }: BdLaw): Circumstances {
  const basic = unos.licni_odbitak_input ?? porez_na_platu.licni_odbitak;
  const dependants = isResident(unos) ? porez_na_platu.po_clanu * (unos.izdrzavani ?? 0) : 0;
  return {
    fund: fundOf(unos),
    licni_odbitak: mulDiv(basic, PPM * PPM + dependants, PPM * PPM),
    umanjenje: unos.umanjenje ?? 0,
  };
}

export const rules = defineRules({
  slip,
  law: bd,
  dayOf: ({ godina, mjesec }: BdWageInput) => dayOf(godina, mjesec),
  formula: bdWage,
  variant: bdVariant,
  writtenOut: holidaysWritten('bd'),
  warnings: (unos, redovi, _zakon, dan) => bdWageWarnings(unos, redovi, dan),
  examples,
});

type Slip = LinesOf<(typeof slip)['table']>;

const NOT_FOUND = {
  rates: {},
  izvor: null,
  none: 'kao u Federaciji',
};

/** What a bookkeeper should check before payment. */
const bdWageWarnings = (unos: BdWageInput, lines: Slip, dan: Day): Warning[] => [
  ...mealWarnings(lines, sourceOf(bd, dan, 'topli_obrok_neoporezivo')),
  ...upliftWarnings(unos, lines, NOT_FOUND),
  ...hoursWarnings('bd', unos, lines),
  ...deductionWarning(unos, dan),
  ...residentWarning(unos),
  ...payoutWarnings(lines.neto_s_obrokom, lines),
];

/** Shown at the line, because sources disagree; medium certainty is otherwise shown only with the law. */
function deductionWarning({ licni_odbitak_input }: BdWageInput, dan: Day): Warning[] {
  const taken = changeOn(bd.parametri.porez_na_platu, dan);
  if (!taken || licni_odbitak_input !== null || taken.izvor.pouzdanost !== 'srednja') return [];
  const poruka = `Osnovni lični odbitak od ${formatMoney(taken.vrijednost.licni_odbitak)} provjerite prije upotrebe.`;
  return [{ polje: 'licni_odbitak', poruka, izvor: sourceOf(bd, dan, 'porez_na_platu') }];
}

function residentWarning({ rezident, izdrzavani }: BdWageInput): Warning[] {
  if (rezident !== 'entitet' || !izdrzavani) return [];
  const poruka =
    'Rezidentu entiteta u Brčko distriktu priznaje se samo osnovni odbitak: izdržavani članovi nisu uračunati.';
  return [{ polje: 'licni_odbitak', poruka, izvor: null }];
}
