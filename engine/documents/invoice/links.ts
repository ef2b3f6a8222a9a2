import { type Feninga, sumOf } from '../../core/numbers/money.ts';
import { compact } from '../identifiers/digits.ts';
import { isCorrectedBy, isNamedBy, isSame } from './chain.ts';
import type { AdvancePart, Invoice } from './invoice.ts';
import { type InvoiceKind, NEXT_KINDS } from './kinds.ts';
import { totalsOf } from './totals.ts';

/** What one document takes of another. */
export interface Use {
  readonly by: Invoice;
  readonly how: 'odbitak' | 'odobrenje' | 'storno';
  /** With VAT, by rate; negative where the storno of a final invoice releases its advance. */
  readonly parts: readonly AdvancePart[];
}

export const partsTotal = (parts: readonly AdvancePart[]): Feninga => sumOf(parts, ({ total }) => total);

/** The amounts of a document with VAT, by rate, before its advances are deducted. */
export const partsOf = (document: Invoice): readonly AdvancePart[] =>
  totalsOf(document).groups.map(({ rate, base, vat }) => ({ taxRate: rate, total: base + vat }));

const lowered = (parts: readonly AdvancePart[]): readonly AdvancePart[] =>
  parts.map(({ taxRate, total }) => ({ taxRate, total: 0 - total }));

/** What the other documents use of this one: its deductions, credit notes and stornos. */
export function usesOf(document: Invoice, all: readonly Invoice[]): readonly Use[] {
  return all
    .filter((other) => !isSame(other, document))
    .flatMap((by): readonly Use[] => {
      const deducted = by.avansi.filter((one) => isNamedBy({ ...one, vrsta: 'avans' }, document));
      const deductions = deducted.map(({ parts }): Use => ({ by, how: 'odbitak', parts }));
      if (!isCorrectedBy(document, by)) return deductions;
      if (by.vrsta === 'odobrenje') return [...deductions, { by, how: 'odobrenje', parts: partsOf(by) }];
      if (by.vrsta === 'storno') return [...deductions, { by, how: 'storno', parts: lowered(partsOf(by)) }];
      return deductions;
    });
}

/** What is left of a document by rate: issued − deducted − credited − cancelled. */
export function leftOf(document: Invoice, all: readonly Invoice[]): readonly AdvancePart[] {
  const used = usesOf(document, all).flatMap(({ parts }) => parts);
  return less(partsOf(document), used);
}

/** Parts by rate, less others; a rate of the others alone is negative. */
function less(parts: readonly AdvancePart[], used: readonly AdvancePart[]): readonly AdvancePart[] {
  const rates = [...new Set([...parts, ...used].map(({ taxRate }) => taxRate))];
  const ofRate = (all: readonly AdvancePart[], rate: number) =>
    partsTotal(all.filter(({ taxRate }) => taxRate === rate));
  return rates.map((taxRate) => ({ taxRate, total: ofRate(parts, taxRate) - ofRate(used, taxRate) }));
}

/** What is left of a document with VAT. */
export const leftTotal = (document: Invoice, all: readonly Invoice[]): Feninga =>
  partsTotal(leftOf(document, all));

/** True when a storno names the document. */
export const isCancelled = (document: Invoice, all: readonly Invoice[]): boolean =>
  all.some((one) => one.vrsta === 'storno' && isCorrectedBy(document, one));

/** One buyer: by number, or by name where either has none. */
export function isSameBuyer({ customer: one }: Invoice, { customer: other }: Invoice): boolean {
  const [number, otherNumber] = [compact(one.idNumber), compact(other.idNumber)];
  if (number !== '' && otherNumber !== '') return number === otherNumber;
  const name = one.name.trim().toLowerCase();
  return name !== '' && name === other.name.trim().toLowerCase();
}

/** The issued advances of the buyer of a document, in its currency, that are not used up by others; the oldest first. */
export const openAdvances = (document: Invoice, all: readonly Invoice[]): readonly Invoice[] => {
  const others = all.filter((one) => !isSame(one, document));
  return others
    .filter(
      (one) =>
        one.vrsta === 'avans' &&
        one.valuta === document.valuta &&
        isSameBuyer(one, document) &&
        leftTotal(one, others) > 0,
    )
    .toSorted((a, b) => (a.datum < b.datum ? -1 : Number(a.datum > b.datum)));
};

/** Takes something away from what its document still has. */
const TAKES_REST: readonly InvoiceKind[] = ['odobrenje', 'storno'];

/**
 * What may be made from an issued document: a cancelled one ends its chain, a correction is offered only while something is left, and a
 * final invoice only while an advance of the buyer is open.
 */
export function nextKinds(document: Invoice, all: readonly Invoice[]): readonly InvoiceKind[] {
  if (isCancelled(document, all)) return [];
  const isUsedUp = leftTotal(document, all) <= 0 && usesOf(document, all).length > 0;
  return NEXT_KINDS[document.vrsta].filter((kind) => {
    if (TAKES_REST.includes(kind)) return !isUsedUp;
    if (kind !== 'konacna') return true;
    return document.vrsta === 'avans' ? !isUsedUp : openAdvances(document, all).length > 0;
  });
}
