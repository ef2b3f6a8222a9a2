import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { compact } from '@obracun/engine/documents/identifiers/digits.ts';
import type { Invoice, Item, Party } from '@obracun/engine/documents/invoice/invoice.ts';
import { wordsOf } from '@obracun/engine/documents/invoice/kinds.ts';
import { readInvoice } from '@obracun/engine/documents/invoice/schema.ts';
import type { StoredRecord } from '../../storage/db/tables.ts';

/** The kinds that are numbered together; final invoices are numbered with the others. */
export const seriesOf = (invoice: Pick<Invoice, 'vrsta'>): string =>
  wordsOf(invoice).prefix === '' ? '' : invoice.vrsta;

/** What versions without identities took for one document: its series, number, day and buyer. */
export const writtenKey = (invoice: Invoice): string =>
  JSON.stringify([
    invoice.brojFakture.trim(),
    invoice.datum,
    invoice.customer.name.trim(),
    ...[seriesOf(invoice)].filter((series) => series !== ''),
  ]);

/** The key of a document in a merge: its identity, or what is written while it has none. */
export const invoiceKey = (invoice: Invoice): string => invoice.id || writtenKey(invoice);

/** The document of a stored record: one stored before identities has that of its record. */
export function documentOf({ id, content }: Pick<StoredRecord, 'id' | 'content'>): Invoice | undefined {
  const invoice = readInvoice(content);
  return invoice && (invoice.id === '' ? { ...invoice, id } : invoice);
}

/** True for a record stored before documents had identities. */
export const isBeforeIdentities = (content: unknown): boolean => isJsonObject(content) && !content.id;

/** Two documents that may not both have a number: one series, and one year where both have a day. */
export const isOneSeries = (one: Invoice, other: Invoice): boolean =>
  seriesOf(one) === seriesOf(other) && one.datum.slice(0, 4) === other.datum.slice(0, 4);

/** Partners of the same number are the same; without one, of the same name. */
export const partnerKey = ({ idNumber, name }: Party): string => compact(idNumber) || name.trim();

export const itemKey = ({ description }: Item): string => description.trim();
