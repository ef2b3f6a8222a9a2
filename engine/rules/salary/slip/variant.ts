import type { Basis, WithBasis } from '../../../kernel/calculator.ts';
import type { Feninga, Hundredths } from '../../../kernel/figures/money.ts';
import type { Employment } from '../employment.ts';

/** What the notations of every wage differ by. */
export interface WageVariant {
  /** The line that was given; none when it was the contracted gross. */
  readonly basis: Basis['line'];
  /** The employment begins, or ends, inside the month. */
  readonly begins: boolean;
  readonly ends: boolean;
  readonly isSick: boolean;
  /** A sick hour has a base of its own. */
  readonly ownSickBase: boolean;
  /** Some hour earned pay: without one there is no hourly rate, and nothing to divide by. */
  readonly hasRate: boolean;
}

interface VariantInput extends WithBasis, Employment {
  readonly bolovanje_sati: Hundredths | null;
  readonly bolovanje_osnovica: Feninga | null;
}

/** What every wage has of it: of what was entered, and whether any hour was paid. */
export const wageVariant = (
  { basis, zaposlen_od, zaposlen_do, bolovanje_sati, bolovanje_osnovica }: VariantInput,
  { satnica }: { readonly satnica: number },
): WageVariant => ({
  basis: basis.line,
  begins: zaposlen_od !== null,
  ends: zaposlen_do !== null,
  isSick: Boolean(bolovanje_sati),
  ownSickBase: bolovanje_osnovica !== null,
  hasRate: satnica > 0,
});

/** What the least base of contributions is taken by, where another employer pays the rest of it. */
export const LEAST_SHARE = ' × unos.najniza_osnovica_dio';
