import type { Ppm } from '../../../core/numbers/money.ts';
import { plainShort } from '../../../core/numbers/units.ts';
import { KM } from '../../currency.ts';
import type { Element } from '../../xml.ts';
import { NOT_IN_VAT_SYSTEM } from '../document.ts';
import { categoryOf, exemptionArticle } from '../exemptions.ts';
import type { Invoice } from '../invoice.ts';
import type { InvoiceTotals } from '../totals.ts';
import { aggregate, amount, basic } from './party.ts';

/** A row outside the scope of VAT: no VAT number may be stated then, neither the seller's nor the buyer's (BR-O-02). */
export const isOutsideVat = (invoice: Invoice): boolean =>
  !invoice.pdvObveznik || invoice.items.some(({ taxRate }) => categoryOf(invoice, taxRate) === 'O');

const SCHEME = aggregate('TaxScheme', [basic('ID', 'VAT')]);

/** A category outside VAT has no rate (BR-O-05). */
function category(name: string, sale: Invoice, rate: Ppm, reason = ''): Element | undefined {
  const code = categoryOf(sale, rate);
  return aggregate(name, [
    basic('ID', code),
    basic('Percent', code === 'O' ? '' : plainShort(rate, 4)),
    basic('TaxExemptionReason', reason),
    SCHEME,
  ]);
}

/** The category of a line. */
export const lineCategory = (sale: Invoice, rate: Ppm): Element | undefined =>
  category('ClassifiedTaxCategory', sale, rate);

/** VAT by rate, and for another currency all of it in KM (BT-111). */
export function taxTotals(invoice: Invoice, totals: InvoiceTotals): readonly (Element | undefined)[] {
  const { groups, vat, km } = totals;
  const { valuta } = invoice;
  // An invoice outside the VAT system states its base without lines too.
  const stated = groups.length > 0 || invoice.pdvObveznik ? groups : [{ rate: 0, base: 0, vat: 0 }];
  const subtotals = stated.map((one) =>
    aggregate('TaxSubtotal', [
      amount('TaxableAmount', one.base, valuta),
      amount('TaxAmount', one.vat, valuta),
      category('TaxCategory', invoice, one.rate, reasonFor(invoice, one.rate)),
    ]),
  );
  return [
    aggregate('TaxTotal', [amount('TaxAmount', vat, valuta), ...subtotals]),
    valuta === KM ? undefined : aggregate('TaxTotal', [amount('TaxAmount', km.vat, KM)]),
  ];
}

/** Required wherever there is no VAT (BR-E-10, BR-O-10). */
function reasonFor(invoice: Invoice, rate: Ppm): string {
  if (!invoice.pdvObveznik) return NOT_IN_VAT_SYSTEM;
  return rate === 0 ? exemptionArticle(invoice) || 'Oslobođeno plaćanja PDV-a' : '';
}

/** UNTDID 5189: discount. */
const DISCOUNT = '95';

/** The discount of the whole, by rate. */
export const discounts = (invoice: Invoice, { groups }: InvoiceTotals): readonly (Element | undefined)[] =>
  groups
    .filter(({ discount }) => discount !== 0)
    .map(({ rate, lines, discount }) =>
      aggregate('AllowanceCharge', [
        basic('ChargeIndicator', 'false'),
        basic('AllowanceChargeReasonCode', DISCOUNT),
        basic('AllowanceChargeReason', 'Popust'),
        basic('MultiplierFactorNumeric', plainShort(invoice.popust, 4)),
        amount('Amount', discount, invoice.valuta),
        amount('BaseAmount', lines, invoice.valuta),
        category('TaxCategory', invoice, rate),
      ]),
    );
