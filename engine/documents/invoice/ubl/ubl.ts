import { isDay } from '../../../kernel/days/day.ts';
import { compact } from '../../identifiers/digits.ts';
import { tidy } from '../../typed-text.ts';
import { type Element, element, writeXml } from '../../xml.ts';
import { NOT_IN_VAT_SYSTEM } from '../document.ts';
import type { Invoice } from '../invoice.ts';
import { type InvoiceTotals, totalsOf } from '../totals.ts';
import { aggregate, amount, basic } from './elements.ts';
import { lineElements } from './lines.ts';
import { partyElement } from './party.ts';
import { isForPeppol, profileOf } from './profile.ts';
import { taxTotal } from './tax.ts';

const NAMESPACES = {
  xmlns: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
};

/** UNTDID 1001: commercial invoice. */
const COMMERCIAL_INVOICE = '380';
/** UNTDID 4461. A transfer names its account (BR-50, BR-61). */
const CREDIT_TRANSFER = '30';
const NOT_DEFINED = '1';

/**
 * The invoice as UBL 2.1 XML after EN 16931, in BAM. What was left empty is left out: an invoice without its number or day
 * is written all the same, but no receiver will take it.
 */
export function ublInvoice(typed: Invoice): string {
  const invoice = tidy(typed);
  const totals = totalsOf(invoice);
  const { customizationId, profileId } = profileOf(invoice);
  const told = { withVat: invoice.pdvObveznik, withEAddress: isForPeppol(invoice) };
  return writeXml(
    element(
      'Invoice',
      [
        basic('CustomizationID', customizationId),
        basic('ProfileID', profileId),
        basic('ID', invoice.brojFakture),
        basic('IssueDate', onlyDay(invoice.datum)),
        basic('DueDate', onlyDay(invoice.rokPlacanja)),
        basic('InvoiceTypeCode', COMMERCIAL_INVOICE),
        basic('Note', noteOf(invoice)),
        basic('DocumentCurrencyCode', 'BAM'),
        basic('BuyerReference', invoice.referencaKupca),
        partyElement('AccountingSupplierParty', invoice.company, told),
        partyElement('AccountingCustomerParty', invoice.customer, told),
        delivery(invoice),
        paymentMeans(invoice),
        paymentTerms(invoice),
        taxTotal(invoice, totals),
        monetaryTotal(totals),
        ...lineElements(invoice, totals),
      ],
      NAMESPACES,
    ),
  );
}

const onlyDay = (day: string): string => (isDay(day) ? day : '');

const noteOf = ({ pdvObveznik, napomena }: Invoice): string =>
  [pdvObveznik ? '' : NOT_IN_VAT_SYSTEM, napomena].filter(Boolean).join('\n');

const delivery = ({ datumIsporuke }: Invoice): Element | undefined =>
  aggregate('Delivery', [basic('ActualDeliveryDate', onlyDay(datumIsporuke))]);

const paymentMeans = ({ racun, pozivNaBroj }: Invoice): Element | undefined =>
  racun === '' && pozivNaBroj === ''
    ? undefined
    : aggregate('PaymentMeans', [
        basic('PaymentMeansCode', racun === '' ? NOT_DEFINED : CREDIT_TRANSFER),
        basic('PaymentID', pozivNaBroj),
        aggregate('PayeeFinancialAccount', [basic('ID', compact(racun))]),
      ]);

/** EN 16931 wants a due day or terms (BR-CO-25). */
const paymentTerms = ({ rokPlacanja }: Invoice): Element | undefined =>
  isDay(rokPlacanja)
    ? undefined
    : aggregate('PaymentTerms', [basic('Note', 'Rok plaćanja nije naveden na fakturi.')]);

const monetaryTotal = ({ base, payable }: InvoiceTotals): Element | undefined =>
  aggregate('LegalMonetaryTotal', [
    amount('LineExtensionAmount', base),
    amount('TaxExclusiveAmount', base),
    amount('TaxInclusiveAmount', payable),
    amount('PayableAmount', payable),
  ]);
