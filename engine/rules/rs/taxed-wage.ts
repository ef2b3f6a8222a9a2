import type { LawOf } from '../../core/law.ts';
import { type Feninga, mulDiv, PPM, type Ppm, share, type TakeShare } from '../../core/numbers/money.ts';
import type { rs } from '../../law/rs/index.ts';
import { grossOfNet } from '../salary/minimum-gross.ts';
import type { RsWageInput } from './wage-definition.ts';

export type RsLaw = LawOf<typeof rs>;

/** Reductions of the bases by the worker's circumstances, and the minimum of the contribution base. */
export interface RsReliefs {
  readonly licni_odbitak: Feninga;
  readonly umanjenje: Feninga;
  /** Off both bases, from 2026 for jobs without schooling or with three years of it. */
  readonly oslobodjeni_dio: Feninga;
  /** The minimum gross wage, which includes the exempt part; zero when the base is not raised to it. */
  readonly najniza_bruto_plata: Feninga;
  /** The given share of it. */
  readonly najniza_osnovica_dio: Ppm;
  /** Income at another employer, which bears its share of the minimum base. */
  readonly drugi_prihod: Feninga;
}

export interface TaxedWage {
  readonly bruto_ukupno: Feninga;
  readonly osnovica_doprinosa: Feninga;
  readonly doprinosi_ukupno: Feninga;
  readonly poreska_osnovica: Feninga;
  readonly porez: Feninga;
  readonly neto_plata: Feninga;
}

/** All contributions of a wage together, rounded once. */
export const totalRate = ({ pio, zdravstveno, djeca, nezaposlenost }: RsLaw['doprinosi']): Ppm =>
  pio + zdravstveno + djeca + nezaposlenost;

/**
 * From gross to net by the law of Republika Srpska: one rounding for all contributions, one for the tax. Without gross no base is raised.
 */
export function taxedWage(
  bruto_ukupno: Feninga,
  zakon: RsLaw,
  reliefs: RsReliefs,
  take: TakeShare = share,
): TaxedWage {
  const subject = Math.max(0, bruto_ukupno - reliefs.oslobodjeni_dio);
  const osnovica_doprinosa = bruto_ukupno > 0 ? Math.max(subject, leastBaseOf(bruto_ukupno, reliefs)) : 0;
  const doprinosi_ukupno = take(osnovica_doprinosa, totalRate(zakon.doprinosi));
  const deducted = zakon.porez_na_platu.osnovica_bez_doprinosa ? doprinosi_ukupno : 0;
  const poreska_osnovica = Math.max(0, subject - deducted - reliefs.licni_odbitak - reliefs.umanjenje);
  const porez = take(poreska_osnovica, zakon.porez_na_platu.stopa);
  return {
    bruto_ukupno,
    osnovica_doprinosa,
    doprinosi_ukupno,
    poreska_osnovica,
    porez,
    neto_plata: bruto_ukupno - doprinosi_ukupno - porez,
  };
}

/**
 * The minimum contribution base. The published minimum gross includes the exempt part, so contributions are due on the rest. Employers
 * share it by income (Zakon o doprinosima čl. 10a st. 2): once all income reaches it, a share is at most the own gross.
 */
function leastBaseOf(
  bruto_ukupno: Feninga,
  { najniza_bruto_plata, oslobodjeni_dio, najniza_osnovica_dio, drugi_prihod }: RsReliefs,
): Feninga {
  const part = share(Math.max(0, najniza_bruto_plata - oslobodjeni_dio), najniza_osnovica_dio);
  return mulDiv(part, bruto_ukupno, bruto_ukupno + drugi_prihod);
}

/**
 * The four funds of one contribution total: three rounded on their own, pension insurance is the rest, which differs from its rate of the
 * base by up to two feninga: `zaokruzenje_doprinosa`.
 */
export function funds(base: Feninga, total: Feninga, rates: RsLaw['doprinosi']) {
  const zdravstveno = share(base, rates.zdravstveno);
  const djeca = share(base, rates.djeca);
  const nezaposlenost = share(base, rates.nezaposlenost);
  const PIO = total - zdravstveno - djeca - nezaposlenost;
  const zaokruzenje_doprinosa = Math.abs(PIO - share(base, rates.pio));
  return { PIO, zaokruzenje_doprinosa, zdravstveno, djeca, nezaposlenost };
}

/** What selects the notation of pension insurance: whether it is its rate of the base, `more`, `less`, or nothing of a few feninga. */
export interface PensionVariant {
  readonly pension: 'rate' | 'more' | 'less' | 'none';
}

/** Compares pension insurance with its rate of the base. */
export function pensionVariant(PIO: Feninga, base: Feninga, { pio }: RsLaw['doprinosi']): PensionVariant {
  const atRate = share(base, pio);
  if (PIO === atRate) return { pension: 'rate' };
  if (PIO === 0) return { pension: 'none' };
  return { pension: PIO > atRate ? 'more' : 'less' };
}

export type JobSchooling = keyof RsLaw['najniza_plata'];

/** The schooling whose minimum is compared by default. */
export const schoolingOf = ({ strucna_sprema }: { strucna_sprema: string | null }): JobSchooling =>
  (strucna_sprema ?? 'NK') as JobSchooling;

/** The gross of the minimum wage of a job: as published, else solved from the published net, without relief and reductions. */
export const minimumGross = (schooling: JobSchooling, zakon: RsLaw): Feninga =>
  zakon.najniza_bruto?.[schooling] ??
  grossOfNet(zakon.najniza_plata[schooling], {
    contributions: totalRate(zakon.doprinosi),
    tax: zakon.porez_na_platu.stopa,
    deduction: zakon.porez_na_platu.licni_odbitak,
    lessContributions: zakon.porez_na_platu.osnovica_bez_doprinosa,
  });

const ALL =
  'zakon.doprinosi.pio − zakon.doprinosi.zdravstveno − zakon.doprinosi.djeca − zakon.doprinosi.nezaposlenost';
const TAX = 'zakon.porez_na_platu.stopa';

interface Minimum {
  readonly schooling: JobSchooling;
  readonly isPublished: boolean;
  readonly lessContributions: boolean;
}

/** The same as a notation. */
export function minimumGrossNotation({ schooling, isPublished, lessContributions }: Minimum): string {
  if (isPublished) return `zakon.najniza_bruto.${schooling}`;
  const net = `zakon.najniza_plata.${schooling}`;
  const above = `(${net} − ${TAX} × zakon.porez_na_platu.licni_odbitak)`;
  const taxed = lessContributions ? `((1 − ${ALL}) × (1 − ${TAX}))` : `(1 − ${ALL} − ${TAX})`;
  return `max(${net} / (1 − ${ALL}); ${above} / ${taxed})`;
}

/** The schooling that exempts a part of the wage, if the law of the day does. */
export function exemptOf(
  { strucna_sprema }: RsWageInput,
  { oslobodjeni_dio }: RsLaw,
): 'NK' | 'KV' | undefined {
  const isExempt = strucna_sprema === 'NK' || strucna_sprema === 'KV';
  return oslobodjeni_dio && isExempt ? strucna_sprema : undefined;
}

/** True when the contribution base is raised to the minimum, in months whose law has one. */
export const isRaised = (unos: RsWageInput, zakon: RsLaw): boolean =>
  unos.najniza_osnovica && zakon.najniza_osnovica !== undefined;

/** The effect of the tax card, the schooling and the requested minimum base on the bases. */
export function reliefsOf(unos: RsWageInput, zakon: RsLaw): RsReliefs {
  const exempt = exemptOf(unos, zakon);
  return {
    licni_odbitak: unos.licni_odbitak_input ?? zakon.porez_na_platu.licni_odbitak,
    umanjenje: (unos.umanjenje ?? 0) + forDependants(unos, zakon),
    oslobodjeni_dio: (exempt && zakon.oslobodjeni_dio?.[exempt]) ?? 0,
    najniza_bruto_plata: isRaised(unos, zakon) ? minimumGross(schoolingOf(unos), zakon) : 0,
    najniza_osnovica_dio: unos.najniza_osnovica_dio ?? PPM,
    drugi_prihod: unos.drugi_prihod ?? 0,
  };
}

const forDependants = ({ izdrzavani }: RsWageInput, zakon: RsLaw): number =>
  izdrzavani === null ? 0 : mulDiv(izdrzavani, zakon.umanjenje_po_clanu.iznos, PPM);
