import type { Invoice, Item, Party } from '@obracun/engine/documents/invoice/invoice.ts';
import { readInvoice, readItem, readParty } from '@obracun/engine/documents/invoice/schema.ts';
import { readClosedMonth } from '@obracun/engine/payroll/reading/closed-month.ts';
import { readFirm } from '@obracun/engine/payroll/reading/firm.ts';
import { readMonth } from '@obracun/engine/payroll/reading/month.ts';
import { readWorker } from '@obracun/engine/payroll/reading/worker.ts';
import { readResult } from '../../calculator/kept/kept-result.ts';
import type { KeysOf } from '../../device/kept/bring-in.ts';
import { contentKey, isPlain } from '../../device/kept/content.ts';
import { type Contents, type KeptDraft, TABLES, type TableName } from '../../device/kept/tables.ts';
import { invoiceKey, itemKey, partnerKey } from './invoice-keys.ts';

const keyOf =
  <T>(read: (content: unknown) => T | undefined, key: (content: T) => string) =>
  (content: unknown): string => {
    const known = read(content);
    return known === undefined ? contentKey(content) : key(known);
  };

/** What makes two kept things the same one. */
export const KEYS: KeysOf = {
  fakture: keyOf<Invoice>(readInvoice, invoiceKey),
  partneri: keyOf<Party>(readParty, partnerKey),
  stavke: keyOf<Item>(readItem, itemKey),
};

/** Something kept that this version cannot read. It stays where it is until a person takes it away. */
export interface Unreadable {
  readonly id: string;
  readonly changed: number;
  readonly content: unknown;
  readonly table: TableName;
  /** What it is, or was. */
  readonly name: string;
}

/** Of a contract anything with parts can be read. */
const isDraftLegible = ({ kind, content }: KeptDraft): boolean =>
  kind === 'ugovor' ? isPlain(content) : readInvoice(content) !== undefined;

/** All of it that cannot be read, and what was set aside before. */
export const unreadableIn = (kept: Contents): readonly Unreadable[] => [
  ...kept.fakture.filter(({ content }) => !readInvoice(content)).map(standingIn('fakture')),
  ...kept.ranije.filter(({ content }) => !readInvoice(content)).map(standingIn('ranije')),
  ...kept.partneri.filter(({ content }) => !readParty(content)).map(standingIn('partneri')),
  ...kept.stavke.filter(({ content }) => !readItem(content)).map(standingIn('stavke')),
  ...kept.nacrti.filter((draft) => !isDraftLegible(draft)).map(standingIn('nacrti')),
  ...kept.obracuni.filter(({ content }) => !readResult(content)).map(standingIn('obracuni')),
  ...kept.firme.filter(({ content }) => !readFirm(content)).map(standingIn('firme')),
  ...kept.radnici.filter(({ content }) => !readWorker(content)).map(standingIn('radnici')),
  ...kept.mjeseci.filter(({ content }) => !readMonth(content)).map(standingIn('mjeseci')),
  ...kept.zakljucci.filter(({ content }) => !readClosedMonth(content)).map(standingIn('zakljucci')),
  ...kept.odlozeno.map((one) => ({ ...one, table: 'odlozeno' as const })),
];

const standingIn =
  (table: TableName) =>
  ({ id, changed, content }: Omit<Unreadable, 'table' | 'name'>): Unreadable => ({
    id,
    changed,
    content,
    table,
    name: TABLES[table].toLowerCase(),
  });
