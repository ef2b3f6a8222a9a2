import type { Invoice, Item, Party } from '@obracun/engine/documents/invoice/invoice.ts';
import { wordsOf } from '@obracun/engine/documents/invoice/kinds.ts';

/** The kinds that are numbered together; final invoices are numbered with the others. */
export const seriesOf = (invoice: Pick<Invoice, 'vrsta'>): string =>
  wordsOf(invoice).prefix === '' ? '' : invoice.vrsta;

/** Documents of the same series, number, day and buyer are the same. */
export const invoiceKey = (invoice: Invoice): string =>
  JSON.stringify([
    invoice.brojFakture.trim(),
    invoice.datum,
    invoice.customer.name.trim(),
    ...[seriesOf(invoice)].filter((series) => series !== ''),
  ]);

/** Partners of the same number are the same; without one, of the same name. */
export const partnerKey = ({ idNumber, name }: Party): string => idNumber.trim() || name.trim();

export const itemKey = ({ description }: Item): string => description.trim();
