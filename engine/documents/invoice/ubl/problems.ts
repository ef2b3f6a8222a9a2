import { isDay } from '../../../core/days/day.ts';
import { compact } from '../../identifiers/digits.ts';
import { tidy } from '../../typed-text.ts';
import { type Invoice, pdvNumberOf, wordsOf } from '../invoice.ts';

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
    problem('BR-55', 'Upišite broj fakture koja se umanjuje', invoice.ispravlja?.broj === ''),
    problem('BR-03', 'Upišite datum izdavanja', !isDay(datum)),
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

function sellerProblems({ pdvObveznik, company, items }: Invoice) {
  const hasVat = pdvObveznik && compact(pdvNumberOf(company)) !== '';
  const hasTaxed = items.some(({ taxRate }) => taxRate > 0);
  return [
    problem(
      hasTaxed ? 'BR-S-02' : 'BR-E-02',
      'PDV obveznik mora imati PDV broj',
      pdvObveznik && items.length > 0 && !hasVat,
    ),
    problem('BR-CO-26', 'Upišite bar jedan broj prodavca', !hasVat && compact(company.idNumber) === ''),
  ];
}
