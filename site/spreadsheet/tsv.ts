import { formatAmount } from '@obracun/engine/kernel/figures/format.ts';
import type { Feninga } from '@obracun/engine/kernel/figures/money.ts';

/** Rows as spreadsheets take them when pasted: tabs between the cells, a row a line. */
export const tsvOf = (rows: readonly (readonly string[])[]): string =>
  rows.map((cells) => cells.join('\t')).join('\n');

/** `1234,56`: without points between thousands, which no other program reads without asking. */
export const plainAmount = (amount: Feninga): string => formatAmount(amount).replaceAll('.', '');
