import { createToolkit, isValidUnitCode } from '@pixeldrive/peppol-toolkit';
import fc from 'fast-check';
import { evaluateXPathToBoolean, evaluateXPathToNodes } from 'fontoxpath';
import { type Document, type Element, parseXmlDocument } from 'slimdom';
import { describe, expect, it } from 'vitest';
import { anyInvoice, sampleInvoice } from './invoice.fixture.ts';
import { type Invoice, newInvoice } from './invoice.ts';
import { ublInvoice } from './ubl.ts';
import { ORDER, REPEATED } from './ubl-order.fixture.ts';
import { RULES, RULES_OF_AMOUNTS, type Rule } from './ubl-rules.fixture.ts';
import { UNIT_CODES } from './units.ts';

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

describe.each([
  ['of a VAT payer', sampleInvoice],
  ['outside the VAT system', outsideVat],
  ['without a due day', { ...sampleInvoice, rokPlacanja: '' }],
  ['without an account', { ...sampleInvoice, racun: '' }],
  ['with everything exempt', { ...sampleInvoice, items: sampleInvoice.items.slice(2) }],
])('an invoice %s', (_name, invoice) => {
  const document = parsed(invoice);
  it('keeps the rules of EN 16931', () => expect(brokenRules(document, RULES)).toEqual([]));
  it('has its parts in the order of UBL 2.1', () => expect(misplaced(rootOf(document))).toEqual([]));
  it('has no empty parts', () => expect(empty(document)).toEqual([]));
});

/** Peppol's profile of EN 16931 also wants a process and electronic addresses, which are not ours to invent. */
const asPeppol = (invoice: Invoice) =>
  ublInvoice(invoice)
    .replaceAll('<cac:Party>', '<cac:Party><cbc:EndpointID schemeID="9924">403711250001</cbc:EndpointID>')
    .replace(
      '<cbc:ID>',
      '<cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID><cbc:ID>',
    );

it.each([
  ['of a VAT payer', sampleInvoice, 442.3],
  ['outside the VAT system', outsideVat, 381.67],
])('an invoice %s is read by others as we meant it', (_name, invoice, payableAmount) => {
  expect(createToolkit().peppolUBLToInvoice(asPeppol(invoice))).toMatchObject({
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
