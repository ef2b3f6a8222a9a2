import { mulDiv, PPM } from '../../core/numbers/money.ts';
import type { FbihLaw, FbihReliefs } from './taxed-wage.ts';
import type { FbihWageInput } from './wage-definition.ts';

/** The source of the minimum contribution base, when it is requested and the law of the month has one. */
export interface LeastBase {
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
