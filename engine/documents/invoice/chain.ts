import type { Corrected, Invoice, Origin } from './invoice.ts';
import { type InvoiceKind, NEXT_KINDS, wordsOf } from './kinds.ts';

/** A reference of a document to an earlier one; the kind of a corrected invoice may be unknown. */
interface Reference extends Corrected {
  readonly vrsta: InvoiceKind | undefined;
}

/** Every document that this one names, without repetition. */
export function referencesOf({ iz, ispravlja, avansi }: Invoice): readonly Reference[] {
  const origin: readonly Origin[] = iz ? [iz] : [];
  const named: readonly Reference[] = [
    ...origin,
    ...(ispravlja ? [{ ...ispravlja, vrsta: undefined }] : []),
    ...avansi.map((advance) => ({ ...advance, vrsta: 'avans' as const })),
  ].map(({ vrsta, broj, datum }) => ({ vrsta, broj: broj.trim(), datum }));
  return named.filter(
    (one, at) =>
      one.broj !== '' &&
      named.findIndex(({ broj, datum }) => broj === one.broj && datum === one.datum) === at,
  );
}

/** An unknown kind is any that can be corrected; an unknown day is any. */
export function isNamedBy({ vrsta, broj, datum }: Reference, document: Invoice): boolean {
  const isOfKind = vrsta === undefined ? wordsOf(document).booked === 1 : document.vrsta === vrsta;
  return isOfKind && document.brojFakture.trim() === broj && (datum === '' || document.datum === datum);
}

/** The known documents before this one. */
export const documentsBefore = (document: Invoice, all: readonly Invoice[]): readonly Invoice[] =>
  referencesOf(document).flatMap((reference) => all.filter((one) => isNamedBy(reference, one)));

/** The known documents made from this one. */
export const documentsAfter = (document: Invoice, all: readonly Invoice[]): readonly Invoice[] =>
  all.filter((one) => referencesOf(one).some((reference) => isNamedBy(reference, document)));

/** What may be made from a document: a cancelled one ends its chain. */
export const nextKinds = (document: Invoice, all: readonly Invoice[]): readonly InvoiceKind[] =>
  documentsAfter(document, all).some(({ vrsta }) => vrsta === 'storno') ? [] : NEXT_KINDS[document.vrsta];

const labelOf = ({ vrsta, brojFakture }: Invoice): string =>
  `${wordsOf({ vrsta }).title} ${brojFakture}`.trim();

/** The chain that leads from a document back to itself, as `Faktura 1, Predračun 2, Faktura 1`. */
export function cycleOf(document: Invoice, all: readonly Invoice[]): string | undefined {
  const isStart = (one: Invoice) =>
    isNamedBy({ vrsta: document.vrsta, broj: document.brojFakture.trim(), datum: document.datum }, one);
  const visited = new Set<Invoice>();
  const search = (one: Invoice, path: readonly string[]): string | undefined => {
    for (const before of documentsBefore(one, [...all, document])) {
      const extended = [...path, labelOf(before)];
      if (isStart(before)) return extended.join(', ');
      if (visited.has(before)) continue;
      visited.add(before);
      const found = search(before, extended);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return document.brojFakture.trim() === '' ? undefined : search(document, [labelOf(document)]);
}
