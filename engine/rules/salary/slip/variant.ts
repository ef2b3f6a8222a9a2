import type { Basis, WithBasis } from '../../../core/calculator.ts';
import type { Feninga, Hundredths } from '../../../core/numbers/money.ts';
import { type Remainder, remainderOf, type Work, weights } from '../earnings.ts';
import { sickBase } from '../extra-work.ts';
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
  /** That base is the pay of the given hours, not of one. */
  readonly hasSickHours: boolean;
  /** Some hour earned pay: otherwise there is no hourly rate, and nothing to divide by. */
  readonly hasRate: boolean;
  /** The line that is the rest of a total when no hour of the fund is paid. */
  readonly remainder: Remainder | undefined;
}

interface VariantInput extends WithBasis, Employment {
  readonly bolovanje_sati: Hundredths | null;
  readonly bolovanje_osnovica: Feninga | null;
  readonly bolovanje_osnovica_sati: Hundredths | null;
}

interface Slip extends Omit<Work, 'bolovanje_osnovica' | 'minuli_tacno'> {
  readonly satnica: number;
}

/** The variant common to every wage, from the inputs and the paid hours. */
export const wageVariant = (unos: VariantInput, slip: Slip): WageVariant => ({
  basis: unos.basis.line,
  begins: unos.zaposlen_od !== null,
  ends: unos.zaposlen_do !== null,
  hasBreak: Boolean(unos.prekid_od),
  isSick: Boolean(unos.bolovanje_sati),
  ownSickBase: unos.bolovanje_osnovica !== null,
  hasSickHours: unos.bolovanje_osnovica_sati !== null,
  hasRate: slip.satnica > 0,
  remainder:
    unos.basis.line === undefined || slip.redovni_sati > 0
      ? undefined
      : remainderOf(weights({ ...slip, bolovanje_osnovica: sickBase(unos) })),
});

/** The factor of the minimum contribution base when another employer pays the rest of it. */
export const LEAST_SHARE = ' × unos.najniza_osnovica_dio';
