import { byDay, type Day } from '../../core/days/day.ts';
import { type Feninga, sumOf } from '../../core/numbers/money.ts';
import { byNumberInText } from '../../core/text/letters.ts';
import { compact } from '../identifiers/digits.ts';
import { categoryOf } from '../invoice/exemptions.ts';
import { type Invoice, pdvNumberOf } from '../invoice/invoice.ts';
import { wordsOf } from '../invoice/kinds.ts';
import { type RateTotal, totalsOf } from '../invoice/totals.ts';
import { oneLine } from '../typed-text.ts';

/** Where goods and services are finally consumed, by the box of the VAT return. */
export const CONSUMPTION = ['fbih', 'rs', 'bd'] as const;
export type Consumption = (typeof CONSUMPTION)[number];

/** The codes of a sale in the book: standard, advance, export, other. */
type SaleCode = '01' | '03' | '04' | '05';

/** A row of the book of sales, in KM. */
export interface SaleRow {
  readonly code: SaleCode;
  readonly number: string;
  readonly date: Day;
  readonly buyer: string;
  readonly seat: string;
  readonly pdvBroj: string;
  readonly jib: string;
  readonly total: Feninga;
  readonly export: Feninga;
  readonly exempt: Feninga;
  readonly base: Feninga;
  readonly vat: Feninga;
  readonly endBase: Feninga;
  readonly endVat: Feninga;
}

/** The VAT number of a foreign buyer. */
const ABROAD = '000000000000';

/** Documents of the period that are booked, by day and number. A month is that of the day of issue. */
export const booked = (documents: readonly Invoice[], month: string): readonly Invoice[] =>
  documents
    .filter((one) => one.pdvObveznik && wordsOf(one).booked !== 0 && one.datum.startsWith(`${month}-`))
    .toSorted((a, b) => byDay(a.datum, b.datum) || byNumberInText(a.brojFakture, b.brojFakture));

/** The row of a booked document: a credit note lowers, a final invoice has what is left after its advances. */
export function saleRow(invoice: Invoice): SaleRow {
  const { customer, datum } = invoice;
  const sign = wordsOf(invoice).booked;
  const rates = totalsOf(invoice).km.remaining;
  const sum = (of: readonly RateTotal[], figure: (one: RateTotal) => Feninga): Feninga =>
    sign < 0 ? 0 - sumOf(of, figure) : sumOf(of, figure);
  const taxed = rates.filter(({ rate }) => rate > 0);
  const free = sum(
    rates.filter(({ rate }) => rate === 0),
    ({ base }) => base,
  );
  const isExport = categoryOf(invoice, 0) === 'G';
  const isRegistered = customer.drzava === 'BA' && compact(pdvNumberOf(customer)) !== '';
  const [base, vat] = [sum(taxed, (one) => one.base), sum(taxed, (one) => one.vat)];
  return {
    code: codeOf(invoice, isExport && taxed.length === 0),
    number: oneLine(invoice.brojFakture),
    date: datum,
    buyer: oneLine(customer.name),
    seat: oneLine(customer.address),
    pdvBroj: isExport ? ABROAD : compact(pdvNumberOf(customer)),
    jib: customer.idType === 'JIB' && customer.drzava === 'BA' ? compact(customer.idNumber) : '',
    total: base + vat + free,
    export: isExport ? free : 0,
    exempt: isExport ? 0 : free,
    base: isRegistered ? base : 0,
    vat: isRegistered ? vat : 0,
    endBase: isRegistered ? 0 : base,
    endVat: isRegistered ? 0 : vat,
  };
}

/** A storno has the code of what it cancels. */
function codeOf({ vrsta, iz }: Invoice, isExport: boolean): SaleCode {
  if (vrsta === 'avans' || (vrsta === 'storno' && iz?.vrsta === 'avans')) return '03';
  if (vrsta === 'odobrenje' || vrsta === 'zaduzenje') return '05';
  return isExport ? '04' : '01';
}

/** The book of sales of a month. */
export const salesBook = (documents: readonly Invoice[], month: string): readonly SaleRow[] =>
  booked(documents, month).map(saleRow);
