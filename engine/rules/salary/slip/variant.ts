import type { Basis, WithBasis } from '../../../core/calculator.ts';
import type { Feninga, Hundredths } from '../../../core/numbers/money.ts';
import { type Remainder, remainderOf, type Work, weights } from '../earnings.ts';
import type { Employment } from '../hours.ts';

/** What selects the notations of every wage. */
export interface WageVariant {
  /** The given line; none for the contracted gross. */
  readonly basis: Basis['line'];
  /** The employment begins, or ends, inside the month. */
  readonly begins: boolean;
  readonly ends: boolean;
  /** Two employments in the month. */
  readonly hasBreak: boolean;
  readonly isSick: boolean;
  /** A sick hour has a base of its own. */
  readonly ownSickBase: boolean;
  /** Some hour earned pay: otherwise there is no hourly rate, and nothing to divide by. */
  readonly hasRate: boolean;
  /** The line that is the rest of a total when no hour of the fund is paid. */
  readonly remainder: Remainder | undefined;
}

interface VariantInput extends WithBasis, Employment {
  readonly bolovanje_sati: Hundredths | null;
  readonly bolovanje_osnovica: Feninga | null;
}

interface Slip extends Omit<Work, 'bolovanje_osnovica'> {
  readonly satnica: number;
}

/** The variant common to every wage, from the inputs and the paid hours. */
export const wageVariant = (
  { basis, zaposlen_od, zaposlen_do, prekid_od, bolovanje_sati, bolovanje_osnovica }: VariantInput,
  slip: Slip,
): WageVariant => ({
  basis: basis.line,
  begins: zaposlen_od !== null,
  ends: zaposlen_do !== null,
  hasBreak: Boolean(prekid_od),
  isSick: Boolean(bolovanje_sati),
  ownSickBase: bolovanje_osnovica !== null,
  hasRate: slip.satnica > 0,
  remainder:
    basis.line === undefined || slip.redovni_sati > 0
      ? undefined
      : remainderOf(weights({ ...slip, bolovanje_osnovica })),
});

/** The factor of the minimum contribution base when another employer pays the rest of it. */
export const LEAST_SHARE = ' × unos.najniza_osnovica_dio';
