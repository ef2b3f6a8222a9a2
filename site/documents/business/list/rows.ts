import { type Day, isDay } from '@obracun/engine/core/days/day.ts';
import { plainName } from '@obracun/engine/core/text/letters.ts';
import type { Invoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { type InvoiceKind, wordsOf } from '@obracun/engine/documents/invoice/kinds.ts';
import {
  type DocumentState,
  DRAFT,
  debtFacts,
  type PaidState,
  type Standing,
  standingOf,
} from '@obracun/engine/documents/invoice/state.ts';
import { type InvoiceTotals, totalsOf } from '@obracun/engine/documents/invoice/totals.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { isEmptyDocument } from '../../invoice/state/saved-documents.ts';
import type { BusinessRecords } from '../state/records.ts';

/** A document of the list with its state. */
export interface DocumentRow extends Standing {
  readonly stored: StoredRecord<Invoice>;
  readonly isDraft: boolean;
  readonly totals: InvoiceTotals;
}

/** All documents: latest day first, drafts without a day before them. An empty draft is no document. */
export function documentRows(
  { issued, drafts, payments }: BusinessRecords,
  today: Day,
): readonly DocumentRow[] {
  const facts = debtFacts(
    issued.map(({ content }) => content),
    payments.map(({ content }) => content),
  );
  const written = drafts.filter(({ content }) => !isEmptyDocument(content));
  const rows = [
    ...written.map(
      (stored): DocumentRow => ({ stored, isDraft: true, ...DRAFT, totals: totalsOf(stored.content) }),
    ),
    ...issued.map(
      (stored): DocumentRow => ({
        stored,
        isDraft: false,
        ...standingOf(stored.content, facts, today),
        totals: totalsOf(stored.content),
      }),
    ),
  ];
  return rows.toSorted((a, b) => orderOf(b) - orderOf(a) || b.stored.changed - a.stored.changed);
}

const orderOf = ({ stored: { content } }: DocumentRow): number =>
  isDay(content.datum) ? Number(content.datum.replaceAll('-', '')) : Number.MAX_SAFE_INTEGER;

/** What the list is narrowed to; an empty one is any. */
export interface ListFilter {
  readonly search: string;
  readonly kind: InvoiceKind | '';
  readonly state: DocumentState | PaidState | 'dospjelo' | '';
  readonly year: string;
}

export const NO_FILTER: ListFilter = { search: '', kind: '', state: '', year: '' };

/** The rows that fit; words are searched in number, buyer, its numbers, items and note, with or without our letters. */
export function filtered(rows: readonly DocumentRow[], filter: ListFilter): readonly DocumentRow[] {
  const words = plainName(filter.search).split(' ').filter(Boolean);
  return rows.filter(({ stored: { content }, state, paid, isOverdue }) => {
    const isOfState =
      filter.state === 'dospjelo'
        ? isOverdue
        : filter.state === '' || state === filter.state || paid === filter.state;
    return (
      isOfState &&
      (filter.kind === '' || content.vrsta === filter.kind) &&
      (filter.year === '' || content.datum.startsWith(filter.year)) &&
      (words.length === 0 || hasWords(content, words))
    );
  });
}

function hasWords(
  { vrsta, brojFakture, customer, items, napomena }: Invoice,
  words: readonly string[],
): boolean {
  const text = plainName(
    [
      wordsOf({ vrsta }).title,
      brojFakture,
      customer.name,
      customer.idNumber,
      customer.pdvBroj,
      napomena,
      ...items.map(({ sifra, description }) => `${sifra} ${description}`),
    ].join(' '),
  );
  return words.every((word) => text.includes(word));
}
