import { isDay } from '../../../core/days/day.ts';
import { bareNumber, compact } from '../../identifiers/digits.ts';
import { tidy } from '../../typed-text.ts';
import { categoryOf } from '../exemptions.ts';
import { type Invoice, pdvNumberOf } from '../invoice.ts';
import { wordsOf } from '../kinds.ts';
import { isOutsideVat } from './taxes.ts';

/** A rule of EN 16931 that the XML would break, and the advice. */
export interface UblProblem {
  readonly pravilo: string;
  /** A sentence without its full stop; the rule follows in brackets. */
  readonly poruka: string;
}

/** The reasons why a receiver would refuse the invoice as XML. */
export function ublProblems(typed: Invoice): readonly UblProblem[] {
  const invoice = tidy(typed);
  const { brojFakture, datum, company, customer, items } = invoice;
  return [
    problem('BR-02', `Upišite ${wordsOf(invoice).number.toLowerCase()}`, brojFakture === ''),
    problem('BR-55', 'Upišite broj fakture na koju se dokument odnosi', hasUnnamed(invoice)),
    problem('BR-03', 'Upišite datum izdavanja', !isDay(datum)),
    problem(
      'BR-29',
      'Period usluge mora završiti poslije početka',
      isDay(invoice.periodOd) && isDay(invoice.periodDo) && invoice.periodDo < invoice.periodOd,
    ),
    problem('BR-06', 'Upišite naziv prodavca', company.name === ''),
    problem('BR-07', 'Upišite naziv kupca', customer.name === ''),
    problem('BR-16', 'Dodajte bar jednu stavku', items.length === 0),
    problem(
      'BR-25',
      'Opišite svaku stavku',
      items.some(({ description }) => description === ''),
    ),
    ...sellerProblems(invoice),
  ].filter((one) => one !== undefined);
}

const problem = (pravilo: string, poruka: string, isBroken: boolean): UblProblem | undefined =>
  isBroken ? { pravilo, poruka } : undefined;

/** A reference without a number. One without a day too is omitted, but a credit note must have one. */
const hasUnnamed = ({ vrsta, ispravlja, avansi }: Invoice): boolean =>
  (vrsta === 'odobrenje' && ispravlja?.broj === '') ||
  [...(ispravlja ? [ispravlja] : []), ...avansi].some(({ broj, datum }) => broj === '' && isDay(datum));

function sellerProblems(invoice: Invoice) {
  const { pdvObveznik, company, customer, items } = invoice;
  const codes = new Set(items.map(({ taxRate }) => categoryOf(invoice, taxRate)));
  const hasVat = !isOutsideVat(invoice) && compact(pdvNumberOf(company)) !== '';
  const lacksVat = [...codes].find((code) => code !== 'O');
  return [
    problem(
      `BR-${codes.has('S') ? 'S' : lacksVat}-02`,
      'PDV obveznik mora imati PDV broj',
      pdvObveznik && !codes.has('O') && lacksVat !== undefined && !hasVat,
    ),
    problem(
      'BR-AE-02',
      'Upišite broj kupca koji obračunava PDV',
      codes.has('AE') && compact(pdvNumberOf(customer)) === '' && bareNumber(customer.idNumber) === '',
    ),
    problem(
      'BR-O-11',
      'Usluge s mjestom prometa izvan BiH izdajte na posebnoj fakturi, bez stavki s PDV-om',
      codes.has('O') && codes.size > 1,
    ),
    problem('BR-CO-26', 'Upišite bar jedan broj prodavca', !hasVat && compact(company.idNumber) === ''),
  ];
}
