import { KM } from '../currency.ts';
import type { Invoice, Item } from './invoice.ts';
import { wordsOf } from './kinds.ts';

/** The typed texts that are no figure, of the figures that the document has: each counts as zero, which nobody gave. */
export function unreadFigures(invoice: Invoice): readonly string[] {
  const { items, unread = {} } = invoice;
  return [
    ...items.flatMap(({ unread: ofItem = {} }) => textsOf(ofItem, itemFigures(invoice))),
    ...textsOf(unread, documentFigures(invoice)),
  ];
}

const textsOf = (unread: Readonly<Record<string, string>>, figures: readonly string[]): readonly string[] =>
  figures.flatMap((name) => unread[name] ?? []);

function itemFigures(invoice: Invoice): readonly (keyof Item)[] {
  if (!wordsOf(invoice).isPriced) return ['quantity'];
  return ['quantity', 'price', 'discountRate', ...(invoice.pdvObveznik ? (['taxRate'] as const) : [])];
}

function documentFigures(invoice: Invoice): readonly string[] {
  const { vrsta, valuta, avansi } = invoice;
  if (!wordsOf(invoice).isPriced) return [];
  const ofAdvances = avansi.flatMap(({ parts }, at) =>
    parts.flatMap((_, place) => [`avansi.${at}.${place}.total`, `avansi.${at}.${place}.taxRate`]),
  );
  return ['popust', ...(valuta === KM ? [] : ['kurs']), ...(vrsta === 'konacna' ? ofAdvances : [])];
}
