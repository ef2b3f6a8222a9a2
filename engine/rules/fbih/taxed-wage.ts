import type { Day } from '../../core/days/day.ts';
import { changeOn, type LawOf, valueOn } from '../../core/law.ts';
import {
  type Feninga,
  mulDiv,
  mulDivUp,
  PPM,
  type Ppm,
  share,
  type TakeShare,
} from '../../core/numbers/money.ts';
import { doprinosi_iz as contributionRates } from '../../law/fbih/contributions.ts';
import { porez_na_platu as wageTax } from '../../law/fbih/income-tax.ts';
import type { fbih } from '../../law/fbih/index.ts';
import { najniza_osnovica } from '../../law/fbih/minimum-wage.ts';
import { grossOfNet } from '../salary/minimum-gross.ts';
import type { FbihWageInput } from './wage-definition.ts';

export type FbihLaw = LawOf<typeof fbih>;

/** The deduction of the tax card from the tax base, and the minimum of the contribution base. */
export interface FbihReliefs {
  readonly licni_odbitak: Feninga;
  readonly umanjenje: Feninga;
  /** The minimum contribution base; zero unless requested. */
  readonly najniza_osnovica_doprinosa: Feninga;
  /** The share of it of this employer, beside another one. */
  readonly najniza_osnovica_dio: Ppm;
  /** Uplifts among further taxed pay, whatever the gross. */
  readonly uvecanja_u_stimulaciji: Feninga;
  /** The base of the activity of the employer, whatever the gross; undefined for any other wage. */
  readonly osnovica_djelatnosti?: Feninga;
}

/** The uplifts for overtime, night and holiday work in a gross, which raise the least base. */
export type UpliftsIn = (bruto_ukupno: Feninga, take: TakeShare) => Feninga;

/**
 * From gross to net by the law of the Federation: each contribution is rounded on its own. Without gross no base is raised.
 * @param uplifts raise the least base (Pravilnik čl. 20 st. 2): a gross that is high by them alone does not cover it
 */
export function taxedWage(
  bruto_ukupno: Feninga,
  { doprinosi_iz, porez_na_platu }: FbihLaw,
  reliefs: FbihReliefs,
  take: TakeShare = share,
  uplifts: UpliftsIn = () => 0,
) {
  const { licni_odbitak, umanjenje } = reliefs;
  const osnovica_doprinosa =
    bruto_ukupno > 0 ? baseOf(bruto_ukupno, reliefs, () => uplifts(bruto_ukupno, take)) : 0;
  const PIO = take(osnovica_doprinosa, doprinosi_iz.pio);
  const zdravstveno = take(osnovica_doprinosa, doprinosi_iz.zdravstveno);
  const nezaposlenost = take(osnovica_doprinosa, doprinosi_iz.nezaposlenost);
  const doprinosi_ukupno = PIO + zdravstveno + nezaposlenost;
  const poreska_osnovica = Math.max(0, bruto_ukupno - doprinosi_ukupno - licni_odbitak - umanjenje);
  const porez = take(poreska_osnovica, porez_na_platu.stopa);
  const neto_plata = bruto_ukupno - doprinosi_ukupno - porez;
  return {
    bruto_ukupno,
    osnovica_doprinosa,
    PIO,
    zdravstveno,
    nezaposlenost,
    doprinosi_ukupno,
    poreska_osnovica,
    porez,
    neto_plata,
  };
}

/** The base of contributions of a gross: that of an activity, which excepts from the least one, or the gross and at least that. */
function baseOf(
  bruto_ukupno: Feninga,
  {
    najniza_osnovica_doprinosa,
    najniza_osnovica_dio,
    uvecanja_u_stimulaciji,
    osnovica_djelatnosti,
  }: FbihReliefs,
  uplifts: () => Feninga,
): Feninga {
  if (osnovica_djelatnosti !== undefined) return share(osnovica_djelatnosti, najniza_osnovica_dio);
  if (najniza_osnovica_doprinosa === 0) return bruto_ukupno;
  const least = share(najniza_osnovica_doprinosa, najniza_osnovica_dio);
  return Math.max(bruto_ukupno, least + uvecanja_u_stimulaciji + uplifts());
}

/** The effect of the tax card and of the requested minimum base on the bases. */
export function reliefsOf(unos: FbihWageInput, zakon: FbihLaw): FbihReliefs {
  return {
    licni_odbitak: deductionOf(unos, zakon),
    umanjenje: unos.umanjenje ?? 0,
    najniza_osnovica_doprinosa: unos.najniza_osnovica ? (leastBaseOf(unos, zakon) ?? 0) : 0,
    najniza_osnovica_dio: unos.najniza_osnovica_dio ?? PPM,
    uvecanja_u_stimulaciji: unos.uvecanja_u_stimulaciji ?? 0,
  };
}

/** The coefficient of the tax card times the basic deduction, or the given amount. */
export function deductionOf(
  { koeficijent, licni_odbitak_input }: FbihWageInput,
  { porez_na_platu }: FbihLaw,
): Feninga {
  if (koeficijent !== null) return mulDiv(koeficijent, porez_na_platu.licni_odbitak, PPM);
  return licni_odbitak_input ?? porez_na_platu.licni_odbitak;
}

/** The least base of the worker, or the part of it for shortened working time; undefined when the law of the month has none. */
export function leastBaseOf(unos: FbihWageInput, zakon: FbihLaw): Feninga | undefined {
  if (!zakon.najniza_osnovica) return undefined;
  const whole = leastBase(zakon.najniza_osnovica.neto, deductionOf(unos, zakon), zakon);
  return isShortTime(unos, zakon) ? mulDiv(whole, zakon.skracena_osnovica?.dio ?? PPM, PPM) : whole;
}

/** A part of the base suffices for short working time, unless a share of working time is given. */
export const isShortTime = (
  { sati_dnevno, najniza_osnovica_dio }: FbihWageInput,
  { radno_vrijeme, skracena_osnovica }: FbihLaw,
): boolean =>
  najniza_osnovica_dio === null && (sati_dnevno ?? radno_vrijeme.dnevno) <= (skracena_osnovica?.sati_do ?? 0);

/** The least base of a day for a worker with that deduction; undefined before its rule. */
export function leastBaseOn(day: Day, deduction: Feninga): Feninga | undefined {
  const rule = changeOn(najniza_osnovica, day)?.vrijednost;
  if (!rule) return undefined;
  return leastBase(rule.neto, deduction, {
    doprinosi_iz: valueOn(contributionRates, day),
    porez_na_platu: valueOn(wageTax, day),
  });
}

/**
 * The gross of a net for a worker with that deduction, rounded up to a fening as published amounts are (Pravilnik o načinu obračunavanja
 * i uplate doprinosa čl. 20 st. 1).
 */
export const leastBase = (
  net: Feninga,
  deduction: Feninga,
  { doprinosi_iz, porez_na_platu }: Pick<FbihLaw, 'doprinosi_iz' | 'porez_na_platu'>,
): Feninga =>
  grossOfNet(
    net,
    {
      contributions: doprinosi_iz.pio + doprinosi_iz.zdravstveno + doprinosi_iz.nezaposlenost,
      tax: porez_na_platu.stopa,
      deduction,
      lessContributions: true,
    },
    mulDivUp,
  );
