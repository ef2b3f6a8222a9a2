import { doubt } from '@obracun/engine/documents/invoice/doubts.ts';
import type { Invoice, Item, Party } from '@obracun/engine/documents/invoice/invoice.ts';
import { proposeNumber } from '@obracun/engine/documents/invoice/numbering.ts';
import type { Requirement } from '@obracun/engine/documents/requirement.ts';
import { type Day, isDay, yearOf } from '@obracun/engine/kernel/day.ts';
import { formatDay } from '@obracun/engine/kernel/format.ts';
import { saveAll } from '../storage.ts';
import {
  keptInvoices,
  keptItems,
  keptPartners,
  rememberInvoice,
  rememberItem,
  rememberPartner,
} from './kept.ts';

/** What is at hand from earlier, newest first. */
export interface Shelf {
  readonly invoices: readonly Invoice[];
  readonly partners: readonly Party[];
  readonly items: readonly Item[];
}

export const emptyShelf: Shelf = { invoices: [], partners: [], items: [] };

/** The shelf with this invoice, its buyer and its items; what has no name yet is not put there. */
export function withInvoice(shelf: Shelf, invoice: Invoice): Shelf {
  const { brojFakture, customer, items } = invoice;
  return {
    invoices: isNamed(brojFakture) ? rememberInvoice(shelf.invoices, invoice) : shelf.invoices,
    partners: isNamed(customer.name) ? rememberPartner(shelf.partners, customer) : shelf.partners,
    items: items.filter(({ description }) => isNamed(description)).reduce(rememberItem, shelf.items),
  };
}

const isNamed = (text: string): boolean => text.trim() !== '';

/** The list without what says the same. */
export const without = <T>(list: readonly T[], one: T): readonly T[] =>
  list.filter((other) => JSON.stringify(other) !== JSON.stringify(one));

/** Another invoice already kept under this number: it would be replaced, and two of one number are not allowed either. */
export function numberTaken(
  { invoices }: Shelf,
  { brojFakture, datum, customer }: Invoice,
): readonly Requirement[] {
  const other = invoices.find((kept) => kept.brojFakture === brojFakture);
  if (!other || (other.datum === datum && other.customer.name === customer.name)) return [];
  const whose = [other.customer.name, isDay(other.datum) && formatDay(other.datum)]
    .filter(Boolean)
    .join(', ');
  return doubt(
    'brojFakture',
    'Broj fakture',
    `Pod tim brojem je već sačuvana faktura (${whose}). Upišite drugi broj, ili će je ova zamijeniti.`,
  );
}

export const nextNumber = ({ invoices }: Shelf, day: Day): string =>
  proposeNumber(
    invoices.map(({ brojFakture }) => brojFakture),
    yearOf(day),
  );

export async function loadShelf(): Promise<Shelf> {
  const [invoices = [], partners = [], items = []] = await Promise.all([
    keptInvoices.load(),
    keptPartners.load(),
    keptItems.load(),
  ]);
  return { invoices, partners, items };
}

let last: Promise<unknown> = Promise.resolve();

/** Changes what is kept, each change starting from what the one before it left; undefined in a browser that keeps nothing. */
export function changeShelf(make: (shelf: Shelf) => Shelf): Promise<Shelf | undefined> {
  const change = async (): Promise<Shelf> => {
    const next = make(await loadShelf());
    await saveShelf(next);
    return next;
  };
  const turn = last.then(change).catch(() => undefined);
  last = turn;
  return turn;
}

const saveShelf = ({ invoices, partners, items }: Shelf): Promise<void> =>
  saveAll([
    [keptInvoices, invoices],
    [keptPartners, partners],
    [keptItems, items],
  ]);
