import type { Feninga, Ppm } from '@obracun/engine/core/numbers/money.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import { wordsOf } from '@obracun/engine/documents/invoice/kinds.ts';
import type { DocumentRow } from './rows.ts';

/** Issued documents of a month in KM: a credit note lowers, a final invoice counts what is left after its advances. */
export interface MonthTotals {
  readonly month: string;
  readonly count: number;
  readonly rates: readonly { readonly rate: Ppm; readonly base: Feninga; readonly vat: Feninga }[];
  readonly base: Feninga;
  readonly vat: Feninga;
  readonly total: Feninga;
}

/** Totals of the documents that are booked, by month of issue and rate; the latest month first. */
export function monthTotals(rows: readonly DocumentRow[]): readonly MonthTotals[] {
  const booked = rows.filter(({ isDraft, stored }) => !isDraft && wordsOf(stored.content).booked !== 0);
  const months = [...new Set(booked.map(({ stored }) => stored.content.datum.slice(0, 7)))]
    .toSorted()
    .toReversed();
  return months.map((month) =>
    totalsIn(
      month,
      booked.filter(({ stored }) => stored.content.datum.startsWith(month)),
    ),
  );
}

function totalsIn(month: string, rows: readonly DocumentRow[]): MonthTotals {
  const parts = rows.flatMap(({ stored, totals }) => {
    const sign = wordsOf(stored.content).booked;
    return totals.km.remaining.map(({ rate, base, vat }) => ({ rate, base: sign * base, vat: sign * vat }));
  });
  const rates = [...new Set(parts.map(({ rate }) => rate))]
    .sort((a, b) => b - a)
    .map((rate) => {
      const own = parts.filter((part) => part.rate === rate);
      return { rate, base: sumOf(own, (part) => part.base), vat: sumOf(own, (part) => part.vat) };
    });
  const base = sumOf(rates, (one) => one.base);
  const vat = sumOf(rates, (one) => one.vat);
  return { month, count: rows.length, rates, base, vat, total: base + vat };
}
