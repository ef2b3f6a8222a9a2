import type { Day } from '../../core/days/day.ts';
import type { Invoice } from './invoice.ts';

/** A new invoice like an earlier one: its own number and day, dates that belong to the old one left open. */
export const copyInvoice = (invoice: Invoice, brojFakture: string, datum: Day): Invoice => ({
  ...invoice,
  brojFakture,
  datum,
  datumIsporuke: '',
  rokPlacanja: '',
});

/** A credit note of all that stands on an invoice; what is not lowered is taken out of it. */
export const creditNoteOf = (invoice: Invoice, brojFakture: string, datum: Day): Invoice => ({
  ...copyInvoice(invoice, brojFakture, datum),
  ispravlja: { broj: invoice.brojFakture, datum: invoice.datum },
  napomena: '',
});
