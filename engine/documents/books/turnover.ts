import { addMonths, type Day } from '../../core/days/day.ts';
import type { Source } from '../../core/law.ts';
import { changeOn } from '../../core/law.ts';
import { type Feninga, sumOf } from '../../core/numbers/money.ts';
import { prag_pdv } from '../../law/bih/vat.ts';
import type { Invoice } from '../invoice/invoice.ts';
import { wordsOf } from '../invoice/kinds.ts';
import { totalsOf } from '../invoice/totals.ts';

/** The turnover of twelve months against the threshold of VAT. */
export interface TurnoverWatch {
  readonly from: Day;
  readonly turnover: Feninga;
  readonly threshold: Feninga;
  readonly source: Source;
}

/** Turnover of a document in KM without VAT, less its advances, which were counted before. */
export function turnoverOf(invoice: Invoice): Feninga {
  const { booked } = wordsOf(invoice);
  const base = sumOf(totalsOf(invoice).km.remaining, (one) => one.base);
  return booked === 0 ? 0 : booked * base;
}

/** The last twelve months up to a day, from issued documents. */
export function turnoverWatch(documents: readonly Invoice[], today: Day): TurnoverWatch | undefined {
  const law = changeOn(prag_pdv, today);
  if (law === undefined) return undefined;
  const from = addMonths(today, -12);
  const counted = documents.filter(({ datum }) => datum > from && datum <= today);
  return {
    from,
    turnover: sumOf(counted, turnoverOf),
    threshold: law.vrijednost.iznos,
    source: law.izvor,
  };
}
