import type { Day } from '../../kernel/day.ts';
import { formatMoney, formatRate } from '../../kernel/format.ts';
import { amountFor } from '../../kernel/from-basis.ts';
import type { Warning } from '../../kernel/issue.ts';
import { type Feninga, mulDiv, type Ppm, type TakeShare } from '../../kernel/money.ts';
import { rs } from '../../law/rs/index.ts';
import { hoursWarnings } from '../salary/hours-warnings.ts';
import { isMinimumUnknown, minimumUnknown } from '../salary/minimum-warning.ts';
import { sourceOf } from '../source-of.ts';
import { type RsLaw, taxedWage } from './taxed-wage.ts';
import type { RsWageInput } from './wage.ts';

interface Slip {
  readonly topli_dani: number;
  readonly topli_obrok_dan: Feninga;
  readonly bruto_ukupno: Feninga;
  readonly mjesec_sati: number;
  readonly redovni_sati: number;
  readonly dnevnice: number;
  readonly dana_radio: number;
  readonly prekovremeni_sati: number;
  readonly prekovremeni_procenat: Ppm;
  readonly nocni_sati: number;
  readonly nocni_procenat: Ppm;
  readonly praznik_sati: number;
  readonly praznik_procenat: Ppm;
}

/** What a bookkeeper should look at before paying. */
export function rsWageWarnings(
  unos: RsWageInput,
  slip: Slip,
  zakon: RsLaw,
  dan: Day,
  withMeal: boolean,
): Warning[] {
  return [
    ...(withMeal ? mealWarning(slip, zakon, dan) : []),
    ...upliftWarning('prekovremeni', slip.prekovremeni_sati, slip.prekovremeni_procenat, zakon, dan),
    ...upliftWarning('nocni', slip.nocni_sati, slip.nocni_procenat, zakon, dan),
    ...upliftWarning('praznik', slip.praznik_sati, slip.praznik_procenat, zakon, dan),
    ...hoursWarnings(slip),
    ...minimumWarning(unos, slip, zakon, dan),
  ];
}

function mealWarning(slip: Slip, zakon: RsLaw, dan: Day): Warning[] {
  const least = zakon.topli_obrok_minimum.iznos;
  if (slip.topli_dani === 0 || slip.topli_obrok_dan >= least) return [];
  const poruka = `Topli obrok od ${formatMoney(slip.topli_obrok_dan)} po danu manji je od propisanog: najmanje ${formatMoney(least)}.`;
  return [{ polje: 'topli_obrok_dan', poruka, izvor: sourceOf(rs, dan, 'topli_obrok_minimum') }];
}

const WORK = { prekovremeni: 'prekovremeni rad', nocni: 'noćni rad', praznik: 'rad na praznik' } as const;

function upliftWarning(
  work: keyof typeof WORK,
  hours: number,
  given: Ppm,
  zakon: RsLaw,
  dan: Day,
): Warning[] {
  const least = zakon.uvecanja_minimum[work];
  if (hours === 0 || given >= least) return [];
  const poruka = `Uvećanje za ${WORK[work]} od ${formatRate(given)} manje je od propisanog: najmanje ${formatRate(least)}.`;
  return [{ polje: `${work}_iznos`, poruka, izvor: sourceOf(rs, dan, 'uvecanja_minimum') }];
}

/** The minimum follows the hours paid: a month half unpaid has half the minimum. */
function minimumWarning(unos: RsWageInput, slip: Slip, zakon: RsLaw, dan: Day): Warning[] {
  if (isMinimumUnknown(rs, dan)) return [minimumUnknown('bruto_ukupno')];
  const least = mulDiv(minimumGross(unos, zakon), slip.redovni_sati, slip.mjesec_sati);
  if (slip.bruto_ukupno >= least) return [];
  const base = zakon.najniza_osnovica
    ? ' Doprinosi se plaćaju najmanje na taj iznos (čl. 10a Zakona o doprinosima).'
    : '';
  const poruka = `Bruto je manji od najniže plate, koja za te sate iznosi ${formatMoney(least)} bruto.${base}`;
  const behind = ['najniza_plata', ...(zakon.najniza_osnovica ? ['najniza_osnovica'] : [])];
  const izvor = behind
    .map((name) => sourceOf(rs, dan, name))
    .filter(Boolean)
    .join('; ');
  return [{ polje: 'bruto_ukupno', poruka, izvor: izvor || null }];
}

const minimums = new WeakMap<RsLaw, Map<string, Feninga>>();

/** The least gross wage of a full month for a job's schooling: as published, else worked back from the published net. */
function minimumGross(unos: RsWageInput, zakon: RsLaw): Feninga {
  const schooling = unos.strucna_sprema ?? 'NK';
  const known = minimums.get(zakon) ?? new Map<string, Feninga>();
  const gross = known.get(schooling) ?? findMinimum(schooling as Schooling, zakon);
  minimums.set(zakon, known.set(schooling, gross));
  return gross;
}

type Schooling = keyof RsLaw['najniza_plata'];

function findMinimum(schooling: Schooling, zakon: RsLaw): Feninga {
  const published = zakon.najniza_bruto?.[schooling];
  if (published !== undefined) return published;
  const iznos = zakon.najniza_plata[schooling];
  const reliefs = { licni_odbitak: zakon.porez_na_platu.licni_odbitak, umanjenje: 0, oslobodjeni_dio: 0 };
  const wage = (gross: Feninga, take?: TakeShare) => taxedWage(gross, zakon, reliefs, take);
  let least = amountFor({ field: 'neto_plata', line: 'neto_plata', amount: iznos }, 'bruto_ukupno', wage);
  while (wage(least - 1).neto_plata >= iznos) least -= 1;
  return least;
}
