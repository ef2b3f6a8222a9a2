import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { readPurchase } from '@obracun/engine/documents/books/purchase.ts';
import type { Invoice, Item, Party } from '@obracun/engine/documents/invoice/invoice.ts';
import { readInvoice, readItem, readParty, readPayment } from '@obracun/engine/documents/invoice/schema.ts';
import { readTemplate } from '@obracun/engine/documents/invoice/template.ts';
import { readResult } from '../../calculator/saved-results/stored-result.ts';
import { inSlices } from '../../platform/in-slices.ts';
import type { KeysOf } from '../../storage/backup/merged.ts';
import { contentKey } from '../../storage/db/content.ts';
import type { Database } from '../../storage/db/database.ts';
import type { Contents, StoredDraft, TableName } from '../../storage/db/tables.ts';
import { isWhole, type Unreadable, unreadableOf } from '../../storage/db/unreadable.ts';
import { invoiceKey, itemKey, partnerKey } from './invoice-keys.ts';
import type { STAFF_PARSERS } from './staff-parsers.ts';

const keyOf =
  <T>(read: (content: unknown) => T | undefined, key: (content: T) => string) =>
  (content: unknown): string => {
    const known = read(content);
    return known === undefined ? contentKey(content) : key(known);
  };

/** Identity of a record in a merge. */
export const KEYS: KeysOf = {
  fakture: keyOf<Invoice>(readInvoice, invoiceKey),
  partneri: keyOf<Party>(readParty, partnerKey),
  stavke: keyOf<Item>(readItem, itemKey),
};

/** Undefined for a record that this version cannot read. */
type Parse = (content: unknown, row: StoredDraft) => unknown;

/** Parsers of staffs are large, and loaded only where one is stored. */
const ofStaff = (table: keyof typeof STAFF_PARSERS) => async (): Promise<Parse> => {
  const { [table]: parse } = (await import('./staff-parsers.ts')).STAFF_PARSERS;
  return (content) => parse(content);
};

/**
 * The parsers of each table. Closed months are many and large: they are parsed when opened, and an unreadable one
 * is reported there.
 */
const PARSERS: Readonly<Record<Exclude<TableName, 'zakljucci'>, () => Parse | Promise<Parse>>> = {
  fakture: () => readInvoice,
  ranije: () => readInvoice,
  partneri: () => readParty,
  stavke: () => readItem,
  nacrti: () => readDraft,
  odlozeno: () => () => undefined,
  obracuni: () => readResult,
  uplate: () => readPayment,
  nabavke: () => readPurchase,
  sabloni: () => readTemplate,
  firme: ofStaff('firme'),
  radnici: ofStaff('radnici'),
  mjeseci: ofStaff('mjeseci'),
  odsustva: ofStaff('odsustva'),
  potrazivanja: ofStaff('potrazivanja'),
};

/** Any object is readable as a contract or a form. */
const readDraft: Parse = (content, { kind }) => {
  if (kind === 'faktura') return readInvoice(content);
  return isJsonObject(content) ? content : undefined;
};

export const NOTHING_UNREADABLE: readonly Unreadable[] = [];

/** All unreadable records, and those set aside before. */
export async function unreadableHere(db: Database): Promise<readonly Unreadable[]> {
  const found = Object.entries(PARSERS).map(async ([table, parser]) => {
    const rows: StoredDraft[] = await db.table(table).toArray();
    if (rows.length === 0) return [];
    const parse = await parser();
    return rows
      .filter((row) => !isWhole(table as TableName, row) || parse(row.content, row) === undefined)
      .map((row) => unreadableOf(table as TableName, row));
  });
  return (await Promise.all(found)).flat();
}

/** The number of records of a file that cannot be read, by table; those set aside before are not counted. */
export async function unreadableRows(contents: Contents): Promise<ReadonlyMap<TableName, number>> {
  const counts = new Map<TableName, number>();
  for (const [name, parser] of Object.entries(PARSERS)) {
    const table = name as keyof typeof PARSERS;
    const rows = contents[table] as readonly StoredDraft[];
    if (rows.length === 0 || table === 'odlozeno') continue;
    const count = await inSlices(unreadableCount(rows, await parser()));
    if (count > 0) counts.set(table, count);
  }
  return counts;
}

function* unreadableCount(rows: readonly StoredDraft[], parse: Parse): Generator<undefined, number> {
  let count = 0;
  for (const row of rows) {
    yield undefined;
    if (parse(row.content, row) === undefined) count++;
  }
  return count;
}
