import { type Invoice, newInvoice, type Party } from '@obracun/engine/documents/invoice/invoice.ts';
import { wordsOf } from '@obracun/engine/documents/invoice/kinds.ts';
import { readInvoice } from '@obracun/engine/documents/invoice/schema.ts';
import { contentKey } from '../../../storage/db/content.ts';
import type { DraftKind } from '../../../storage/drafts/drafts.ts';
import type { Called } from '../../../ui/typed.tsx';
import { FIRST_VAT_DAY } from './form-state.ts';

/** An invoice without input. Its day and identity are set automatically, so their loss does not matter. */
const untouched = ({ id, datum }: Invoice): Invoice => ({ ...newInvoice(datum || FIRST_VAT_DAY), id, datum });

/** A kind of number without a number says nothing: earlier versions began with another one. */
const withoutIdleTypes = (invoice: Invoice): Invoice => ({
  ...invoice,
  company: withIdleType(invoice.company),
  customer: withIdleType(invoice.customer),
});
const withIdleType = (party: Party): Party => (party.idNumber === '' ? { ...party, idType: 'JIB' } : party);

export const invoiceDrafts: DraftKind<Invoice> = {
  kind: 'faktura',
  read: readInvoice,
  isBlank: (invoice) => contentKey(withoutIdleTypes(invoice)) === contentKey(untouched(invoice)),
};

/** The name of an invoice in a list. */
export const nameOfInvoice = ({ brojFakture, customer }: Invoice): string =>
  [brojFakture, customer.name].filter(Boolean).join(' · ');

/** The kind and number of a document, among others of a chain. */
export const calledDocument = (invoice: Invoice): Called => ({
  before: `${wordsOf(invoice).title} `,
  typed: invoice.brojFakture,
});

export const calledInvoice = (invoice: Invoice): Called => ({
  typed: nameOfInvoice(invoice),
  ...(invoice.vrsta !== 'faktura' && { after: `, ${wordsOf(invoice).title.toLowerCase()}` }),
});
