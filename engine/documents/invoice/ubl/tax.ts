import type { Ppm } from '../../../core/numbers/money.ts';
import { plainShort } from '../../../core/numbers/plain.ts';
import { HOME } from '../../home.ts';
import type { Element } from '../../xml.ts';
import { NOT_IN_VAT_SYSTEM } from '../document.ts';
import type { Invoice } from '../invoice.ts';
import type { InvoiceTotals } from '../totals.ts';
import { aggregate, amount, basic } from './elements.ts';

/** UNCL 5305: standard rate, exempt, export, outside the scope of VAT. */
type Category = 'S' | 'E' | 'G' | 'O';

/** Whose VAT it is: what the category of an item depends on besides its rate. */
type Sale = Pick<Invoice, 'pdvObveznik' | 'customer'>;

function categoryOf({ pdvObveznik, customer }: Sale, rate: Ppm): Category {
  if (!pdvObveznik) return 'O';
  if (rate > 0) return 'S';
  return customer.drzava === HOME ? 'E' : 'G';
}

const SCHEME = aggregate('TaxScheme', [basic('ID', 'VAT')]);

/** A category outside VAT has no rate (BR-O-05). */
const category = (name: string, sale: Sale, rate: Ppm, reason = ''): Element | undefined =>
  aggregate(name, [
    basic('ID', categoryOf(sale, rate)),
    basic('Percent', sale.pdvObveznik ? plainShort(rate, 4) : ''),
    basic('TaxExemptionReason', reason),
    SCHEME,
  ]);

export const lineCategory = (sale: Sale, rate: Ppm): Element | undefined =>
  category('ClassifiedTaxCategory', sale, rate);

/** VAT by rate; one entry without VAT for a seller outside its system. */
export function taxTotal(invoice: Invoice, { rates, base, vat }: InvoiceTotals): Element | undefined {
  const told = invoice.pdvObveznik ? rates : [{ rate: 0, base, vat }];
  const subtotals = told.map((one) =>
    aggregate('TaxSubtotal', [
      amount('TaxableAmount', one.base),
      amount('TaxAmount', one.vat),
      category('TaxCategory', invoice, one.rate, reasonFor(invoice, one.rate)),
    ]),
  );
  return aggregate('TaxTotal', [amount('TaxAmount', vat), ...subtotals]);
}

/** Wanted wherever there is no VAT (BR-E-10, BR-O-10). */
function reasonFor({ pdvObveznik, clanOslobodjenja }: Invoice, rate: Ppm): string {
  if (!pdvObveznik) return NOT_IN_VAT_SYSTEM;
  return rate === 0 ? clanOslobodjenja || 'Oslobođeno plaćanja PDV-a' : '';
}
