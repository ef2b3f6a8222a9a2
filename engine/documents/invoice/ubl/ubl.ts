import { isDay } from '../../../core/days/day.ts';
import type { Ppm } from '../../../core/numbers/money.ts';
import { plainShort } from '../../../core/numbers/units.ts';
import { compact } from '../../identifiers/digits.ts';
import { HOME, tidy } from '../../typed-text.ts';
import { type Element, element, writeXml } from '../../xml.ts';
import { NOT_IN_VAT_SYSTEM } from '../document.ts';
import type { Invoice, Item } from '../invoice.ts';
import { unitCode } from '../invoice.ts';
import { type InvoiceTotals, type LineAmounts, totalsOf } from '../totals.ts';
import { aggregate, amount, basic, isForPeppol, partyElement, profileOf } from './party.ts';

const namespacesOf = ({ root }: ReturnType<typeof kindOf>) => ({
  xmlns: `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`,
  'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
});

/** UNTDID 4461. A transfer states its account (BR-50, BR-61). */
const CREDIT_TRANSFER = '30';
const NOT_DEFINED = '1';

/**
 * The invoice or credit note as UBL 2.1 XML after EN 16931, in BAM. Empty values are omitted: an invoice without number or day is still
 * written, but no receiver accepts it.
 */
export function ublInvoice(typed: Invoice): string {
  const invoice = tidy(typed);
  const totals = totalsOf(invoice);
  const kind = kindOf(invoice);
  const { customizationId, profileId } = profileOf(invoice);
  const stated = { withVat: invoice.pdvObveznik, withEAddress: isForPeppol(invoice) };
  return writeXml(
    element(
      kind.root,
      [
        basic('CustomizationID', customizationId),
        basic('ProfileID', profileId),
        basic('ID', invoice.brojFakture),
        basic('IssueDate', onlyDay(invoice.datum)),
        basic('DueDate', invoice.ispravlja ? '' : onlyDay(invoice.rokPlacanja)),
        basic(`${kind.root}TypeCode`, kind.code),
        basic('Note', noteOf(invoice)),
        basic('DocumentCurrencyCode', 'BAM'),
        basic('BuyerReference', invoice.referencaKupca),
        billingReference(invoice),
        partyElement('AccountingSupplierParty', invoice.company, stated),
        partyElement('AccountingCustomerParty', invoice.customer, stated),
        delivery(invoice),
        paymentMeans(invoice),
        paymentTerms(invoice),
        taxTotal(invoice, totals),
        monetaryTotal(totals),
        ...lineElements(invoice, totals),
      ],
      namespacesOf(kind),
    ),
  );
}

const onlyDay = (day: string): string => (isDay(day) ? day : '');

const noteOf = ({ pdvObveznik, napomena }: Invoice): string =>
  [pdvObveznik ? '' : NOT_IN_VAT_SYSTEM, napomena].filter(Boolean).join('\n');

/** The invoice that a credit note corrects. */
const billingReference = ({ ispravlja }: Invoice): Element | undefined =>
  ispravlja === null
    ? undefined
    : aggregate('BillingReference', [
        aggregate('InvoiceDocumentReference', [
          basic('ID', ispravlja.broj),
          basic('IssueDate', onlyDay(ispravlja.datum)),
        ]),
      ]);

const delivery = ({ datumIsporuke }: Invoice): Element | undefined =>
  aggregate('Delivery', [basic('ActualDeliveryDate', onlyDay(datumIsporuke))]);

const paymentMeans = ({ ispravlja, racun, pozivNaBroj }: Invoice): Element | undefined =>
  ispravlja || (racun === '' && pozivNaBroj === '')
    ? undefined
    : aggregate('PaymentMeans', [
        basic('PaymentMeansCode', racun === '' ? NOT_DEFINED : CREDIT_TRANSFER),
        basic('PaymentID', pozivNaBroj),
        aggregate('PayeeFinancialAccount', [basic('ID', compact(racun))]),
      ]);

/** EN 16931 requires a due day or terms (BR-CO-25). */
function paymentTerms({ ispravlja, rokPlacanja }: Invoice): Element | undefined {
  if (ispravlja) return aggregate('PaymentTerms', [basic('Note', 'Umanjuje obavezu po navedenoj fakturi.')]);
  return isDay(rokPlacanja)
    ? undefined
    : aggregate('PaymentTerms', [basic('Note', 'Rok plaćanja nije naveden na fakturi.')]);
}

const monetaryTotal = ({ base, payable }: InvoiceTotals): Element | undefined =>
  aggregate('LegalMonetaryTotal', [
    amount('LineExtensionAmount', base),
    amount('TaxExclusiveAmount', base),
    amount('TaxInclusiveAmount', payable),
    amount('PayableAmount', payable),
  ]);

/** UNTDID 5189: discount. */
const DISCOUNT = '95';

const lineElements = (invoice: Invoice, { lines }: InvoiceTotals): readonly (Element | undefined)[] =>
  invoice.items.map((item, index) => {
    const line = lines[index];
    return line && lineElement(String(index + 1), item, line, invoice);
  });

const lineElement = (number: string, item: Item, line: LineAmounts, sale: Invoice) =>
  aggregate(kindOf(sale).line, [
    basic('ID', number),
    basic(kindOf(sale).quantity, plainShort(item.quantity, 4), { unitCode: unitCode(item.jedinica) }),
    amount('LineExtensionAmount', line.base),
    allowance(item, line),
    aggregate('Item', [basic('Name', item.description), lineCategory(sale, item.taxRate)]),
    aggregate('Price', [basic('PriceAmount', plainShort(item.price, 4), { currencyID: 'BAM' })]),
  ]);

const allowance = ({ discountRate }: Item, { gross, discount }: LineAmounts): Element | undefined =>
  discount === 0
    ? undefined
    : aggregate('AllowanceCharge', [
        basic('ChargeIndicator', 'false'),
        basic('AllowanceChargeReasonCode', DISCOUNT),
        basic('AllowanceChargeReason', 'Rabat'),
        basic('MultiplierFactorNumeric', plainShort(discountRate, 4)),
        amount('Amount', discount),
        amount('BaseAmount', gross),
      ]);

/** UBL names of an invoice and a credit note, which otherwise have the same parts. */
interface Kind {
  readonly root: 'Invoice' | 'CreditNote';
  readonly line: string;
  readonly quantity: string;
  /** UNTDID 1001. */
  readonly code: string;
}

/** A commercial invoice. */
const INVOICE: Kind = {
  root: 'Invoice',
  line: 'InvoiceLine',
  quantity: 'InvoicedQuantity',
  code: '380',
};

/** Its amounts are positive: the type states their direction. */
const CREDIT_NOTE: Kind = {
  root: 'CreditNote',
  line: 'CreditNoteLine',
  quantity: 'CreditedQuantity',
  code: '381',
};

const kindOf = ({ ispravlja }: Pick<Invoice, 'ispravlja'>): Kind => (ispravlja ? CREDIT_NOTE : INVOICE);

/** UNCL 5305: standard rate, exempt, export, outside the scope of VAT. */
type Category = 'S' | 'E' | 'G' | 'O';

/** The VAT status of the seller and the buyer's country: with its rate they determine the category of an item. */
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

const lineCategory = (sale: Sale, rate: Ppm): Element | undefined =>
  category('ClassifiedTaxCategory', sale, rate);

/** VAT by rate; one entry without VAT for a seller outside the VAT system. */
function taxTotal(invoice: Invoice, { rates, base, vat }: InvoiceTotals): Element | undefined {
  const stated = invoice.pdvObveznik ? rates : [{ rate: 0, base, vat }];
  const subtotals = stated.map((one) =>
    aggregate('TaxSubtotal', [
      amount('TaxableAmount', one.base),
      amount('TaxAmount', one.vat),
      category('TaxCategory', invoice, one.rate, reasonFor(invoice, one.rate)),
    ]),
  );
  return aggregate('TaxTotal', [amount('TaxAmount', vat), ...subtotals]);
}

/** Required wherever there is no VAT (BR-E-10, BR-O-10). */
function reasonFor({ pdvObveznik, clanOslobodjenja }: Invoice, rate: Ppm): string {
  if (!pdvObveznik) return NOT_IN_VAT_SYSTEM;
  return rate === 0 ? clanOslobodjenja || 'Oslobođeno plaćanja PDV-a' : '';
}
