import type { Day } from '../../core/days/day.ts';
import { type Advance, type Invoice, LATER_FIELDS } from './invoice.ts';
import { type InvoiceKind, wordsOf } from './kinds.ts';
import { totalsOf } from './totals.ts';

/** A new document copied from an earlier one, with its own number and day; other dates, links and the receipt are empty. */
export const copyInvoice = (invoice: Invoice, brojFakture: string, datum: Day): Invoice => ({
  ...invoice,
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

/** The next document of the chain, with all items of the one before. */
export function madeFrom(before: Invoice, vrsta: InvoiceKind, brojFakture: string, datum: Day): Invoice {
  const { vrsta: from, brojFakture: broj, datum: day } = before;
  const { corrects } = wordsOf({ vrsta });
  const copy: Invoice = {
    ...copyInvoice(before, brojFakture, datum),
    vrsta,
    ispravlja: corrects ? { broj, datum: day } : null,
    iz: { vrsta: from, broj, datum: day },
    narudzba: before.narudzba,
  };
  if (vrsta === 'storno') return reversed(copy, before);
  if (corrects) return { ...copy, napomena: '' };
  if (vrsta === 'konacna') return { ...copy, avansi: [advanceOf(before)] };
  return from === 'otpremnica' ? { ...copy, brojOtpremnice: broj } : copy;
}

/** The amounts of an issued advance invoice, by rate. */
export function advanceOf(invoice: Invoice): Advance {
  const { groups } = totalsOf(invoice);
  return {
    broj: invoice.brojFakture,
    datum: invoice.datum,
    parts: groups.map(({ rate, base, vat }) => ({ taxRate: rate, total: base + vat })),
  };
}

/** Every row and advance with the opposite sign, so that all amounts have it too. */
const reversed = (copy: Invoice, { items, avansi, vrstaKnjige, jci }: Invoice): Invoice => ({
  ...copy,
  vrstaKnjige,
  jci,
  items: items.map((item) => ({ ...item, quantity: 0 - item.quantity })),
  avansi: avansi.map((advance) => ({
    ...advance,
    parts: advance.parts.map((part) => ({ ...part, total: 0 - part.total })),
  })),
  napomena: '',
});
