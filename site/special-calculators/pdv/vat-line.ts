import type { Ppm } from '@obracun/engine/core/numbers/money.ts';
import { commaAmount } from '@obracun/engine/core/numbers/units.ts';
import { type Vat, vatTotal } from '@obracun/engine/rules/vat.ts';
import * as z from 'zod/mini';
import { jsonIn } from '../../storage/device-storage.ts';
import { tsvOf } from '../../xlsx/tsv.ts';

/** One line of the running list. */
export interface VatLine extends Vat {
  readonly opis: string;
  readonly stopa: Ppm;
}

/** More than anyone types; a page of this length still responds at once. */
export const MOST_LINES = 500;
const LONGEST = 200;

const held = z.int().check(z.gte(0));
const lineSchema = z.strictObject({
  opis: z.string().check(z.maxLength(LONGEST)),
  stopa: held,
  osnovica: held,
  pdv: held,
  ukupno: held,
});
const listSchema = z.array(lineSchema).check(z.maxLength(MOST_LINES));

/** A line from the input: trimmed, and cut to the length of a description. */
export const vatLine = (opis: string, stopa: Ppm, vat: Vat): VatLine => ({
  opis: opis.trim().slice(0, LONGEST),
  stopa,
  ...vat,
});

/** The list in a text; an empty one for anything else. */
export function readLines(text: string | null): readonly VatLine[] {
  const result = z.safeParse(listSchema, jsonIn(text));
  return result.success ? result.data.filter(addsUp) : [];
}

const addsUp = ({ osnovica, pdv, ukupno }: Vat): boolean => osnovica + pdv === ukupno;

/** The three totals for spreadsheets: `85,53⇥14,55⇥100,08`. */
export function totalsText(lines: readonly VatLine[]): string {
  const { osnovica, pdv, ukupno } = vatTotal(lines);
  return tsvOf([[osnovica, pdv, ukupno].map(commaAmount)]);
}
