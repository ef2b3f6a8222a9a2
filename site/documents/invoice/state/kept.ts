import { type Invoice, newInvoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { wordsOf } from '@obracun/engine/documents/invoice/kinds.ts';
import { readInvoice } from '@obracun/engine/documents/invoice/schema.ts';
import { contentKey } from '../../../storage/db/content.ts';
import type { DraftKind } from '../../../storage/drafts/drafts.ts';
import type { Called } from '../../../ui/typed.tsx';
import { FIRST_VAT_DAY } from './form-state.ts';

/** An invoice without input. Its day is set automatically, so its loss does not matter. */
const untouched = ({ datum }: Invoice): Invoice => ({ ...newInvoice(datum || FIRST_VAT_DAY), datum });

export const invoiceDrafts: DraftKind<Invoice> = {
  kind: 'faktura',
  read: readInvoice,
  isBlank: (invoice) => contentKey(invoice) === contentKey(untouched(invoice)),
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
