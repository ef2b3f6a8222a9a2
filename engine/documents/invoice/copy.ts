import type { Day } from '../../core/days/day.ts';
import type { Invoice } from './invoice.ts';

/** A new invoice copied from an earlier one, with its own number and day; other dates are empty. */
export const copyInvoice = (invoice: Invoice, brojFakture: string, datum: Day): Invoice => ({
  ...invoice,
  brojFakture,
  datum,
  datumIsporuke: '',
  rokPlacanja: '',
});

/** A credit note with all items of an invoice; the user removes items that are not credited. */
export const creditNoteOf = (invoice: Invoice, brojFakture: string, datum: Day): Invoice => ({
  ...copyInvoice(invoice, brojFakture, datum),
  ispravlja: { broj: invoice.brojFakture, datum: invoice.datum },
  napomena: '',
});
