import type { Invoice, Item, Party } from '@obracun/engine/documents/invoice/invoice.ts';
import {
  invoiceSchema,
  invoicesSchema,
  itemsSchema,
  partiesSchema,
} from '@obracun/engine/documents/invoice/schema.ts';
import { slot } from '../storage.ts';

export const keptDraft = slot<Invoice>('faktura.nacrt', 'nacrt fakture', invoiceSchema);
export const keptInvoices = slot('faktura.sacuvane', 'sačuvane fakture', invoicesSchema);
export const keptPartners = slot('faktura.partneri', 'partneri', partiesSchema);
export const keptItems = slot('faktura.stavke', 'stavke', itemsSchema);

/** All an invoice leaves in this browser; the file people take with them holds these. */
export const INVOICE_SLOTS = [keptDraft, keptInvoices, keptPartners, keptItems] as const;

/** The list with this one first, in place of the one it repeats. */
const remember =
  <T>(isSame: (a: T, b: T) => boolean, most = Number.POSITIVE_INFINITY) =>
  (list: readonly T[], one: T): readonly T[] =>
    [one, ...list.filter((other) => !isSame(other, one))].slice(0, most);

/** As many as a person can still look through; invoices are never dropped. */
const MOST_SUGGESTIONS = 500;

/** The same number is the same partner; without one, the same name. */
export const rememberPartner = remember<Party>(
  (a, b) => (a.idNumber === '' || b.idNumber === '' ? a.name === b.name : a.idNumber === b.idNumber),
  MOST_SUGGESTIONS,
);

export const rememberItem = remember<Item>((a, b) => a.description === b.description, MOST_SUGGESTIONS);

/** Under its number and without the logo, which would be kept again with each invoice. */
export const rememberInvoice = (list: readonly Invoice[], invoice: Invoice): readonly Invoice[] =>
  remember<Invoice>((a, b) => a.brojFakture === b.brojFakture)(list, { ...invoice, logo: '' });
