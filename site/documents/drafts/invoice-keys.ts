import type { Invoice, Item, Party } from '@obracun/engine/documents/invoice/invoice.ts';

/** Invoices of the same number, day and buyer are the same; a credit note never is. */
export const invoiceKey = ({ brojFakture, datum, customer, ispravlja }: Invoice): string =>
  JSON.stringify([brojFakture.trim(), datum, customer.name.trim(), ...(ispravlja ? ['odobrenje'] : [])]);

/** Partners of the same number are the same; without one, of the same name. */
export const partnerKey = ({ idNumber, name }: Party): string => idNumber.trim() || name.trim();

export const itemKey = ({ description }: Item): string => description.trim();
