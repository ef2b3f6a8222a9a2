import { buyerDoubt, earlierSupplyMonth, missingBuyerNumber, supplyDoubt } from '../invoice/booking.ts';
import type { Invoice } from '../invoice/invoice.ts';
import { booked, saleRow } from './sales-book.ts';

/** A document of the book with what should be checked before the book is given. */
export interface SaleDoubt {
  readonly invoice: Invoice;
  readonly texts: readonly string[];
}

/** Documents of a month that are booked doubtfully, and later ones whose supply was in this month. */
export function saleDoubts(documents: readonly Invoice[], month: string): readonly SaleDoubt[] {
  const later = documents.filter((one) => earlierSupplyMonth(one) === month);
  return [...new Set([...booked(documents, month), ...later])]
    .map((invoice) => ({ invoice, texts: doubtsOf(invoice) }))
    .filter(({ texts }) => texts.length > 0);
}

const doubtsOf = (invoice: Invoice): readonly string[] =>
  [supplyDoubt(invoice), buyerDoubt(invoice), missingBuyerNumber(invoice), declarationDoubt(invoice)].filter(
    (text) => text !== undefined,
  );

const declarationDoubt = (invoice: Invoice): string | undefined =>
  saleRow(invoice).code === '04' && (invoice.jci?.broj ?? '').trim() === ''
    ? 'Izvoz se knjiži po broju i datumu JCI: upišite ih u fakturu.'
    : undefined;
