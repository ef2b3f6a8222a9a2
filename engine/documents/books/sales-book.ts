import { byDay, type Day, isDay, monthOf } from '../../core/days/day.ts';
import { type Feninga, sumOf } from '../../core/numbers/money.ts';
import { byNumberInText } from '../../core/text/letters.ts';
import { addressLine } from '../address.ts';
import { compact } from '../identifiers/digits.ts';
import { categoryOf, type VatCategory } from '../invoice/exemptions.ts';
import { type Invoice, vatNumberOf } from '../invoice/invoice.ts';
import { wordsOf } from '../invoice/kinds.ts';
import { type RateTotal, totalsOf } from '../invoice/totals.ts';
import { HOME, oneLine } from '../typed-text.ts';
import type { BookCode } from './book-codes.ts';
import { isReverseCharge, type Purchase } from './purchase.ts';

/** Where goods and services are finally consumed, by the box of the VAT return. */
export const CONSUMPTION = ['fbih', 'rs', 'bd'] as const;
export type Consumption = (typeof CONSUMPTION)[number];

/** A row of the book of sales, in KM. */
export interface SaleRow {
  readonly code: BookCode;
  readonly number: string;
  readonly date: Day;
  readonly buyer: string;
  readonly seat: string;
  readonly pdvBroj: string;
  readonly jib: string;
  readonly total: Feninga;
  /** The whole of a document of own use, which the total leaves out. */
  readonly internal: Feninga;
  readonly export: Feninga;
  readonly exempt: Feninga;
  /** The part of `exempt` taxed at the buyer or placed abroad. */
  readonly elsewhere: Feninga;
  readonly base: Feninga;
  readonly vat: Feninga;
  readonly endBase: Feninga;
  readonly endVat: Feninga;
}

/** The VAT number of a foreign party. */
export const ABROAD = '000000000000';

/** Documents of the period that are booked, by day and number. A month is that of the day of issue. */
export const booked = (documents: readonly Invoice[], month: string): readonly Invoice[] =>
  documents
    .filter((one) => one.pdvObveznik && wordsOf(one).booked !== 0 && one.datum.startsWith(`${month}-`))
    .toSorted((a, b) => byDay(a.datum, b.datum) || byNumberInText(a.brojFakture, b.brojFakture));

/** The row of a booked document: a credit note lowers, a final invoice has what is left after its advances. */
export function saleRow(invoice: Invoice): SaleRow {
  const { customer } = invoice;
  const sign = wordsOf(invoice).booked;
  const rates = totalsOf(invoice).km.remaining;
  const sum = (of: readonly RateTotal[], figure: (one: RateTotal) => Feninga): Feninga =>
    sign < 0 ? 0 - sumOf(of, figure) : sumOf(of, figure);
  const taxed = rates.filter(({ rate }) => rate > 0);
  const free = sum(
    rates.filter(({ rate }) => rate === 0),
    ({ base }) => base,
  );
  const category = categoryOf(invoice, 0);
  const code = codeOf(invoice, taxed.length > 0 ? 'S' : category);
  const isExport = category === 'G';
  const isRegistered = customer.drzava === HOME && vatNumberOf(customer) !== '' && code !== OWN_USE;
  const [base, vat] = [sum(taxed, (one) => one.base), sum(taxed, (one) => one.vat)];
  const whole = base + vat + free;
  return {
    code,
    ...namedOf(invoice, code),
    buyer: oneLine(customer.name),
    seat: addressLine(customer.address),
    pdvBroj: isExport || customer.drzava !== HOME ? ABROAD : vatNumberOf(customer),
    jib:
      customer.drzava === HOME
        ? jibOf(customer.idType === 'JIB' ? customer.idNumber : '', vatNumberOf(customer))
        : '',
    total: code === OWN_USE ? 0 : whole,
    internal: code === OWN_USE ? whole : 0,
    export: isExport ? free : 0,
    exempt: isExport ? 0 : free,
    elsewhere: category === 'AE' || category === 'O' ? free : 0,
    base: isRegistered ? base : 0,
    vat: isRegistered ? vat : 0,
    endBase: isRegistered ? 0 : base,
    endVat: isRegistered ? 0 : vat,
  };
}

const OWN_USE = '02';
const EXPORT = '04';

/** An export has the number and the day of its customs declaration where they are known. */
function namedOf({ brojFakture, datum, jci }: Invoice, code: BookCode): Pick<SaleRow, 'number' | 'date'> {
  const isDeclared = code === EXPORT && jci !== null && jci.broj.trim() !== '';
  return isDeclared
    ? { number: oneLine(jci.broj), date: isDay(jci.datum) ? jci.datum : datum }
    : { number: oneLine(brojFakture), date: datum };
}

/** The JIB; where only a VAT number is known, 4 and that number. */
export function jibOf(jib: string, pdvBroj: string): string {
  const [typed, number] = [compact(jib), compact(pdvBroj)];
  return typed === '' && /^\d{12}$/.test(number) ? `4${number}` : typed;
}

/** The chosen code, otherwise by the document: a storno has the code of what it cancels, a correction never 05. */
function codeOf({ vrsta, iz, vrstaKnjige, customer }: Invoice, category: VatCategory): BookCode {
  if (vrstaKnjige !== '') return vrstaKnjige;
  if (vrsta === 'avans' || (vrsta === 'storno' && iz?.vrsta === 'avans')) return '03';
  const abroad = category === 'G' ? EXPORT : category === 'O' && customer.drzava !== HOME ? '05' : '01';
  const isCorrection = vrsta === 'odobrenje' || vrsta === 'zaduzenje';
  return isCorrection && abroad !== '01' ? '09' : abroad;
}

/** VAT the firm owes itself on a service from abroad: output tax without the base of a sale. */
const ownVatRow = ({ number, date, supplier, seat, vat }: Purchase): SaleRow => ({
  code: '05',
  number: oneLine(number),
  date,
  buyer: oneLine(supplier),
  seat: oneLine(seat),
  pdvBroj: ABROAD,
  jib: '',
  total: vat,
  internal: 0,
  export: 0,
  exempt: 0,
  elsewhere: 0,
  base: 0,
  vat,
  endBase: 0,
  endVat: 0,
});

/**
 * The book of sales of a month: its documents, then what the firm owes itself on services from abroad.
 * @param purchases those of the month
 */
export const salesBook = (
  documents: readonly Invoice[],
  month: string,
  purchases: readonly Purchase[] = [],
): readonly SaleRow[] => [
  ...booked(documents, month).map(saleRow),
  ...purchases.filter((one) => isReverseCharge(one) && one.vat !== 0).map(ownVatRow),
];

/** The number of the first row of a month: rows are numbered through the year. */
export const firstNumberOf = (month: string, rowsOf: (month: string) => number): number =>
  1 + sumOf(monthsBefore(month), rowsOf);

/** `2026-03` → `2026-01`, `2026-02`. */
const monthsBefore = (month: string): readonly string[] =>
  Array.from(
    { length: monthOf(`${month}-01`) - 1 },
    (_, at) => `${month.slice(0, 4)}-${String(at + 1).padStart(2, '0')}`,
  );
