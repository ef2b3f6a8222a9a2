import { type Day, yearOf } from '@obracun/engine/core/days/day.ts';
import { isNamedBy, referencesOf } from '@obracun/engine/documents/invoice/chain.ts';
import type { Invoice, Item, Party } from '@obracun/engine/documents/invoice/invoice.ts';
import { type InvoiceKind, wordsOf } from '@obracun/engine/documents/invoice/kinds.ts';
import { proposeNumbers } from '@obracun/engine/documents/invoice/numbering.ts';
import { readItem, readParty, readPayment } from '@obracun/engine/documents/invoice/schema.ts';
import { unreadFigures } from '@obracun/engine/documents/invoice/unread.ts';
import type { EntityTable } from 'dexie';
import { contentKey } from '../../../storage/db/content.ts';
import type { Database } from '../../../storage/db/database.ts';
import { isRecord, latestFirst } from '../../../storage/db/record.ts';
import { newId, type StoredEarlier, type StoredRecord, stamp } from '../../../storage/db/tables.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { draftsOf } from '../../../storage/drafts/drafts.ts';
import {
  documentOf,
  isBeforeIdentities,
  isOneSeries,
  itemKey,
  partnerKey,
  seriesOf,
  writtenKey,
} from '../../drafts/invoice-keys.ts';

/** Stored records, newest first; only readable ones. */
export interface SavedDocuments {
  readonly invoices: readonly StoredRecord<Invoice>[];
  /** Documents that are not issued: their numbers are taken too. */
  readonly drafts: readonly StoredRecord<Invoice>[];
  readonly earlier: readonly StoredEarlier<Invoice>[];
  readonly partners: readonly StoredRecord<Party>[];
  readonly items: readonly StoredRecord<Item>[];
}

export const noSavedDocuments: SavedDocuments = {
  invoices: [],
  drafts: [],
  earlier: [],
  partners: [],
  items: [],
};

/** The current records on this device. */
export async function readSavedDocuments(db: Database): Promise<SavedDocuments> {
  const [{ issued, drafts }, earlier, partners, items] = await Promise.all([
    readDocuments(db),
    latestFirst(db.ranije),
    latestFirst(db.partneri),
    latestFirst(db.stavke),
  ]);
  return {
    invoices: issued,
    drafts,
    earlier: earlier.filter(isRecord).flatMap((one) => {
      const content = documentOf({ id: one.of, content: one.content });
      return content === undefined ? [] : [{ ...one, content }];
    }),
    partners: oneOfEach(allRead(partners, readParty), ({ content }) => partnerKey(content)),
    items: allRead(items, readItem),
  };
}

/** The newest of each key: partners that earlier versions stored twice are one. */
function oneOfEach<T>(all: readonly T[], keyOf: (one: T) => string): readonly T[] {
  const seen = new Set<string>();
  return all.filter((one) => {
    const key = keyOf(one);
    return !seen.has(key) && seen.add(key);
  });
}

export interface Documents {
  readonly issued: readonly StoredRecord<Invoice>[];
  readonly drafts: readonly StoredRecord<Invoice>[];
}

/** The issued documents of this device and those that are not, each under its identity; newest first. */
export async function readDocuments(db: Database): Promise<Documents> {
  const [issued, drafts] = await Promise.all([latestFirst(db.fakture), draftsOf(db, 'faktura')]);
  const documents = issued.filter(isRecord).flatMap(storedDocument);
  const known = new Set(documents.map(({ content }) => content.id));
  const written = new Set(documents.map(({ content }) => writtenKey(content)));
  return {
    issued: documents,
    drafts: drafts
      .filter(({ content }) => !isBeforeIdentities(content) || !isWrittenIn(content, written))
      .flatMap(storedDocument)
      .filter(({ content }) => !known.has(content.id)),
  };
}

function isWrittenIn(content: unknown, written: ReadonlySet<string>): boolean {
  const invoice = documentOf({ id: '', content });
  return invoice !== undefined && written.has(writtenKey(invoice));
}

function storedDocument({ id, changed, content }: StoredRecord): readonly StoredRecord<Invoice>[] {
  const invoice = documentOf({ id, content });
  return invoice === undefined ? [] : [{ id, changed, content: invoice }];
}

const allRead = <K extends StoredRecord, T>(
  stored: readonly K[],
  read: (content: unknown) => T | undefined,
): readonly (Omit<K, 'content'> & { readonly content: T })[] =>
  stored.filter(isRecord).flatMap((one) => {
    const content = read(one.content);
    return content === undefined ? [] : [{ ...one, content }];
  });

/** What became of an attempt to issue a document. */
export type Issued =
  | { readonly is: 'issued' | 'unchanged' }
  /** It has no number, or nothing besides: it stays a draft. */
  | { readonly is: 'empty' }
  /** A typed figure cannot be read: an issued document has no figure that nobody gave. */
  | { readonly is: 'unread'; readonly text: string }
  /** Another document of its series and year has the number: nothing was replaced. */
  | { readonly is: 'taken'; readonly by: Invoice }
  /** It was issued with other contents: the user says first what becomes of them. */
  | { readonly is: 'changed' };

/** A document without a buyer and without a row: its number alone makes it none. */
export const isEmptyDocument = ({ customer, items }: Invoice): boolean =>
  !isNamed(customer.name) &&
  !isNamed(customer.idNumber) &&
  items.every(({ description, price }) => !isNamed(description) && price === 0);

/**
 * Issues a document, and saves its buyer and its items. A document that is issued already changes only as a correction; its earlier
 * version stays readable.
 */
export async function issueInvoice(invoice: Invoice, isCorrection = false): Promise<Issued> {
  const [text] = unreadFigures(invoice);
  if (text !== undefined) return { is: 'unread', text };
  return await withDatabase((db) =>
    db.transaction('rw', [db.fakture, db.ranije, db.partneri, db.stavke, db.uplate], async () => {
      const outcome = await putInvoice(db, { ...invoice, logo: '' }, isCorrection);
      if (outcome.is !== 'issued') return outcome;
      const { customer, items } = invoice;
      if (isNamed(customer.name)) await put(db.partneri, readParty, partnerKey, customer);
      for (const item of items) if (isNamed(item.description)) await put(db.stavke, readItem, itemKey, item);
      return outcome;
    }),
  );
}

const isNamed = (text: string): boolean => text.trim() !== '';

/** Without the logo, which would be stored again with each invoice. */
async function putInvoice(db: Database, invoice: Invoice, isCorrection: boolean): Promise<Issued> {
  if (!isNamed(invoice.brojFakture) || isEmptyDocument(invoice)) return { is: 'empty' };
  const all = (await db.fakture.toArray()).filter(isRecord).flatMap(storedDocument);
  const there = all.find(({ content }) =>
    invoice.id === '' ? writtenKey(content) === writtenKey(invoice) : content.id === invoice.id,
  );
  const id = there?.content.id ?? (invoice.id || newId());
  const issued = { ...invoice, id };
  if (there && contentKey(there.content) === contentKey(issued)) return { is: 'unchanged' };
  if (there && !isCorrection) return { is: 'changed' };
  const taken = all.find(
    ({ content }) =>
      content.id !== id &&
      content.brojFakture.trim() === invoice.brojFakture.trim() &&
      isOneSeries(content, invoice),
  );
  if (taken) return { is: 'taken', by: taken.content };
  if (there) {
    await db.ranije.put({ id: newId(), changed: there.changed, content: there.content, of: there.id });
    await pinReferences(db, all, there.content);
  }
  await db.fakture.put({ id: there?.id ?? id, changed: stamp(), content: issued });
  return { is: 'issued' };
}

/** References by number to a document that is about to be written otherwise get its identity. */
async function pinReferences(
  db: Database,
  all: readonly StoredRecord<Invoice>[],
  document: Invoice,
): Promise<void> {
  const { id } = document;
  const pinned = <R extends { readonly id?: string | undefined }>(reference: R, isIt: boolean): R =>
    isIt && !reference.id ? { ...reference, id } : reference;
  for (const { id: record, content } of all) {
    if (!referencesOf(content).some((one) => !one.id && isNamedBy(one, document))) continue;
    const { iz, ispravlja, avansi } = content;
    const next: Invoice = {
      ...content,
      iz: iz && pinned(iz, isNamedBy(iz, document)),
      ispravlja: ispravlja && pinned(ispravlja, isNamedBy({ ...ispravlja, vrsta: undefined }, document)),
      avansi: avansi.map((one) => pinned(one, isNamedBy({ ...one, vrsta: 'avans' }, document))),
    };
    await db.fakture.put({ id: record, changed: stamp(), content: next });
  }
  for (const { content, ...row } of allRead(await db.uplate.toArray(), readPayment)) {
    if (content.za.id || !isNamedBy(content.za, document)) continue;
    await db.uplate.put({ ...row, changed: stamp(), content: { ...content, za: { ...content.za, id } } });
  }
}

async function put<T>(
  table: EntityTable<StoredRecord, 'id'>,
  read: (content: unknown) => T | undefined,
  keyOf: (content: T) => string,
  content: T,
): Promise<void> {
  const same = allRead(await table.toArray(), read).find((one) => keyOf(one.content) === keyOf(content));
  await table.put({ id: same?.id ?? newId(), changed: stamp(), content });
}

/** Deletes everything invoices stored here, also unreadable records. Contracts and purchases stay. */
export const clearSavedDocuments = (): Promise<void> =>
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

/** A document whose number is looked for: it does not count as another one with its number. */
type Numbered = Pick<Invoice, 'id' | 'vrsta'>;

/**
 * The next numbers for a document: one, or several in doubt. Each series of kinds is numbered on its own, within its year; drafts count,
 * also those of other tabs.
 * @param unkept invoices that were issued but could not be saved
 */
export const nextNumbers = (
  { invoices, drafts }: SavedDocuments,
  unsaved: readonly Invoice[],
  day: Day,
  { id, vrsta }: Numbered,
): readonly [string, ...string[]] =>
  numbersAmong(
    [
      ...unsaved,
      ...[...invoices, ...drafts].toSorted((a, b) => b.changed - a.changed).map(({ content }) => content),
    ].filter((one) => id === '' || one.id !== id),
    day,
    vrsta,
  );

/** The likeliest next number. */
export const nextNumber = (
  savedDocuments: SavedDocuments,
  unsaved: readonly Invoice[],
  day: Day,
  vrsta: InvoiceKind = 'faktura',
  id = '',
): string => nextNumbers(savedDocuments, unsaved, day, { id, vrsta })[0];

/** The next number among known documents, newest first. */
export const nextNumberAmong = (known: readonly Invoice[], day: Day, vrsta: InvoiceKind): string =>
  numbersAmong(known, day, vrsta)[0];

const numbersAmong = (
  known: readonly Invoice[],
  day: Day,
  vrsta: InvoiceKind,
): readonly [string, ...string[]] =>
  proposeNumbers(
    known
      .filter((one) => seriesOf(one) === seriesOf({ vrsta }))
      .map(({ brojFakture }) => brojFakture)
      .filter(isNamed),
    yearOf(day),
    wordsOf({ vrsta }).prefix,
  );
