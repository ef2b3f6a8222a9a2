import type { Corrected, Invoice, Origin } from './invoice.ts';
import { type InvoiceKind, OFFER_KINDS, wordsOf } from './kinds.ts';

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
  ].map(({ vrsta, id, broj, datum }) => ({ vrsta, id, broj: broj.trim(), datum }));
  return named.filter(
    (one, at) =>
      (one.id || one.broj !== '') && named.findIndex((other) => keyOf(other) === keyOf(one)) === at,
  );
}

const keyOf = ({ id, broj, datum }: Reference): string => id || JSON.stringify([broj, datum]);

/** By identity; a reference without one is by kind, number and day, where an unknown kind is any that can be corrected, an unknown day any. */
export function isNamedBy({ vrsta, id, broj, datum }: Reference, document: Invoice): boolean {
  if (id) return document.id === id;
  const isOfKind = vrsta === undefined ? wordsOf(document).booked === 1 : document.vrsta === vrsta;
  return (
    isOfKind && document.brojFakture.trim() === broj.trim() && (datum === '' || document.datum === datum)
  );
}

/** True when a document corrects another: by its own reference, not by what else it names. */
export const isCorrectedBy = (document: Invoice, { ispravlja }: Invoice): boolean =>
  ispravlja !== null &&
  (Boolean(ispravlja.id) || ispravlja.broj.trim() !== '') &&
  isNamedBy({ ...ispravlja, vrsta: undefined }, document);

/** The known documents before this one. */
export const documentsBefore = (document: Invoice, all: readonly Invoice[]): readonly Invoice[] =>
  referencesOf(document).flatMap((reference) => all.filter((one) => isNamedBy(reference, one)));

/** The known documents made from this one. */
export const documentsAfter = (document: Invoice, all: readonly Invoice[]): readonly Invoice[] =>
  all.filter((one) => referencesOf(one).some((reference) => isNamedBy(reference, document)));

/** The offers that a document was made from, also through an advance. */
export const offersBefore = (document: Invoice, all: readonly Invoice[]): readonly Invoice[] =>
  documentsBefore(document, all).flatMap((one) => {
    if (OFFER_KINDS.has(one.vrsta)) return [one];
    const others = all.filter((other) => other !== one);
    return one.vrsta === 'avans' ? offersBefore(one, others) : [];
  });

/** The same document: by identity, or as the same object while it has none. */
export const isSame = (one: Invoice, other: Invoice): boolean =>
  one === other || (one.id !== '' && one.id === other.id);

/** `Faktura 12/2026`. */
export const labelOf = ({ vrsta, brojFakture }: Invoice): string =>
  `${wordsOf({ vrsta }).title} ${brojFakture}`.trim();

/** The chain that leads from a document back to itself, as `Faktura 1, Predračun 2, Faktura 1`. */
export function cycleOf(document: Invoice, all: readonly Invoice[]): string | undefined {
  const { id, vrsta, brojFakture, datum } = document;
  const isStart = (one: Invoice) => isNamedBy({ id, vrsta, broj: brojFakture.trim(), datum }, one);
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
