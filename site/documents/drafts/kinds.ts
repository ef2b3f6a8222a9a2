import { isJsonObject } from '@obracun/engine/core/json-object.ts';
import { readPurchase } from '@obracun/engine/documents/books/purchase.ts';
import type { Invoice, Item, Party } from '@obracun/engine/documents/invoice/invoice.ts';
import { readInvoice, readItem, readParty, readPayment } from '@obracun/engine/documents/invoice/schema.ts';
import { readTemplate } from '@obracun/engine/documents/invoice/template.ts';
import { readAbsence } from '@obracun/engine/payroll/reading/absence.ts';
import { readClaimStatus } from '@obracun/engine/payroll/reading/claim-status.ts';
import { readFirm } from '@obracun/engine/payroll/reading/firm.ts';
import { readMonth } from '@obracun/engine/payroll/reading/month.ts';
import { isStaffRecord } from '@obracun/engine/payroll/reading/staff-records.ts';
import { readWorker } from '@obracun/engine/payroll/reading/worker.ts';
import { readResult } from '../../calculator/saved-results/kept-result.ts';
import type { KeysOf } from '../../storage/backup/merged.ts';
import { contentKey } from '../../storage/db/content.ts';
import type { Database } from '../../storage/db/database.ts';
import type { KeptDraft, TableName } from '../../storage/db/tables.ts';
import { isWhole, type Unreadable, unreadableOf } from '../../storage/db/unreadable.ts';
import { invoiceKey, itemKey, partnerKey } from './invoice-keys.ts';

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

type IsReadable = (content: unknown, row: KeptDraft) => boolean;

const readBy =
  (read: (content: unknown) => unknown): IsReadable =>
  (content) =>
    read(content) !== undefined;

/**
 * The parsers of each table. Closed months are many and large: they are parsed when opened, and an unreadable one
 * is reported there.
 */
const IS_READABLE: Readonly<Record<Exclude<TableName, 'zakljucci'>, IsReadable>> = {
  fakture: readBy(readInvoice),
  ranije: readBy(readInvoice),
  partneri: readBy(readParty),
  stavke: readBy(readItem),
  // Any object is readable as a contract or a form.
  nacrti: (content, { kind }) =>
    kind === 'faktura' ? readInvoice(content) !== undefined : isJsonObject(content),
  odlozeno: () => false,
  obracuni: readBy(readResult),
  firme: readBy(readFirm),
  radnici: readBy(readWorker),
  mjeseci: readBy(readMonth),
  odsustva: (content) => readAbsence(content) !== undefined || isStaffRecord(content),
  potrazivanja: readBy(readClaimStatus),
  uplate: readBy(readPayment),
  nabavke: readBy(readPurchase),
  sabloni: readBy(readTemplate),
};

export const NOTHING_UNREADABLE: readonly Unreadable[] = [];

/** All unreadable records, and those set aside before. */
export async function unreadableHere(db: Database): Promise<readonly Unreadable[]> {
  const found = Object.entries(IS_READABLE).map(async ([table, isReadable]) => {
    const rows: KeptDraft[] = await db.table(table).toArray();
    return rows
      .filter((row) => !isWhole(table as TableName, row) || !isReadable(row.content, row))
      .map((row) => unreadableOf(table as TableName, row));
  });
  return (await Promise.all(found)).flat();
}
