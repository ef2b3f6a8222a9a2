import type { Day } from '../../core/days/day.ts';
import { addressLine } from '../address.ts';
import { type Invoice, pdvNumberOf } from '../invoice/invoice.ts';
import { totalsOf } from '../invoice/totals.ts';
import { HOME, tidy } from '../typed-text.ts';
import { newPurchase, type Purchase, purchaseProblems } from './purchase.ts';

/**
 * A received invoice as a purchase, all of its VAT deducted; undefined for another document, one from abroad or with advances, which are
 * booked by hand, and one that lacks what the book needs.
 */
export function purchaseOfInvoice(received: Invoice, today: Day): Purchase | undefined {
  const invoice = tidy(received);
  const { vrsta, company, avansi, brojFakture, datum } = invoice;
  if (vrsta !== 'faktura' || company.drzava !== HOME || avansi.length > 0) return undefined;
  const { base, vat } = totalsOf(invoice).km;
  const purchase: Purchase = {
    ...newPurchase(today),
    number: brojFakture,
    date: datum,
    supplier: company.name,
    seat: addressLine(company.address),
    pdvBroj: pdvNumberOf(company),
    jib: company.idType === 'JIB' ? company.idNumber : '',
    base,
    vat,
    deductible: vat,
  };
  return Object.keys(purchaseProblems(purchase)).length === 0 ? purchase : undefined;
}
