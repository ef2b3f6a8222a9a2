import { formatDecimal } from '@obracun/engine/core/numbers/format.ts';
import { isAmbiguous, readNumber } from '@obracun/engine/core/numbers/number-input.ts';
import { visibleText } from '@obracun/engine/core/text/letters.ts';
import { hasOtherUnit, rounded } from './rounded.ts';

/** The value of a typed number, and a message when it is not obvious. */
interface ScaledReading {
  /** The number × 10^places, whole. */
  readonly value: number;
  readonly error?: string;
  readonly note?: string;
}

/** The parsed value. */
export interface Scale {
  /** Of its field: `10 %` is not an amount. */
  readonly kind: string;
  readonly places: number;
  readonly largest: number;
  /** Also negative numbers, to the same size. */
  readonly isSigned?: boolean;
}

/** Parses a number, not negative unless signed: an invalid or too large one counts as 0, with a message. */
export function readScaled(text: string, { kind, places, largest, isSigned = false }: Scale): ScaledReading {
  if (visibleText(text) === '') return { value: 0 };
  if (hasOtherUnit(kind, text)) return { value: 0, error: 'Jedinica nije ovog polja: računa se kao 0.' };
  const number = readNumber(text);
  if (number === undefined) return { value: 0, error: 'Nije broj: računa se kao 0.' };
  if (number < 0 && !isSigned) return { value: 0, error: 'Negativan broj računa se kao 0.' };
  const value = Math.round(rounded(number, places) * 10 ** places);
  if (Math.abs(value) > largest)
    return { value: 0, error: `Najviše ${formatDecimal(largest, places)}: ovaj broj se ne računa.` };
  const isPlain = !isAmbiguous(text) && value / 10 ** places === number;
  return isPlain ? { value } : { value, note: `čita se kao ${formatDecimal(value, places)}` };
}
