import { formatAmount, formatDecimal } from '../core/numbers/format.ts';
import type { Feninga, Ppm } from '../core/numbers/money.ts';
import type { Figure } from './blocks.ts';
import { formatIn, KM } from './currency.ts';

export const amountFigure = (amount: Feninga): Figure => ({
  text: formatAmount(amount),
  value: amount,
  places: 2,
});

/** An amount with its currency, outside tables: `1.234,56 KM`. */
export const moneyFigure = (amount: Feninga, currency: string = KM): Figure => ({
  ...amountFigure(amount),
  text: formatIn(amount, currency),
});

/** A rate under a heading with %: 175000 → `17,5`. */
export const rateFigure = (rate: Ppm): Figure => decimalFigure(rate, 4);

/** `value` × 10^−places without trailing zeros. */
export const decimalFigure = (value: number, places: number): Figure => ({
  text: formatDecimal(value, places),
  value,
  places,
});
