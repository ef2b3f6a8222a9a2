import type { Feninga } from '../../../core/numbers/money.ts';
import { commaAmount, plainShort, withComma } from '../../../core/numbers/units.ts';

/** Formats a cell of our own tables, empty without a figure: 123456 feninga → `1234,56`. */
export const writtenAmount = (amount: Feninga | undefined): string =>
  amount === undefined ? '' : commaAmount(amount);

/** Formats an integer scaled by the given places: `7,5`. */
export const writtenFigure = (scaled: number | undefined, places: number): string =>
  scaled === undefined ? '' : withComma(plainShort(scaled, places));
