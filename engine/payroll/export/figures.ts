import type { Feninga } from '../../kernel/figures/money.ts';

/** 123456 feninga → `1234,56`: without grouping, so that every program reads it alike. */
export const plainAmount = (amount: Feninga | undefined): string =>
  amount === undefined ? '' : `${Math.floor(amount / 100)},${String(amount % 100).padStart(2, '0')}`;

/** A whole number of the last of so many places → `7,5`. */
export function plainFigure(scaled: number | undefined, places: number): string {
  if (scaled === undefined) return '';
  const decimals = String(scaled % 10 ** places)
    .padStart(places, '0')
    .replace(/0+$/, '');
  return `${Math.floor(scaled / 10 ** places)}${decimals && `,${decimals}`}`;
}
