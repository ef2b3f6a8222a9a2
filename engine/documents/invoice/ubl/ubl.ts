import { isDay } from '../../../core/days/day.ts';
import { plainShort } from '../../../core/numbers/units.ts';
import { KM } from '../../currency.ts';
import { compact } from '../../identifiers/digits.ts';
import { tidy } from '../../typed-text.ts';
import { type Element, element, writeXml } from '../../xml.ts';
import { NOT_IN_VAT_SYSTEM } from '../document.ts';
import type { Corrected, Invoice, Item } from '../invoice.ts';
import { unitCode } from '../invoice.ts';
import { wordsOf } from '../kinds.ts';
import { type InvoiceTotals, type LineAmounts, totalsOf } from '../totals.ts';
import { namesOf } from './kind.ts';
import { aggregate, amount, basic, isForPeppol, partyElement, profileOf } from './party.ts';
import { discounts, isOutsideVat, lineCategory, taxTotals } from './taxes.ts';
import { unitPrice } from './unit-price.ts';

const namespacesOf = ({ root }: ReturnType<typeof namesOf>) => ({
  xmlns: `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`,
  'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
});

/** UNTDID 4461. A transfer states its account (BR-50, BR-61). */
const CREDIT_TRANSFER = '30';
const NOT_DEFINED = '1';
const IN_CASH: Readonly<Record<string, string>> = { gotovina: '10', kartica: '48' };

/**
 * The document as UBL 2.1 XML after EN 16931, in its currency. Empty values are omitted: an invoice without number or day is still
 * written, but no receiver accepts it.
 */
export function ublInvoice(typed: Invoice): string {
  const invoice = tidy(typed);
  const totals = totalsOf(invoice);
  const names = namesOf(invoice);
  const { customizationId, profileId } = profileOf(invoice);
  const stated = { withVat: !isOutsideVat(invoice), withEAddress: isForPeppol(invoice) };
  return writeXml(
    element(
      names.root,
      [
        basic('CustomizationID', customizationId),
        basic('ProfileID', profileId),
        basic('ID', invoice.brojFakture),
        basic('IssueDate', onlyDay(invoice.datum)),
        basic('DueDate', names.root === 'Invoice' ? onlyDay(invoice.rokPlacanja) : ''),
        basic(`${names.root}TypeCode`, wordsOf(invoice).ublCode),
        basic('Note', noteOf(invoice)),
        basic('DocumentCurrencyCode', invoice.valuta),
        basic('TaxCurrencyCode', invoice.valuta === KM ? '' : KM),
        basic('BuyerReference', invoice.referencaKupca),
        ...references(invoice),
        partyElement('AccountingSupplierParty', invoice.company, stated),
        partyElement('AccountingCustomerParty', invoice.customer, stated),
        delivery(invoice),
        paymentMeans(invoice),
        paymentTerms(invoice),
        ...discounts(invoice, totals),
        ...taxTotals(invoice, totals),
        monetaryTotal(invoice, totals),
        ...lineElements(invoice, totals),
      ],
      namespacesOf(names),
    ),
  );
}

const onlyDay = (day: string): string => (isDay(day) ? day : '');

const noteOf = ({ pdvObveznik, napomena }: Invoice): string =>
  [pdvObveznik ? '' : NOT_IN_VAT_SYSTEM, napomena].filter(Boolean).join('\n');

/** The period, the order, the corrected invoice or the deducted advances, the delivery note and the fiscal receipt. */
const references = (invoice: Invoice): readonly (Element | undefined)[] => [
  aggregate('InvoicePeriod', [
    basic('StartDate', onlyDay(invoice.periodOd)),
    basic('EndDate', onlyDay(invoice.periodDo)),
  ]),
  aggregate('OrderReference', [basic('ID', invoice.narudzba)]),
  ...[...(invoice.ispravlja ? [invoice.ispravlja] : []), ...invoice.avansi].map(billingReference),
  aggregate('DespatchDocumentReference', [basic('ID', invoice.brojOtpremnice)]),
  invoice.fiskalniRacun === ''
    ? undefined
    : aggregate('AdditionalDocumentReference', [
        basic('ID', invoice.fiskalniRacun),
        basic('DocumentDescription', 'Fiskalni račun'),
      ]),
];

const billingReference = ({ broj, datum }: Corrected): Element | undefined =>
  aggregate('BillingReference', [
    aggregate('InvoiceDocumentReference', [basic('ID', broj), basic('IssueDate', onlyDay(datum))]),
  ]);

const delivery = ({ datumIsporuke }: Invoice): Element | undefined =>
  aggregate('Delivery', [basic('ActualDeliveryDate', onlyDay(datumIsporuke))]);

/** Whether the buyer pays by it. */
const isToPay = ({ vrsta }: Invoice): boolean => vrsta !== 'odobrenje' && vrsta !== 'storno';

function paymentMeans(invoice: Invoice): Element | undefined {
  const { racun, bic, pozivNaBroj, nacinPlacanja } = invoice;
  const inCash = IN_CASH[nacinPlacanja];
  if (!isToPay(invoice) || (racun === '' && pozivNaBroj === '' && inCash === undefined)) return undefined;
  return aggregate('PaymentMeans', [
    basic('PaymentMeansCode', inCash ?? (racun === '' ? NOT_DEFINED : CREDIT_TRANSFER)),
    basic('PaymentID', pozivNaBroj),
    aggregate('PayeeFinancialAccount', [
      basic('ID', compact(racun)),
      racun === ''
        ? undefined
        : aggregate('FinancialInstitutionBranch', [basic('ID', compact(bic).toUpperCase())]),
    ]),
  ]);
}

const terms = (note: string): Element | undefined => aggregate('PaymentTerms', [basic('Note', note)]);

/** EN 16931 requires a due day or terms (BR-CO-25). */
function paymentTerms({ vrsta, rokPlacanja }: Invoice): Element | undefined {
  if (vrsta === 'odobrenje') return terms('Umanjuje obavezu po navedenoj fakturi.');
  return isDay(rokPlacanja) ? undefined : terms('Rok plaćanja nije naveden na fakturi.');
}

function monetaryTotal({ valuta }: Invoice, totals: InvoiceTotals): Element | undefined {
  const { linesBase, discount, base, total, prepaid, payable } = totals;
  const stated = (name: string, figure: number) => amount(name, figure, valuta);
  return aggregate('LegalMonetaryTotal', [
    stated('LineExtensionAmount', linesBase),
    stated('TaxExclusiveAmount', base),
    stated('TaxInclusiveAmount', total),
    discount === 0 ? undefined : stated('AllowanceTotalAmount', discount),
    prepaid === 0 ? undefined : stated('PrepaidAmount', prepaid),
    stated('PayableAmount', payable),
  ]);
}

/** UNTDID 5189: discount. */
const DISCOUNT = '95';

const lineElements = (invoice: Invoice, { lines }: InvoiceTotals): readonly (Element | undefined)[] =>
  invoice.items.map((item, index) => {
    const line = lines[index];
    return line && lineElement(String(index + 1), item, line, invoice);
  });

const lineElement = (number: string, item: Item, line: LineAmounts, sale: Invoice) =>
  aggregate(namesOf(sale).line, [
    basic('ID', number),
    basic(namesOf(sale).quantity, plainShort(item.quantity, 4), { unitCode: unitCode(item.jedinica) }),
    amount('LineExtensionAmount', line.base, sale.valuta),
    allowance(item, line, sale),
    aggregate('Item', [
      basic('Name', item.description),
      aggregate('SellersItemIdentification', [basic('ID', item.sifra)]),
      lineCategory(sale, item.taxRate),
    ]),
    aggregate('Price', [basic('PriceAmount', unitPrice(sale, item, line), { currencyID: sale.valuta })]),
  ]);

const allowance = (
  { discountRate }: Item,
  { gross, discount }: LineAmounts,
  { valuta }: Invoice,
): Element | undefined =>
  discount === 0
    ? undefined
    : aggregate('AllowanceCharge', [
        basic('ChargeIndicator', 'false'),
        basic('AllowanceChargeReasonCode', DISCOUNT),
        basic('AllowanceChargeReason', 'Rabat'),
        basic('MultiplierFactorNumeric', plainShort(discountRate, 4)),
        amount('Amount', discount, valuta),
        amount('BaseAmount', gross, valuta),
      ]);
