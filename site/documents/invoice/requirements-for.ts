import { isDay } from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { cycleOf, isSame } from '@obracun/engine/documents/invoice/chain.ts';
import { doubt } from '@obracun/engine/documents/invoice/doubts.ts';
import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { wordsOf } from '@obracun/engine/documents/invoice/kinds.ts';
import { linkDoubts } from '@obracun/engine/documents/invoice/link-doubts.ts';
import { requirementsOf } from '@obracun/engine/documents/invoice/requirements.ts';
import type { Requirement } from '@obracun/engine/documents/requirement.ts';
import { isOneSeries } from '../drafts/invoice-keys.ts';
import type { SavedDocuments } from './state/saved-documents.ts';

/** The check list of an invoice, with the stored records. */
export const requirementsFor = (invoice: Invoice, savedDocuments: SavedDocuments): readonly Requirement[] => [
  ...requirementsOf(invoice),
  ...numberTaken(savedDocuments, invoice),
  ...circular(savedDocuments, invoice),
  ...linkDoubts(
    invoice,
    savedDocuments.invoices.map(({ content }) => content),
  ),
];

/** A document that leads back to itself through the documents it names. */
function circular({ invoices }: SavedDocuments, invoice: Invoice): readonly Requirement[] {
  const others = invoices.map(({ content }) => content).filter((content) => !isSame(content, invoice));
  const cycle = cycleOf(invoice, others);
  return cycle === undefined
    ? []
    : doubt(
        invoice.ispravlja ? 'ispravlja.broj' : 'brojFakture',
        'Veza dokumenata',
        `Dokument upućuje sam na sebe (${cycle}): ispravite broj na koji se poziva.`,
      );
}

/** Another issued document of the series and year has this number, with any buyer: it is never replaced. */
export function numberTaken({ invoices }: SavedDocuments, invoice: Invoice): readonly Requirement[] {
  const number = invoice.brojFakture.trim();
  const other = invoices
    .map(({ content }) => content)
    .find(
      (content) =>
        number !== '' &&
        content.brojFakture.trim() === number &&
        isOneSeries(content, invoice) &&
        !isSame(content, invoice),
    );
  return other === undefined ? [] : doubt('brojFakture', wordsOf(invoice).number, takenText(other));
}

/** Why a document with the number of another is not issued. */
export function takenText({ customer, datum }: Invoice): string {
  const whose = [customer.name, isDay(datum) && formatDay(datum)].filter(Boolean).join(', ');
  return `Taj broj već ima izdat dokument (${whose}). Upišite drugi broj, a ako ispravljate njega, otvorite ga iz sačuvanih.`;
}
