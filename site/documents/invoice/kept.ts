import type { Invoice, Item, Party } from '@obracun/engine/documents/invoice/invoice.ts';
import { readInvoice } from '@obracun/engine/documents/invoice/schema.ts';
import type { DraftKind } from '../../device/drafts.ts';

/** The same invoice is the one of the same number, day and buyer. */
export const invoiceKey = ({ brojFakture, datum, customer }: Invoice): string =>
  JSON.stringify([brojFakture.trim(), datum, customer.name.trim()]);

/** The same number is the same partner; without one, the same name. */
export const partnerKey = ({ idNumber, name }: Party): string => idNumber.trim() || name.trim();

export const itemKey = ({ description }: Item): string => description.trim();

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
