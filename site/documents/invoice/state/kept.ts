import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { readInvoice } from '@obracun/engine/documents/invoice/schema.ts';
import type { DraftKind } from '../../../device/kept/drafts.ts';

/** Something a person typed, and would miss. */
const isWritten = ({ brojFakture, customer, company, items, napomena, logo }: Invoice): boolean =>
  [brojFakture, customer.name, customer.address, customer.idNumber, company.name, napomena, logo].some(
    Boolean,
  ) || items.some(({ description, price }) => description !== '' || price > 0);

export const invoiceDrafts: DraftKind<Invoice> = {
  kind: 'faktura',
  read: readInvoice,
  isBlank: (invoice) => !isWritten(invoice),
};

/** What an invoice is called in a list. */
export const nameOfInvoice = ({ brojFakture, customer }: Invoice): string =>
  [brojFakture, customer.name].filter(Boolean).join(' · ');
