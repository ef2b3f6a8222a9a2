import type { Invoice, Item, Party } from '@obracun/engine/documents/invoice/invoice.ts';

/** The same invoice is the one of the same number, day and buyer; a credit note is never one. */
export const invoiceKey = ({ brojFakture, datum, customer, ispravlja }: Invoice): string =>
  JSON.stringify([brojFakture.trim(), datum, customer.name.trim(), ...(ispravlja ? ['odobrenje'] : [])]);

/** The same number is the same partner; without one, the same name. */
export const partnerKey = ({ idNumber, name }: Party): string => idNumber.trim() || name.trim();

export const itemKey = ({ description }: Item): string => description.trim();
