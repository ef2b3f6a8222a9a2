import type { Feninga } from '../../core/numbers/money.ts';
import { commaAmount, plainShort, withComma } from '../../core/numbers/units.ts';

/** A cell of our own tables, empty where there is no figure: 123456 feninga → `1234,56`. */
export const writtenAmount = (amount: Feninga | undefined): string =>
  amount === undefined ? '' : commaAmount(amount);

/** A whole number of the last of so many places → `7,5`. */
export const writtenFigure = (scaled: number | undefined, places: number): string =>
  scaled === undefined ? '' : withComma(plainShort(scaled, places));
