import type { Day } from '../../core/days/day.ts';
import type { Warning } from '../../core/issue.ts';
import { counted, type Forms, formatHundredths, formatMoney } from '../../core/numbers/format.ts';
import { type Feninga, PPM } from '../../core/numbers/money.ts';
import { rs } from '../../law/rs/index.ts';
import { leastGrossOf } from '../salary/minimum-gross.ts';
import { payoutWarnings } from '../salary/payout.ts';
import { inSrpska } from '../salary/texts.ts';
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
import {
  isRaised,
  type JobSchooling,
  minimumGross,
  type RsLaw,
  schoolingOf,
  taxedWage,
} from './taxed-wage.ts';
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
  const poruka = `Za nepuno radno vrijeme uzet je cijeli lični odbitak od ${formatMoney(licni_odbitak)}. Neki programi ga umanjuju srazmjerno satima.`;
  return [{ polje: 'licni_odbitak', poruka, izvor: sourceOf(rs, dan, 'porez_na_platu') }];
}

type MealLines = Pick<Slip, 'topli_dani' | 'topli_obrok_dan' | 'minimal_topli_obrok' | 'dani_ranijeg_obroka'>;

function mealWarning(
  { topli_dani, topli_obrok_dan, minimal_topli_obrok: least, dani_ranijeg_obroka: earlier }: MealLines,
  dan: Day,
): Warning[] {
  if (topli_dani === 0) return [];
  if (least === undefined) return [{ polje: 'topli_obrok_dan', poruka: LEAST_MEAL_UNKNOWN, izvor: null }];
  // In an estimate the minimum is that of the previous year: nothing is prescribed yet.
  if (topli_obrok_dan >= least || dan > rs.parametri.topli_obrok_minimum.poznato_do) return [];
  const poruka = `Topli obrok od ${formatMoney(topli_obrok_dan)} po danu manji je od propisanog: najmanje ${formatMoney(least)}.`;
  const izvor = sourceOf(rs, dan, earlier === undefined ? 'topli_obrok_minimum' : 'topli_obrok_izmjena');
  return [{ polje: 'topli_obrok_dan', poruka, izvor }];
}

const LEAST_MEAL_UNKNOWN =
  'Najmanji topli obrok za taj mjesec još nije objavljen: iznos nije s njim poređen.';

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

interface ComparedLines {
  readonly bruto_plata_osnovna: Feninga;
  readonly bruto_ukupno: Feninga;
  readonly oslobodjeni_dio: Feninga;
  readonly osnovica_doprinosa: Feninga;
  readonly radni_dani: number;
  readonly redovni_sati: number;
}

/** Compares the basic wage and the contribution base with the minimum wage; makes no comparison with an unpublished one. */
function minimumWarnings(unos: RsWageInput, slip: ComparedLines, zakon: RsLaw, dan: Day): Warning[] {
  const wasRaised = slip.osnovica_doprinosa > Math.max(0, slip.bruto_ukupno - slip.oslobodjeni_dio);
  const ofRaised = wasRaised ? ofRaisedBase(unos, zakon, dan) : [];
  if (isMinimumUnknown(rs, dan)) {
    const ofEarlier = wasRaised ? [leastBaseUnknown(slip)] : [];
    return [minimumUnknown(inSrpska), ...ofEarlier, ...ofRaised];
  }
  return [...ofBasicWage(unos, slip, zakon, dan), ...ofRaised, ...ofLowBase(unos, slip, zakon, dan)];
}

function ofBasicWage(unos: RsWageInput, slip: ComparedLines, zakon: RsLaw, dan: Day): Warning[] {
  const least = leastGross(schoolingOf(unos), zakon);
  const missed = minimumMissed(slip, least, zakon.radno_vrijeme.dnevno);
  if (missed === undefined) return [];
  const below = `Osnovna plata manja je od najniže plate, koja za te sate iznosi ${formatMoney(missed)} bruto.`;
  const poruka = [below, ...withoutSchooling(unos, zakon)].join(' ');
  return [{ polje: 'bruto_plata_osnovna', poruka, izvor: sourceOf(rs, dan, 'najniza_plata') }];
}

/** Names the minimum used when the law has one per schooling and none was given. */
function withoutSchooling({ strucna_sprema }: RsWageInput, zakon: RsLaw): string[] {
  const isOneForAll = new Set(Object.values(zakon.najniza_plata)).size === 1;
  if (strucna_sprema !== null || isOneForAll) return [];
  const relief = zakon.oslobodjeni_dio ? ', bez oslobođenog dijela' : '';
  return [`Stručna sprema nije upisana: uzeta je najniža plata za NK/PK${relief}.`];
}

/** The smallest gross that gives the minimum net: one a fening lower may give it too. */
function leastGross(schooling: JobSchooling, zakon: RsLaw): Feninga {
  const gross = minimumGross(schooling, zakon);
  if (zakon.najniza_bruto) return gross;
  const netOf = (bruto: Feninga): Feninga => taxedWage(bruto, zakon, plain(zakon)).neto_plata;
  return leastGrossOf(zakon.najniza_plata[schooling], gross, netOf);
}

const plain = (zakon: RsLaw) => ({
  licni_odbitak: zakon.porez_na_platu.licni_odbitak,
  umanjenje: 0,
  oslobodjeni_dio: 0,
  najniza_bruto_plata: 0,
  najniza_osnovica_dio: PPM,
  drugi_prihod: 0,
});

const isExcepted = ({ bolovanje_sati, odsustvo_fond_sati }: RsWageInput): boolean =>
  Boolean(bolovanje_sati || odsustvo_fond_sati);

/** Names the minimum base used, and that it may not apply. */
function ofRaisedBase(unos: RsWageInput, zakon: RsLaw, dan: Day): Warning[] {
  const izvor = sourceOf(rs, dan, 'najniza_osnovica');
  const excepted = 'Pravilnik od najniže osnovice izuzima bolovanje: provjerite osnovicu.';
  return [...(isExcepted(unos) ? [excepted] : []), ...withoutSchooling(unos, zakon)].map((poruka) => ({
    polje: 'osnovica_doprinosa',
    poruka,
    izvor,
  }));
}

/** A base below the minimum, without the option to raise it. */
function ofLowBase(unos: RsWageInput, slip: ComparedLines, zakon: RsLaw, dan: Day): Warning[] {
  if (!zakon.najniza_osnovica || isRaised(unos, zakon)) return [];
  const why = isExcepted(unos) ? EXCEPTED : undefined;
  const least = minimumGross(schoolingOf(unos), zakon) - slip.oslobodjeni_dio;
  return baseWarning(slip, least, sourceOf(rs, dan, 'najniza_osnovica'), why);
}

/** Why a base may be below the minimum in a month with sick leave. */
const EXCEPTED = 'Pravilnik (čl. 3a) od nje izuzima bolovanje. Ako se za vas ne izuzima,';
