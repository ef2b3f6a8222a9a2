import { createToolkit, isValidUnitCode } from '@pixeldrive/peppol-toolkit';
import fc from 'fast-check';
import { evaluateXPathToBoolean, evaluateXPathToNodes, evaluateXPathToString } from 'fontoxpath';
import { type Document, type Element, parseXmlDocument } from 'slimdom';
import { describe, expect, it } from 'vitest';
import { anyInvoice, sampleInvoice } from '../invoice.fixture.ts';
import { type Invoice, newInvoice } from '../invoice.ts';
import { UNIT_CODES } from '../units.ts';
import { ORDER, REPEATED } from './order.fixture.ts';
import { ublProblems } from './problems.ts';
import { RULES, RULES_OF_AMOUNTS, type Rule } from './rules.fixture.ts';
import { ublInvoice } from './ubl.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const NAMESPACES: Readonly<Record<string, string>> = {
  '': `${UBL}Invoice-2`,
  cac: `${UBL}CommonAggregateComponents-2`,
  cbc: `${UBL}CommonBasicComponents-2`,
  xs: 'http://www.w3.org/2001/XMLSchema',
};
const options = { namespaceResolver: (prefix: string) => NAMESPACES[prefix] ?? null };

const brokenRules = (document: Document, rules: readonly Rule[]): string[] =>
  rules.flatMap(({ id, context, test }) =>
    evaluateXPathToNodes<Element>(context, document, null, null, options)
      .filter((node) => !evaluateXPathToBoolean(test, node, null, null, options))
      .map(() => id),
  );

function misplaced(parent: Element): string[] {
  const order = ORDER[parent.localName]?.split(' ') ?? [];
  const places = parent.children.map(({ localName }) => order.indexOf(localName));
  const own = parent.children.flatMap(({ localName }, index) => {
    const place = places[index] ?? -1;
    const before = places[index - 1] ?? -1;
    const fits = place > before || (place === before && REPEATED.has(localName));
    return place >= 0 && fits ? [] : [`${parent.localName}/${localName}`];
  });
  return [...own, ...parent.children.flatMap((child) => (child.children.length > 0 ? misplaced(child) : []))];
}

const empty = (document: Document): string[] =>
  evaluateXPathToNodes<Element>('//*[not(*)][not(normalize-space(.))]', document).map(
    (node) => node.localName,
  );

const parsed = (invoice: Invoice): Document => parseXmlDocument(ublInvoice(invoice));
const rootOf = (document: Document): Element => {
  if (!document.documentElement) throw new Error('no root');
  return document.documentElement;
};

const outsideVat: Invoice = {
  ...sampleInvoice,
  pdvObveznik: false,
  company: { ...sampleInvoice.company, idType: 'JMBG', idNumber: '0101990100013' },
};

const abroad: Invoice = { ...sampleInvoice, customer: { ...sampleInvoice.customer, drzava: 'DE' } };

const forPeppol: Invoice = {
  ...sampleInvoice,
  referencaKupca: 'Nabavka 7',
  company: { ...sampleInvoice.company, eAdresa: '9924:403711250001' },
  customer: { ...sampleInvoice.customer, eAdresa: '9924:404057800001' },
};

describe.each([
  ['of a VAT payer', sampleInvoice],
  ['outside the VAT system', outsideVat],
  ['without a due day', { ...sampleInvoice, rokPlacanja: '' }],
  ['without an account', { ...sampleInvoice, racun: '' }],
  ['without an account and a reference', { ...sampleInvoice, racun: '', pozivNaBroj: '' }],
  ['with everything exempt', { ...sampleInvoice, items: sampleInvoice.items.slice(2) }],
  ['to a buyer abroad', abroad],
  ['for Peppol', forPeppol],
])('an invoice %s', (_name, invoice) => {
  const document = parsed(invoice);
  it('keeps the rules of EN 16931', () => expect(brokenRules(document, RULES)).toEqual([]));
  it('has its parts in the order of UBL 2.1', () => expect(misplaced(rootOf(document))).toEqual([]));
  it('has no empty parts', () => expect(empty(document)).toEqual([]));
});

const textAt = (invoice: Invoice, path: string): string =>
  evaluateXPathToString(path, parsed(invoice), null, null, options);

it('what is exempt here is an export abroad', () => {
  const categories = '//cac:TaxCategory/cbc:ID => string-join(" ")';
  expect(textAt(sampleInvoice, categories)).toBe('S E');
  expect(textAt(abroad, categories)).toBe('S G');
});

it('the reference of the payment is there without an account too', () => {
  const [reference, code] = ['//cbc:PaymentID', '//cbc:PaymentMeansCode'];
  expect(textAt({ ...sampleInvoice, racun: '' }, reference)).toBe('12-2026');
  expect(textAt({ ...sampleInvoice, racun: '' }, code)).toBe('1');
  expect(textAt(sampleInvoice, code)).toBe('30');
});

it('Peppol is named when both electronic addresses and the reference of the buyer are there', () => {
  expect(textAt(forPeppol, '//cbc:CustomizationID')).toMatch(/#compliant#urn:fdc:peppol/);
  expect(textAt(forPeppol, '//cbc:ProfileID')).toBe('urn:fdc:peppol.eu:2017:poacc:billing:01:1.0');
  expect(textAt(forPeppol, '//cac:AccountingCustomerParty//cbc:EndpointID/@schemeID')).toBe('9924');
  expect(textAt(forPeppol, '//cac:AccountingCustomerParty//cbc:EndpointID')).toBe('404057800001');
  expect(textAt(forPeppol, '//cbc:BuyerReference')).toBe('Nabavka 7');
  for (const without of [
    { ...forPeppol, referencaKupca: ' ' },
    { ...forPeppol, customer: { ...forPeppol.customer, eAdresa: '404057800001' } },
  ]) {
    expect(textAt(without, '//cbc:CustomizationID')).toBe('urn:cen.eu:en16931:2017');
    expect(textAt(without, 'count(//cbc:ProfileID | //cbc:EndpointID)')).toBe('0');
  }
});

it.each([
  ['12345678', 'DE', 'DE12345678'],
  ['DE12345678', 'DE', 'DE12345678'],
  ['12345678', 'GR', 'EL12345678'],
  ['EL12345678', 'GR', 'EL12345678'],
])('the VAT number %s from %s is %s', (pdvBroj, drzava, whole) => {
  const customer = { ...sampleInvoice.customer, pdvBroj, drzava };
  const path = '//cac:AccountingCustomerParty//cac:PartyTaxScheme/cbc:CompanyID';
  expect(textAt({ ...sampleInvoice, customer }, path)).toBe(whole);
});

describe('what a receiver would refuse is known before', () => {
  it.each<[string, Partial<Invoice>]>([
    ['BR-02', { brojFakture: ' ' }],
    ['BR-03', { datum: '' }],
    ['BR-06', { company: { ...sampleInvoice.company, name: '' } }],
    ['BR-07', { customer: { ...sampleInvoice.customer, name: '' } }],
    ['BR-16', { items: [] }],
    ['BR-25', { items: sampleInvoice.items.map((item) => ({ ...item, description: '' })) }],
    ['BR-S-02', { company: { ...sampleInvoice.company, pdvBroj: '' } }],
    ['BR-E-02', { company: { ...sampleInvoice.company, pdvBroj: '' }, items: sampleInvoice.items.slice(2) }],
    ['BR-CO-26', { pdvObveznik: false, company: { ...sampleInvoice.company, idNumber: '' } }],
  ])('%s', (rule, change) => {
    const invoice = { ...sampleInvoice, ...change };
    expect(ublProblems(invoice).map(({ pravilo }) => pravilo)).toEqual([rule]);
    expect(brokenRules(parsed(invoice), RULES)).toContain(rule);
  });

  it('whatever is typed: nothing is said exactly when no rule is broken', () => {
    fc.assert(
      fc.property(anyInvoice, (invoice) => {
        const broken = brokenRules(parsed(invoice), RULES);
        expect(ublProblems(invoice).length === 0, broken.join()).toBe(broken.length === 0);
      }),
      { numRuns: 100 },
    );
  });
});

it.each([
  ['of a VAT payer', forPeppol, 442.3],
  ['outside the VAT system', { ...forPeppol, pdvObveznik: false }, 381.67],
])('an invoice %s is read by others as we meant it', (_name, invoice, payableAmount) => {
  expect(createToolkit().peppolUBLToInvoice(ublInvoice(invoice))).toMatchObject({
    ID: '12/2026',
    documentCurrencyCode: 'BAM',
    seller: { legalEntity: { registrationName: 'Čelik i žica d.o.o.' } },
    legalMonetaryTotal: { payableAmount },
    invoiceLines: [{ unitCode: 'MON' }, { price: 3.3333 }, { name: 'Udžbenik za kurs' }],
  });
});

it('units have codes the standard knows', () => {
  for (const code of UNIT_CODES.values()) expect(isValidUnitCode(code)).toBe(true);
});

it('the rules notice what is wrong', () => {
  const xml = ublInvoice(sampleInvoice);
  const brokenBy = (from: string, to: string) => brokenRules(parseXmlDocument(xml.replace(from, to)), RULES);
  expect(brokenBy('>442.30</cbc:PayableAmount>', '>442.31</cbc:PayableAmount>')).toEqual(['BR-CO-16']);
  expect(brokenBy('>381.67</cbc:LineExtensionAmount>', '>1.00</cbc:LineExtensionAmount>')).toContain(
    'BR-CO-10',
  );
  expect(brokenBy('<cbc:ID>12/2026</cbc:ID>', '')).toEqual(['BR-02']);
  expect(brokenBy('>BA403711250001<', '>403711250001<')).toEqual(['BR-CO-09']);
  expect(brokenRules(parsed({ ...sampleInvoice, company: newInvoice('').company }), RULES)).toEqual(
    expect.arrayContaining(['BR-06', 'BR-CO-26', 'BR-S-02', 'BR-E-02']),
  );
});

it('a number of a buyer that has words beside it stays as it was typed', () => {
  const path = '//cac:AccountingCustomerParty//cac:PartyLegalEntity/cbc:CompanyID';
  const numberOf = (idNumber: string) =>
    textAt({ ...sampleInvoice, customer: { ...sampleInvoice.customer, idNumber } }, path);
  expect([numberOf('4400-1234 56789'), numberOf('pasoš A12')]).toEqual(['4400123456789', 'pasoš A12']);
});

it('texts come back as they were typed', () => {
  const name = 'A & B <d.o.o.> "Č" \'ć\' ]]> 😀';
  const document = parsed({ ...sampleInvoice, company: { ...sampleInvoice.company, name } });
  const [registered] = evaluateXPathToNodes<Element>(
    '//cac:AccountingSupplierParty//cbc:RegistrationName',
    document,
    null,
    null,
    options,
  );
  expect(registered?.textContent).toBe(name);
});

it('whatever is typed, the XML is well formed, in order, and its amounts agree', () => {
  fc.assert(
    fc.property(anyInvoice, (invoice) => {
      const document = parsed(invoice);
      expect(misplaced(rootOf(document))).toEqual([]);
      expect(empty(document)).toEqual([]);
      if (invoice.items.length > 0) expect(brokenRules(document, RULES_OF_AMOUNTS)).toEqual([]);
    }),
    { numRuns: 50 },
  );
});
