import type { LawOf } from '../../core/law.ts';
import { type Feninga, mulDiv, PPM, type Ppm, share, type TakeShare } from '../../core/numbers/money.ts';
import type { fbih } from '../../law/fbih/index.ts';
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
}

/** From gross to net by the law of the Federation: each contribution is rounded on its own. Without gross no base is raised. */
export function taxedWage(
  bruto_ukupno: Feninga,
  { doprinosi_iz, porez_na_platu }: FbihLaw,
  { licni_odbitak, umanjenje, najniza_osnovica_doprinosa, najniza_osnovica_dio }: FbihReliefs,
  take: TakeShare = share,
) {
  const least = share(najniza_osnovica_doprinosa, najniza_osnovica_dio);
  const osnovica_doprinosa = bruto_ukupno > 0 ? Math.max(bruto_ukupno, least) : 0;
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

/** The source of the minimum contribution base, when it is requested and the law of the month has one. */
interface LeastBase {
  readonly key: 's_karticom' | 'bez_kartice';
  /** A part of it suffices for short working time, unless a share of working time is given. */
  readonly isPart: boolean;
}

/** The effect of the tax card and of the requested minimum base on the bases. */
export function reliefsOf(unos: FbihWageInput, zakon: FbihLaw): FbihReliefs {
  const least = unos.najniza_osnovica ? leastBaseOf(unos, zakon) : undefined;
  return {
    licni_odbitak: deductionOf(unos, zakon),
    umanjenje: unos.umanjenje ?? 0,
    najniza_osnovica_doprinosa: least ? leastAmount(least, zakon) : 0,
    najniza_osnovica_dio: unos.najniza_osnovica_dio ?? PPM,
  };
}

/** The coefficient of the tax card times the basic deduction, or the given amount. */
function deductionOf(
  { koeficijent, licni_odbitak_input }: FbihWageInput,
  { porez_na_platu }: FbihLaw,
): number {
  if (koeficijent !== null) return mulDiv(koeficijent, porez_na_platu.licni_odbitak, PPM);
  return licni_odbitak_input ?? porez_na_platu.licni_odbitak;
}

/** A tax card gives at least the basic deduction. */
export function leastBaseOf(unos: FbihWageInput, zakon: FbihLaw): LeastBase | undefined {
  if (!zakon.najniza_osnovica) return undefined;
  const hasCard = deductionOf(unos, zakon) >= zakon.porez_na_platu.licni_odbitak;
  const perDay = unos.sati_dnevno ?? zakon.radno_vrijeme.dnevno;
  return {
    key: hasCard ? 's_karticom' : 'bez_kartice',
    isPart: unos.najniza_osnovica_dio === null && perDay <= (zakon.skracena_osnovica?.sati_do ?? 0),
  };
}

/** That base in feninga, or the part of it for shortened working time. */
export function leastAmount(
  { key, isPart }: LeastBase,
  { najniza_osnovica, skracena_osnovica }: FbihLaw,
): number {
  const whole = najniza_osnovica?.[key] ?? 0;
  return isPart ? mulDiv(whole, skracena_osnovica?.dio ?? PPM, PPM) : whole;
}

/** The same as a notation. */
export const leastBaseNotation = ({ key, isPart }: LeastBase): string =>
  `zakon.najniza_osnovica.${key}${isPart ? ' × zakon.skracena_osnovica.dio' : ''}`;
