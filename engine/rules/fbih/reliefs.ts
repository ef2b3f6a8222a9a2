import { mulDiv, PPM } from '../../core/numbers/money.ts';
import type { FbihLaw, FbihReliefs } from './taxed-wage.ts';
import type { FbihWageInput } from './wage-definition.ts';

/** What the least base of contributions is calculated by, where it is asked for and the law of the month knows one. */
export interface LeastBase {
  readonly key: 's_karticom' | 'bez_kartice';
  /** A part of it is enough for short working time, where no share of working time is said. */
  readonly isPart: boolean;
}

/** What the tax card and the wish for the least base make of the bases. */
export function reliefsOf(unos: FbihWageInput, zakon: FbihLaw): FbihReliefs {
  const least = unos.najniza_osnovica ? leastBaseOf(unos, zakon) : undefined;
  return {
    licni_odbitak: deductionOf(unos, zakon),
    umanjenje: unos.umanjenje ?? 0,
    najniza_osnovica_doprinosa: least ? leastAmount(least, zakon) : 0,
    najniza_osnovica_dio: unos.najniza_osnovica_dio ?? PPM,
  };
}

/** The coefficient of the tax card times the basic deduction, or the amount that was given. */
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

/** That base in feninga, or the part of it that counts for shortened working time. */
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
