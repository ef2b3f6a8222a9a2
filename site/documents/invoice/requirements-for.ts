import { isDay } from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { doubt } from '@obracun/engine/documents/invoice/doubts.ts';
import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { wordsOf } from '@obracun/engine/documents/invoice/invoice.ts';
import { requirementsOf } from '@obracun/engine/documents/invoice/requirements.ts';
import type { Requirement } from '@obracun/engine/documents/requirement.ts';
import { invoiceKey } from '../drafts/invoice-keys.ts';
import type { Shelf } from './state/shelf.ts';

/** The check list of an invoice, with the stored records. */
export const requirementsFor = (invoice: Invoice, shelf: Shelf): readonly Requirement[] => [
  ...requirementsOf(invoice),
  ...numberTaken(shelf, invoice),
];

/** Another stored invoice has this number: a number must be unique. */
export function numberTaken({ invoices }: Shelf, invoice: Invoice): readonly Requirement[] {
  const number = invoice.brojFakture.trim();
  const ofNumber = invoices.filter(
    ({ content }) =>
      number !== '' &&
      content.brojFakture.trim() === number &&
      (content.ispravlja === null) === (invoice.ispravlja === null),
  );
  const other = ofNumber.find(({ content }) => invoiceKey(content) !== invoiceKey(invoice))?.content;
  if (!other) return [];
  const whose = [other.customer.name, isDay(other.datum) && formatDay(other.datum)]
    .filter(Boolean)
    .join(', ');
  return doubt(
    'brojFakture',
    wordsOf(invoice).number,
    `Pod tim brojem je već sačuvan dokument drugog kupca ili datuma (${whose}). Ako ste ovdje ispravili njega, uklonite ga iz sačuvanih; ako je ovo drugi dokument, upišite drugi broj.`,
  );
}
