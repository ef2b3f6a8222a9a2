import type { Invoice } from '../invoice.ts';

/** What UBL calls an invoice and a credit note, which have the same parts otherwise. */
interface Kind {
  readonly root: 'Invoice' | 'CreditNote';
  readonly line: string;
  readonly quantity: string;
  /** UNTDID 1001. */
  readonly code: string;
}

/** A commercial invoice. */
const INVOICE: Kind = {
  root: 'Invoice',
  line: 'InvoiceLine',
  quantity: 'InvoicedQuantity',
  code: '380',
};

/** Its amounts are positive: the kind says which way they go. */
const CREDIT_NOTE: Kind = {
  root: 'CreditNote',
  line: 'CreditNoteLine',
  quantity: 'CreditedQuantity',
  code: '381',
};

export const kindOf = ({ ispravlja }: Pick<Invoice, 'ispravlja'>): Kind =>
  ispravlja ? CREDIT_NOTE : INVOICE;
