import type { Day } from '../../core/days/day.ts';
import { type Feninga, mulDiv, type Ppm, share } from '../../core/numbers/money.ts';
import { documentsBefore, isCorrectedBy } from './chain.ts';
import {
  type Advance,
  type AdvancePart,
  type Corrected,
  type Invoice,
  type Item,
  LATER_FIELDS,
  newItem,
  TEN_THOUSANDTHS,
} from './invoice.ts';
import { type InvoiceKind, OFFER_KINDS, wordsOf } from './kinds.ts';
import { leftOf, openAdvances, partsOf, partsTotal } from './links.ts';
import { totalsOf } from './totals.ts';

/** A new document copied from an earlier one, with its own number and day; other dates, links, identity and the receipt are empty. */
export const copyInvoice = (invoice: Invoice, brojFakture: string, datum: Day): Invoice => ({
  ...invoice,
  id: '',
  razlogIspravke: '',
  brojFakture,
  datum,
  datumIsporuke: '',
  rokPlacanja: '',
  periodOd: '',
  periodDo: '',
  fiskalniRacun: '',
  pozivNaBroj: '',
  brojOtpremnice: '',
  vrstaKnjige: LATER_FIELDS.vrstaKnjige,
  jci: null,
  iz: null,
  avansi: LATER_FIELDS.avansi,
});

const referenceTo = ({ id, brojFakture, datum }: Invoice): Corrected => ({
  ...(id !== '' && { id }),
  broj: brojFakture,
  datum,
});

/**
 * The next document of the chain.
 * @param all the issued documents: they say what is left of the one before, and which advances of the buyer are open
 */
export function madeFrom(
  before: Invoice,
  vrsta: InvoiceKind,
  brojFakture: string,
  datum: Day,
  all: readonly Invoice[] = [],
): Invoice {
  const { vrsta: from, brojFakture: broj } = before;
  const { corrects } = wordsOf({ vrsta });
  const known = all.some((one) => one === before || (before.id !== '' && one.id === before.id))
    ? all
    : [...all, before];
  const copy: Invoice = {
    ...copyInvoice(before, brojFakture, datum),
    vrsta,
    ispravlja: corrects ? referenceTo(before) : null,
    iz: { vrsta: from, ...referenceTo(before) },
    narudzba: before.narudzba,
  };
  if (vrsta === 'zaduzenje') return { ...copy, items: [newItem(datum)], napomena: '', popust: 0 };
  if (vrsta === 'storno') return reversed({ ...restOf(copy, before, known), napomena: '' }, before);
  if (corrects) return { ...restOf(copy, before, known), napomena: '' };
  if (vrsta === 'konacna') return finalOf(copy, before, known);
  return from === 'otpremnica' ? { ...copy, brojOtpremnice: broj } : copy;
}

/** The amounts of an issued advance invoice, by rate. */
export const advanceOf = (invoice: Invoice): Advance => ({
  ...referenceTo(invoice),
  parts: partsOf(invoice),
});

/** What is left of an advance for one more final invoice, by rate. */
export const restOfAdvance = (advance: Invoice, others: readonly Invoice[]): Advance => ({
  ...referenceTo(advance),
  parts: leftOf(advance, others).filter(({ total }) => total > 0),
});

/** Deducts open advances of the buyer, each by what is left of it and at most what the rows of its rate amount to. */
function finalOf(copy: Invoice, before: Invoice, all: readonly Invoice[]): Invoice {
  const offer =
    before.vrsta === 'avans'
      ? documentsBefore(before, all).find(({ vrsta }) => OFFER_KINDS.has(vrsta))
      : undefined;
  const final: Invoice = offer ? { ...copy, ...rowsOf(offer) } : copy;
  const room = new Map(partsOf(final).map(({ taxRate, total }) => [taxRate, total]));
  const avansi = openAdvances(final, all).flatMap((advance): readonly Advance[] => {
    const parts = restOfAdvance(advance, all).parts.flatMap(({ taxRate, total }) => {
      const taken = Math.min(total, room.get(taxRate) ?? 0);
      room.set(taxRate, (room.get(taxRate) ?? 0) - taken);
      return taken > 0 ? [{ taxRate, total: taken }] : [];
    });
    return parts.length > 0 ? [{ ...referenceTo(advance), parts }] : [];
  });
  return { ...final, avansi };
}

const rowsOf = ({ items, cijeneSaPdv, popust, osnovBezPdv, clanOslobodjenja }: Invoice) => ({
  items,
  cijeneSaPdv,
  popust,
  osnovBezPdv,
  clanOslobodjenja,
});

/** An advance asked for: a share of the offer, or an amount with VAT. */
export type AdvanceShare = { readonly rate: Ppm } | { readonly amount: Feninga };

/** An advance invoice for a part of an offer, one row for each of its rates, so that VAT is split as in the offer. */
export function advanceFor(offer: Invoice, wanted: AdvanceShare, brojFakture: string, datum: Day): Invoice {
  const made = madeFrom(offer, 'avans', brojFakture, datum);
  const rows = splitBy(
    partsOf(offer).filter(({ total }) => total > 0),
    wanted,
  );
  const named = `Avans po dokumentu: ${wordsOf(offer).title.toLowerCase()} ${offer.brojFakture}`.trim();
  return { ...made, ...wholeRows(named, rows) };
}

/** The parts of an advance by rate; the last takes what rounding leaves. */
function splitBy(parts: readonly AdvancePart[], wanted: AdvanceShare): readonly AdvancePart[] {
  if ('rate' in wanted)
    return parts.map(({ taxRate, total }) => ({ taxRate, total: share(total, wanted.rate) }));
  const whole = partsTotal(parts);
  if (whole === 0) return [];
  const split = parts.map(({ taxRate, total }) => ({ taxRate, total: mulDiv(total, wanted.amount, whole) }));
  const rest = wanted.amount - partsTotal(split);
  return split.map((part, at) => (at === 0 ? { ...part, total: part.total + rest } : part));
}

const CENT = TEN_THOUSANDTHS / 100;

/** One row for each rate, at its amount with VAT. */
const wholeRows = (description: string, parts: readonly AdvancePart[]) => ({
  items: parts.map(
    ({ taxRate, total }): Item => ({
      sifra: '',
      description,
      jedinica: '',
      quantity: TEN_THOUSANDTHS,
      price: total * CENT,
      discountRate: 0,
      taxRate,
    }),
  ),
  cijeneSaPdv: true,
  popust: 0,
});

/** What is left of an invoice after earlier corrections: its rows less theirs, or one row for each rate where rows do not tell. */
function restOf(copy: Invoice, before: Invoice, all: readonly Invoice[]): Invoice {
  const earlier = all.filter((one) => one.vrsta === 'odobrenje' && isCorrectedBy(before, one));
  if (earlier.length === 0) return copy;
  const left = leftOf(before, all).filter(({ total }) => total > 0);
  const items = rowsLess(
    before.items,
    earlier.flatMap((one) => one.items),
  );
  const byRows = items && { ...copy, items };
  if (byRows && totalsOf(byRows).total === partsTotal(left)) return byRows;
  return { ...copy, ...wholeRows(`Ostatak po dokumentu ${before.brojFakture}`.trim(), left) };
}

/** Undefined when a row of a correction is none of the invoice, or more than it has. */
function rowsLess(rows: readonly Item[], taken: readonly Item[]): readonly Item[] | undefined {
  const left = rows.map((row) => ({ ...row }));
  for (const { quantity, ...what } of taken) {
    const row = left.find(
      (one) =>
        one.quantity >= quantity &&
        one.description === what.description &&
        one.price === what.price &&
        one.taxRate === what.taxRate &&
        one.discountRate === what.discountRate,
    );
    if (row === undefined) return undefined;
    left[left.indexOf(row)] = { ...row, quantity: row.quantity - quantity };
  }
  return left.filter(({ quantity }) => quantity !== 0);
}

/** Every row and advance with the opposite sign, so that all amounts have it too. */
const reversed = (copy: Invoice, { avansi, vrstaKnjige, jci }: Invoice): Invoice => ({
  ...copy,
  vrstaKnjige,
  jci,
  items: copy.items.map((item) => ({ ...item, quantity: 0 - item.quantity })),
  avansi: avansi.map((advance) => ({
    ...advance,
    parts: advance.parts.map((part) => ({ ...part, total: 0 - part.total })),
  })),
});
