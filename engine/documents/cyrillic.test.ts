import { expect, test } from 'vitest';
import { inCyrillic } from './cyrillic.ts';
import { invoiceDocument } from './invoice/document.ts';
import { sampleInvoice } from './invoice/invoice.fixture.ts';

const latin = invoiceDocument({
  ...sampleInvoice,
  brojFakture: 'F-12/2026',
  napomena: 'Pišite na racuni@primjer.ba ili www.primjer.ba',
});
const cyrillic = inCyrillic(latin);

/** All visible text; a payment code is drawn, not written. */
const phrase = JSON.stringify(cyrillic.blocks.map((block) => (block.kind === 'code' ? block.words : block)))
  .replaceAll('\\n', ' ')
  .replace(/"(?:kind|align|width)":"\w+"|"(?:strong|verbatim)":\w+|"\w+":/g, '');

test('writes every word in Cyrillic except document numbers and addresses', () => {
  expect(new Set(phrase.match(/[a-zčćđšž][\w@.-]*/gi))).toEqual(
    new Set(['F-12', 'A4', 'BIHUPP10', 'racuni@primjer.ba', 'www.primjer.ba']),
  );
});

test('says the same as the Latin document', () => {
  expect(phrase).toContain('Словима: четири стотине четрдесет двије конвертибилне марке и 30/100');
  expect(phrase).toContain('ПДВ 17 % на основицу 356,67 КМ');
  expect(phrase).toContain('Архивске кутије „Ђердап“ (A4)');
});

test('keeps foreign names and addresses, and writes the country in Cyrillic', () => {
  const customer = { name: 'Müller & Søn GmbH', address: 'Hauptstraße 1, Düsseldorf' };
  const toCustomerIn = (drzava: string) =>
    JSON.stringify(
      inCyrillic(
        invoiceDocument({ ...sampleInvoice, customer: { ...sampleInvoice.customer, ...customer, drzava } }),
      ).blocks,
    );
  for (const message of [customer.name, customer.address, 'Њемачка'])
    expect(toCustomerIn('DE')).toContain(message);
  expect(toCustomerIn('BA')).toContain('Müller & Søn GmbH');
  expect(toCustomerIn('BA')).not.toContain('Босна и Херцеговина');
});

test('keeps brands, foreign words and Roman numerals of a row, and converts the words around them', () => {
  const [item] = sampleInvoice.items;
  const description = 'Laptop Lenovo ThinkPad, online obuka za Microsoft Office, II rata, podželučani pojas';
  const invoice = { ...sampleInvoice, items: item ? [{ ...item, description }] : [] };
  expect(JSON.stringify(inCyrillic(invoiceDocument(invoice)).blocks)).toContain(
    'Лаптоп Lenovo ThinkPad, online обука за Microsoft Office, II рата, поджелучани појас',
  );
});

test('keeps codes letter for letter', () => {
  const invoice = {
    ...sampleInvoice,
    brojFakture: 'FAK/AB',
    racun: 'BA39 ABC',
    pozivNaBroj: 'RF-X',
    referencaKupca: 'NAB',
  };
  const text = JSON.stringify(inCyrillic(invoiceDocument(invoice)).blocks);
  for (const code of ['FAK/AB', 'BA39 ABC', 'RF-X', 'NAB']) expect(text).toContain(code);
});

test('keeps figures, numbers and the file name', () => {
  const figures = (document: typeof latin) => JSON.stringify(document).match(/"value":\d+/g);
  expect(figures(cyrillic)).toEqual(figures(latin));
  expect(cyrillic).toMatchObject({ language: 'bs-Cyrl', fileName: 'faktura_F-12-2026' });
});
