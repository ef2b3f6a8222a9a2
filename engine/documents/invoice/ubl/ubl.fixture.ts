import { evaluateXPathToBoolean, evaluateXPathToNodes, evaluateXPathToString } from 'fontoxpath';
import { type Document, type Element, parseXmlDocument } from 'slimdom';
import { sampleInvoice } from '../invoice.fixture.ts';
import type { Invoice } from '../invoice.ts';
import { ORDER, REPEATED } from './order.fixture.ts';
import type { Rule } from './rules.fixture.ts';
import { ublInvoice } from './ubl.ts';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const NAMESPACES: Readonly<Record<string, string>> = {
  cac: `${UBL}CommonAggregateComponents-2`,
  cbc: `${UBL}CommonBasicComponents-2`,
  xs: 'http://www.w3.org/2001/XMLSchema',
};
const optionsOf = ({ documentElement }: Document) => ({
  namespaceResolver: (prefix: string) =>
    prefix === '' ? (documentElement?.namespaceURI ?? null) : (NAMESPACES[prefix] ?? null),
});

/** The rules are written for an invoice; a credit note has other names for the same parts. */
const NAMES = [
  ["InvoiceTypeCode = ('380', '325', '383', '386')", "CreditNoteTypeCode = '381'"],
  ['InvoiceLine', 'CreditNoteLine'],
  ['InvoicedQuantity', 'CreditedQuantity'],
  ['/Invoice', '/CreditNote'],
] as const;

const ofCreditNote = (path: string): string =>
  NAMES.reduce((read, [name, other]) => read.replaceAll(name, other), path);

/** The rules of a list that a document breaks. */
export const brokenRules = (document: Document, rules: readonly Rule[]): string[] =>
  rules.flatMap(({ id, context, test }) => {
    const options = optionsOf(document);
    const textOf =
      document.documentElement?.localName === 'CreditNote' ? ofCreditNote : (path: string) => path;
    return evaluateXPathToNodes<Element>(textOf(context), document, null, null, options)
      .filter((node) => !evaluateXPathToBoolean(textOf(test), node, null, null, options))
      .map(() => id);
  });

/** The parts that are out of the order of UBL 2.1. */
export function misplaced(parent: Element): string[] {
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

/** The empty parts. */
export const empty = (document: Document): string[] =>
  evaluateXPathToNodes<Element>('//*[not(*)][not(normalize-space(.))]', document).map(
    (node) => node.localName,
  );

export const parsed = (invoice: Invoice): Document => parseXmlDocument(ublInvoice(invoice));
export const rootOf = (document: Document): Element => {
  if (!document.documentElement) throw new Error('no root');
  return document.documentElement;
};

export const outsideVat: Invoice = {
  ...sampleInvoice,
  pdvObveznik: false,
  company: { ...sampleInvoice.company, idType: 'JMBG', idNumber: '0101990100013' },
};

export const abroad: Invoice = { ...sampleInvoice, customer: { ...sampleInvoice.customer, drzava: 'DE' } };

export const forPeppol: Invoice = {
  ...sampleInvoice,
  referencaKupca: 'Nabavka 7',
  company: { ...sampleInvoice.company, eAdresa: '9924:403711250001' },
  customer: { ...sampleInvoice.customer, eAdresa: '9924:404057800001' },
};

/** The result of an XPath in the XML of an invoice, as text. */
export const textAt = (invoice: Invoice, path: string): string =>
  evaluateXPathToString(path, parsed(invoice), null, null, optionsOf(parsed(invoice)));
