import { type Day, dayOf } from '../../core/days/day.ts';
import type { Warning } from '../../core/issue.ts';
import type { Change } from '../../core/law.ts';
import { changeOn, knownChangeOn } from '../../core/law.ts';
import { formatDay, formatMoney } from '../../core/numbers/format.ts';
import { type Feninga, mulDiv, PPM, sumOf } from '../../core/numbers/money.ts';
import { upperFirst } from '../../core/text/letters.ts';
import { fbih } from '../../law/fbih/index.ts';
import { payoutWarnings } from '../salary/payout.ts';
import { inFederation } from '../salary/texts.ts';
import { mealWarnings } from '../salary/untaxed-meal.ts';
import { hoursWarnings } from '../salary/warnings/hours-warnings.ts';
import {
  baseWarning,
  isMinimumUnknown,
  leastBaseUnknown,
  minimumMissed,
  minimumUnknown,
} from '../salary/warnings/minimum-warnings.ts';
import { sickWarnings, upliftWarnings } from '../salary/warnings/uplift-warnings.ts';
import { sourceOf } from '../source-of.ts';
import { keepsMeal } from './meal.ts';
import { AVERAGES, publishedAverages } from './published-averages.ts';
import { deductionOf, type FbihLaw, leastBase, leastBaseOf } from './taxed-wage.ts';
import { type fbihWage, isOnSectorBase } from './wage.ts';
import type { FbihWageInput } from './wage-definition.ts';

type Slip = ReturnType<typeof fbihWage>;

/** What a bookkeeper should check before payment. */
export const fbihWageWarnings = (unos: FbihWageInput, slip: Slip, zakon: FbihLaw, dan: Day): Warning[] => [
  ...mealWarnings(slip, sourceOf(fbih, dan, 'topli_obrok_pravilo')),
  ...perDiemWarning(unos, slip, zakon, dan),
  ...upliftWarnings(unos, slip),
  ...dayOffWarning(unos, zakon, dan),
  ...hoursWarnings('fbih', unos, slip),
  ...sickWarnings(slip, zakon.bolovanje.posto, sourceOf(fbih, dan, 'bolovanje')),
  ...minimumWarnings(unos, slip, zakon, dan),
  ...untaxedWarnings(slip.neoporezivo, dan),
  ...payoutWarnings(slip.neto_s_obrokom, slip),
];

/** Warns by the law of the month when a meal on a day with a per diem is requested. */
function perDiemWarning(unos: FbihWageInput, { dnevnice }: Slip, zakon: FbihLaw, dan: Day): Warning[] {
  if (!unos.obrok_uz_dnevnicu || dnevnice === 0) return [];
  const poruka = keepsMeal(unos, zakon)
    ? `Topli obrok računat je i za dane s dnevnicom${doubtOf(changeOn(fbih.parametri.obrok_uz_dnevnicu, dan))}.`
    : 'Po propisu tog mjeseca dnevnica isključuje topli obrok: za dane s dnevnicom nije računat.';
  return [{ polje: 'topli_dani', poruka, izvor: sourceOf(fbih, dan, 'obrok_uz_dnevnicu') }];
}

/** Medium certainty is otherwise shown only with the law; here the input relies on it. */
const doubtOf = (change: Change<unknown> | undefined): string =>
  change?.izvor.pouzdanost === 'srednja' ? ', a pravilo provjerite' : '';

/** A month with a day off by decision of the Government, which counts only on request. */
function dayOffWarning(unos: FbihWageInput, zakon: FbihLaw, dan: Day): Warning[] {
  const law = zakon.neradni_dan_vlade?.dan ?? 0;
  if (law === 0 || unos.neradni_dan_vlade) return [];
  const day = formatDay(dayOf(unos.godina, unos.mjesec, law));
  const poruka = `Vlada FBiH odredila je ${day} kao neradni dan, a ovdje je računat kao radni. Ako vas obavezuje, uključite „Neradni dan po odluci Vlade FBiH“.`;
  return [{ polje: 'praznicni_dani', poruka, izvor: sourceOf(fbih, dan, 'neradni_dan_vlade') }];
}

/** The minimum base is the gross of the minimum wage, published with it or later. */
const { najniza_plata, najniza_osnovica } = fbih.parametri;
const MINIMUM = { parametri: { najniza_plata, najniza_bruto: najniza_osnovica } };

/** Compares the basic wage and the contribution base with the minimum wage; makes no comparison with an unpublished one. */
const minimumWarnings = (unos: FbihWageInput, slip: Slip, zakon: FbihLaw, dan: Day): Warning[] =>
  isMinimumUnknown(MINIMUM, dan)
    ? [minimumUnknown(inFederation), ...ofEarlierBase(slip)]
    : [...ofBasicWage(unos, slip, zakon, dan), ...ofLowBase(unos, slip, zakon, dan)];

/** The least gross is rounded up; the one a fening below it may have the minimum net too. */
const ROUNDING = 1;

/** The minimum wage is a net, compared as the gross of a worker with that deduction. */
function ofBasicWage(unos: FbihWageInput, slip: Slip, zakon: FbihLaw, dan: Day): Warning[] {
  if (!zakon.najniza_plata) return [];
  const least = leastBase(zakon.najniza_plata.neto, deductionOf(unos, zakon), zakon);
  const fullDay = zakon.radno_vrijeme.dnevno;
  const missed = minimumMissed(slip, least, fullDay);
  if (missed === undefined || minimumMissed(slip, least - ROUNDING, fullDay) === undefined) return [];
  const poruka = `Osnovna plaća manja je od najniže plaće, koja za te sate iznosi ${formatMoney(missed)} bruto.`;
  return [{ polje: 'bruto_plata_osnovna', poruka, izvor: sourceOf(fbih, dan, 'najniza_plata') }];
}

const ofEarlierBase = (slip: Slip): Warning[] =>
  slip.osnovica_doprinosa > slip.bruto_ukupno ? [leastBaseUnknown(slip)] : [];

function ofLowBase(unos: FbihWageInput, slip: Slip, zakon: FbihLaw, dan: Day): Warning[] {
  if (unos.osnovica_djelatnosti) return isOnSectorBase(unos, zakon, slip) ? [] : [aboveSectorLimit(dan)];
  const least = unos.najniza_osnovica ? undefined : leastBaseOf(unos, zakon);
  if (!least) return [];
  const raised = least + slip.ukupno_uvecanje + (unos.uvecanja_u_stimulaciji ?? 0);
  if (slip.osnovica_doprinosa >= raised - ROUNDING) return [];
  return baseWarning(slip, raised, sourceOf(fbih, dan, 'najniza_osnovica'));
}

const aboveSectorLimit = (dan: Day): Warning => ({
  polje: 'osnovica_doprinosa',
  poruka:
    'Neto plaća veća je od 85 % prosječne, pa su doprinosi na bruto, a ne na osnovicu djelatnosti. Provjerite to prije prijave.',
  izvor: sourceOf(fbih, dan, 'osnovica_djelatnosti'),
});

const { neoporezivi_regres, neoporeziva_pomoc } = fbih.parametri;

/** A tax-free holiday bonus: a share of the mean of the last published averages that are known. */
export function untaxedHolidayBonus(dan: Day): Feninga | undefined {
  const share = knownChangeOn(neoporezivi_regres, dan)?.vrijednost.posto;
  const averages = publishedAverages(dan);
  if (share === undefined || averages.length < AVERAGES) return undefined;
  return mulDiv(
    sumOf(averages, ({ vrijednost }) => vrijednost.iznos),
    share,
    AVERAGES * PPM,
  );
}

/** Untaxed pay above the limits of its kinds: the kind is unknown here, so each exceeded limit is named. */
function untaxedWarnings(neoporezivo: Feninga, dan: Day): Warning[] {
  const aid = changeOn(neoporeziva_pomoc, dan)?.vrijednost.iznos ?? 0;
  const limits: readonly (readonly [name: string, limit: Feninga | undefined])[] = [
    ['regres', untaxedHolidayBonus(dan)],
    ['pomoć radnicima', aid > 0 ? aid : undefined],
  ];
  const exceeded = limits.flatMap(([name, limit]) =>
    limit !== undefined && neoporezivo > limit ? [`${name} bez poreza do ${formatMoney(limit)}`] : [],
  );
  if (exceeded.length === 0) return [];
  const poruka = `${upperFirst(exceeded.join(', '))}: ono iznad upišite pod oporezivo.`;
  return [{ polje: 'neoporezivo', poruka, izvor: sourceOf(fbih, dan, 'neoporezivi_regres') }];
}
