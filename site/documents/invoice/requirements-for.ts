import { isDay } from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { cycleOf } from '@obracun/engine/documents/invoice/chain.ts';
import { doubt } from '@obracun/engine/documents/invoice/doubts.ts';
import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { wordsOf } from '@obracun/engine/documents/invoice/kinds.ts';
import { requirementsOf } from '@obracun/engine/documents/invoice/requirements.ts';
import type { Requirement } from '@obracun/engine/documents/requirement.ts';
import { invoiceKey, seriesOf } from '../drafts/invoice-keys.ts';
import type { Shelf } from './state/shelf.ts';

/** The check list of an invoice, with the stored records. */
export const requirementsFor = (invoice: Invoice, shelf: Shelf): readonly Requirement[] => [
  ...requirementsOf(invoice),
  ...numberTaken(shelf, invoice),
  ...circular(shelf, invoice),
];

/** A document that leads back to itself through the documents it names. */
function circular({ invoices }: Shelf, invoice: Invoice): readonly Requirement[] {
  const others = invoices
    .map(({ content }) => content)
    .filter((content) => invoiceKey(content) !== invoiceKey(invoice));
  const cycle = cycleOf(invoice, others);
  return cycle === undefined
    ? []
    : doubt(
        invoice.ispravlja ? 'ispravlja.broj' : 'brojFakture',
        'Veza dokumenata',
        `Dokument upućuje sam na sebe (${cycle}): ispravite broj na koji se poziva.`,
      );
}

/** Another stored invoice has this number: a number must be unique. */
export function numberTaken({ invoices }: Shelf, invoice: Invoice): readonly Requirement[] {
  const number = invoice.brojFakture.trim();
  const ofNumber = invoices.filter(
    ({ content }) =>
      number !== '' && content.brojFakture.trim() === number && seriesOf(content) === seriesOf(invoice),
  );
  const other = ofNumber.find(({ content }) => invoiceKey(content) !== invoiceKey(invoice))?.content;
  if (!other) return [];
  const whose = [other.customer.name, isDay(other.datum) && formatDay(other.datum)]
    .filter(Boolean)
    .join(', ');
  return doubt(
    'brojFakture',
    wordsOf(invoice).number,
    `Taj broj već ima sačuvan dokument (${whose}). Upišite drugi broj, a ako ispravljate njega, uklonite ga iz sačuvanih.`,
  );
}
