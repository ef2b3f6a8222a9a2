import { type Day, yearOf } from '@obracun/engine/core/days/day.ts';
import type { Invoice, Item, Party } from '@obracun/engine/documents/invoice/invoice.ts';
import { type InvoiceKind, wordsOf } from '@obracun/engine/documents/invoice/kinds.ts';
import { proposeNumber } from '@obracun/engine/documents/invoice/numbering.ts';
import { readInvoice, readItem, readParty } from '@obracun/engine/documents/invoice/schema.ts';
import type { EntityTable } from 'dexie';
import { contentKey } from '../../../storage/db/content.ts';
import type { Database } from '../../../storage/db/database.ts';
import { isRecord, latestFirst } from '../../../storage/db/record.ts';
import { type Kept, type KeptEarlier, newId, stamp } from '../../../storage/db/tables.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { invoiceKey, itemKey, partnerKey, seriesOf } from '../../drafts/invoice-keys.ts';

/** Stored records, newest first; only readable ones. */
export interface Shelf {
  readonly invoices: readonly Kept<Invoice>[];
  readonly earlier: readonly KeptEarlier<Invoice>[];
  readonly partners: readonly Kept<Party>[];
  readonly items: readonly Kept<Item>[];
}

export const emptyShelf: Shelf = { invoices: [], earlier: [], partners: [], items: [] };

/** The current records on this device. */
export async function readShelf(db: Database): Promise<Shelf> {
  const [invoices, earlier, partners, items] = await Promise.all([
    latestFirst(db.fakture),
    latestFirst(db.ranije),
    latestFirst(db.partneri),
    latestFirst(db.stavke),
  ]);
  return {
    invoices: allRead(invoices, readInvoice),
    earlier: allRead(earlier, readInvoice),
    partners: allRead(partners, readParty),
    items: allRead(items, readItem),
  };
}

const allRead = <K extends Kept, T>(
  kept: readonly K[],
  read: (content: unknown) => T | undefined,
): readonly (Omit<K, 'content'> & { readonly content: T })[] =>
  kept.filter(isRecord).flatMap((one) => {
    const content = read(one.content);
    return content === undefined ? [] : [{ ...one, content }];
  });

/**
 * Saves an issued invoice, its buyer and its items; records without a name are skipped. A changed version of the same invoice
 * replaces the earlier one, which stays among earlier versions; another invoice of its number is kept separately.
 */
export const keepInvoice = (invoice: Invoice): Promise<void> =>
  withDatabase((db) =>
    db.transaction('rw', [db.fakture, db.ranije, db.partneri, db.stavke], async () => {
      const { brojFakture, customer, items } = invoice;
      if (isNamed(brojFakture)) await putInvoice(db, { ...invoice, logo: '' });
      if (isNamed(customer.name)) await put(db.partneri, readParty, partnerKey, customer);
      for (const item of items) if (isNamed(item.description)) await put(db.stavke, readItem, itemKey, item);
    }),
  );

const isNamed = (text: string): boolean => text.trim() !== '';

/** Without the logo, which would be stored again with each invoice. */
async function putInvoice(db: Database, invoice: Invoice): Promise<void> {
  const ofNumber = await db.fakture.where('content.brojFakture').equals(invoice.brojFakture).toArray();
  const same = allRead(ofNumber, readInvoice).find(
    ({ content }) => invoiceKey(content) === invoiceKey(invoice),
  );
  if (same && contentKey(same.content) !== contentKey(invoice))
    await db.ranije.put({ id: newId(), changed: same.changed, content: same.content, of: same.id });
  await db.fakture.put({ id: same?.id ?? newId(), changed: stamp(), content: invoice });
}

async function put<T>(
  table: EntityTable<Kept, 'id'>,
  read: (content: unknown) => T | undefined,
  keyOf: (content: T) => string,
  content: T,
): Promise<void> {
  const same = allRead(await table.toArray(), read).find((one) => keyOf(one.content) === keyOf(content));
  await table.put({ id: same?.id ?? newId(), changed: stamp(), content });
}

/** Deletes everything invoices stored here, also unreadable records. Contracts and purchases stay. */
export const clearShelf = (): Promise<void> =>
  withDatabase((db) =>
    db.transaction(
      'rw',
      [db.fakture, db.ranije, db.partneri, db.stavke, db.uplate, db.sabloni, db.nacrti, db.odlozeno, db.uvoz],
      async () => {
        for (const table of [db.fakture, db.ranije, db.partneri, db.stavke, db.uplate, db.sabloni, db.uvoz])
          await table.clear();
        await db.nacrti.where({ kind: 'faktura' }).delete();
        await db.odlozeno.filter(({ kind }) => kind === 'faktura').delete();
      },
    ),
  );

/**
 * The next number. Each series of kinds is numbered on its own, within its year.
 * @param unkept invoices that were issued but could not be saved
 */
export const nextNumber = (
  { invoices }: Shelf,
  unkept: readonly Invoice[],
  day: Day,
  vrsta: InvoiceKind = 'faktura',
): string => nextNumberAmong([...unkept, ...invoices.map(({ content }) => content)], day, vrsta);

/** The next number among known documents, newest first. */
export const nextNumberAmong = (known: readonly Invoice[], day: Day, vrsta: InvoiceKind): string =>
  proposeNumber(
    known
      .filter((one) => seriesOf(one) === seriesOf({ vrsta }))
      .map(({ brojFakture }) => brojFakture)
      .filter(isNamed),
    yearOf(day),
    wordsOf({ vrsta }).prefix,
  );
