import { type InvoiceKind, wordsOf } from '../kinds.ts';

/** UBL names of an invoice and a credit note, which otherwise have the same parts. */
interface UblNames {
  readonly root: 'Invoice' | 'CreditNote';
  readonly line: string;
  readonly quantity: string;
}

const INVOICE: UblNames = { root: 'Invoice', line: 'InvoiceLine', quantity: 'InvoicedQuantity' };

/** Its amounts are positive: the type states their direction. */
const CREDIT_NOTE: UblNames = { root: 'CreditNote', line: 'CreditNoteLine', quantity: 'CreditedQuantity' };

/** A storno is an invoice with negative amounts, as the network Peppol exchanges it. */
export const namesOf = ({ vrsta }: { readonly vrsta: InvoiceKind }): UblNames =>
  vrsta === 'odobrenje' ? CREDIT_NOTE : INVOICE;

/** Whether the kind can be sent as an invoice: an offer and a delivery note are other messages. */
export const hasUbl = (document: { readonly vrsta: InvoiceKind }): boolean =>
  wordsOf(document).ublCode !== '';
