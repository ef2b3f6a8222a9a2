import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { type Purchase, purchaseKey, readPurchase } from '@obracun/engine/documents/books/purchase.ts';
import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { readPayment } from '@obracun/engine/documents/invoice/schema.ts';
import type { BuyerPayment } from '@obracun/engine/documents/invoice/state.ts';
import { type InvoiceTemplate, readTemplate } from '@obracun/engine/documents/invoice/template.ts';
import { contentKey } from '../../../storage/db/content.ts';
import type { Database } from '../../../storage/db/database.ts';
import { isRecord, latestFirst } from '../../../storage/db/record.ts';
import { newId, type StoredEarlier, type StoredRecord, stamp } from '../../../storage/db/tables.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { draftsOf } from '../../../storage/drafts/drafts.ts';
import { documentOf, isBeforeIdentities } from '../../drafts/invoice-keys.ts';
import { readDocuments } from '../../invoice/state/saved-documents.ts';

/** The documents, payments, purchases and templates of this device, newest first; only readable ones. */
export interface BusinessRecords {
  readonly issued: readonly StoredRecord<Invoice>[];
  /** Drafts that were not issued. */
  readonly drafts: readonly StoredRecord<Invoice>[];
  /** Earlier versions that may be documents of their own: an issued one with the same number, day and buyer replaced them. */
  readonly replaced: readonly StoredRecord<Invoice>[];
  readonly payments: readonly StoredRecord<BuyerPayment>[];
  readonly purchases: readonly StoredRecord<Purchase>[];
  readonly templates: readonly StoredRecord<InvoiceTemplate>[];
}

export const noRecords: BusinessRecords = {
  issued: [],
  drafts: [],
  replaced: [],
  payments: [],
  purchases: [],
  templates: [],
};

/** The current records on this device. */
export async function readBusiness(db: Database): Promise<BusinessRecords> {
  const [documents, earlier, payments, purchases, templates] = await Promise.all([
    readDocuments(db),
    latestFirst(db.ranije),
    latestFirst(db.uplate),
    latestFirst(db.nabavke),
    latestFirst(db.sabloni),
  ]);
  return {
    ...documents,
    replaced: replacedIn(earlier, documents.issued),
    payments: parsed(payments, readPayment),
    purchases: parsed(purchases, readPurchase),
    templates: parsed(templates, readTemplate),
  };
}

/** Only versions before identities replaced documents that way; equal rows are another version of one document. */
const replacedIn = (
  earlier: readonly StoredEarlier[],
  issued: readonly StoredRecord<Invoice>[],
): readonly StoredRecord<Invoice>[] =>
  earlier.filter(isRecord).flatMap(({ id, changed, content, of }) => {
    const replaced = isBeforeIdentities(content) ? documentOf({ id, content }) : undefined;
    const by = issued.find((one) => one.id === of)?.content;
    return replaced && by && contentKey(replaced.items) !== contentKey(by.items)
      ? [{ id, changed, content: replaced }]
      : [];
  });

/** Returns a replaced document among the issued ones, or leaves it an earlier version; either is decided once. */
export const settleReplaced = (id: string, isOwnDocument: boolean): Promise<void> =>
  withDatabase((db) =>
    db.transaction('rw', [db.ranije, db.fakture], async () => {
      const there = await db.ranije.get(id);
      if (there === undefined || !isJsonObject(there.content)) return;
      const { content, of } = there;
      if (!isOwnDocument) return void (await db.ranije.put({ ...there, content: { ...content, id: of } }));
      const own = newId();
      await db.fakture.put({ id: own, changed: stamp(), content: { ...content, id: own } });
      await db.ranije.delete(id);
    }),
  );

const parsed = <T>(
  stored: readonly StoredRecord[],
  read: (content: unknown) => T | undefined,
): readonly StoredRecord<T>[] =>
  stored.filter(isRecord).flatMap(({ id, changed, content }) => {
    const value = read(content);
    return value === undefined ? [] : [{ id, changed, content: value }];
  });

type OwnTable = 'uplate' | 'nabavke' | 'sabloni';

/** Adds records. @returns their identities */
export const addRecords = (table: OwnTable, contents: readonly unknown[]): Promise<readonly string[]> =>
  withDatabase(async (db) => {
    const rows = contents.map((content) => ({ id: newId(), changed: stamp(), content }));
    await db[table].bulkPut(rows);
    return rows.map(({ id }) => id);
  });

/**
 * Adds payments read from a statement, but none of a line that was booked already, as in another tab.
 * @returns their identities
 */
export const addStatementPayments = (payments: readonly BuyerPayment[]): Promise<readonly string[]> =>
  withDatabase((db) =>
    db.transaction('rw', db.uplate, async () => {
      const there = parsed(await db.uplate.toArray(), readPayment);
      const booked = new Set(there.flatMap(({ content: { izvod } }) => izvod ?? []));
      const rows = payments
        .filter(({ izvod }) => izvod === undefined || !booked.has(izvod))
        .map((content) => ({ id: newId(), changed: stamp(), content }));
      await db.uplate.bulkPut(rows);
      return rows.map(({ id }) => id);
    }),
  );

/**
 * Adds a purchase, but not one of a document that is recorded already.
 * @returns whether it was added
 */
export const addPurchaseOnce = (purchase: Purchase): Promise<boolean> =>
  withDatabase((db) =>
    db.transaction('rw', db.nabavke, async () => {
      const there = parsed(await db.nabavke.toArray(), readPurchase);
      if (there.some(({ content }) => purchaseKey(content) === purchaseKey(purchase))) return false;
      await db.nabavke.put({ id: newId(), changed: stamp(), content: purchase });
      return true;
    }),
  );

/**
 * Changes a record, unless another tab has changed or removed it.
 * @returns whether it was written
 */
export const changeRecord = (
  table: OwnTable,
  { id, changed }: Pick<StoredRecord, 'id' | 'changed'>,
  content: unknown,
): Promise<boolean> =>
  withDatabase((db) =>
    db.transaction('rw', db[table], async () => {
      if ((await db[table].get(id))?.changed !== changed) return false;
      await db[table].put({ id, changed: Math.max(stamp(), changed + 1), content });
      return true;
    }),
  );

/** Stores a document as the newest draft, which the form of the invoice opens; an equal draft becomes the newest. */
export const putDraft = (invoice: Invoice): Promise<unknown> =>
  withDatabase((db) =>
    db.transaction('rw', db.nacrti, async () => {
      const isIt = (content: unknown): boolean => {
        const there = documentOf({ id: '', content });
        return (
          there !== undefined &&
          contentKey({ ...there, id: invoice.id || there.id }) ===
            contentKey({ ...invoice, id: invoice.id || there.id }) &&
          (invoice.id === '' || there.id === invoice.id)
        );
      };
      const drafts = await draftsOf(db, 'faktura');
      const same = drafts.find(({ content }) => isIt(content));
      const begun = invoice.id === '' ? { ...invoice, id: newId() } : invoice;
      const draft = same ?? { id: newId(), kind: 'faktura' as const, name: '', content: begun };
      // The clock of the device may have been set back since the last one.
      await db.nacrti.put({ ...draft, changed: Math.max(stamp(), (drafts[0]?.changed ?? 0) + 1) });
    }),
  );
