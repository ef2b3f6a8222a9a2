import { isDay } from '../../../core/days/day.ts';
import { compact } from '../../identifiers/digits.ts';
import { tidy } from '../../typed-text.ts';
import { type Element, element, writeXml } from '../../xml.ts';
import { NOT_IN_VAT_SYSTEM } from '../document.ts';
import type { Invoice } from '../invoice.ts';
import { type InvoiceTotals, totalsOf } from '../totals.ts';
import { aggregate, amount, basic } from './elements.ts';
import { kindOf } from './kind.ts';
import { lineElements } from './lines.ts';
import { partyElement } from './party.ts';
import { isForPeppol, profileOf } from './profile.ts';
import { taxTotal } from './tax.ts';

const namespacesOf = ({ root }: ReturnType<typeof kindOf>) => ({
  xmlns: `urn:oasis:names:specification:ubl:schema:xsd:${root}-2`,
  'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
});

/** UNTDID 4461. A transfer names its account (BR-50, BR-61). */
const CREDIT_TRANSFER = '30';
const NOT_DEFINED = '1';

/**
 * The invoice or credit note as UBL 2.1 XML after EN 16931, in BAM. What was left empty is left out: an invoice without its number or day
 * is written all the same, but no receiver will take it.
 */
export function ublInvoice(typed: Invoice): string {
  const invoice = tidy(typed);
  const totals = totalsOf(invoice);
  const kind = kindOf(invoice);
  const { customizationId, profileId } = profileOf(invoice);
  const told = { withVat: invoice.pdvObveznik, withEAddress: isForPeppol(invoice) };
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
        partyElement('AccountingSupplierParty', invoice.company, told),
        partyElement('AccountingCustomerParty', invoice.customer, told),
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

/** The invoice a credit note lowers. */
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

/** EN 16931 wants a due day or terms (BR-CO-25). */
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
