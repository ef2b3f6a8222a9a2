import { createToolkit, isValidUnitCode } from '@pixeldrive/peppol-toolkit';
import fc from 'fast-check';
import { parseXmlDocument } from 'slimdom';
import { describe, expect, it } from 'vitest';
import { anyInvoice, sampleCreditNote, sampleInvoice, sampleOf } from '../invoice.fixture.ts';
import { type Invoice, newInvoice, UNIT_CODES } from '../invoice.ts';
import { KINDS } from '../kinds.ts';
import { hasUbl } from './kind.ts';
import { RULES, RULES_OF_AMOUNTS } from './rules.fixture.ts';
import {
  abroad,
  brokenRules,
  empty,
  forPeppol,
  misplaced,
  outsideVat,
  parsed,
  rootOf,
} from './ubl.fixture.ts';
import { ublInvoice } from './ubl.ts';

const creditNote = { vrsta: 'odobrenje', ispravlja: sampleCreditNote.ispravlja } as const;

describe.each<readonly [string, Invoice]>([
  ['of a VAT payer', sampleInvoice],
  ['outside the VAT system', outsideVat],
  ['without a due day', { ...sampleInvoice, rokPlacanja: '' }],
  ['without an account', { ...sampleInvoice, racun: '' }],
  ['without an account and a reference', { ...sampleInvoice, racun: '', pozivNaBroj: '' }],
  ['with everything exempt', { ...sampleInvoice, items: sampleInvoice.items.slice(2) }],
  ['to a buyer abroad', abroad],
  ['for Peppol', forPeppol],
  ['that is a credit note', sampleCreditNote],
  ['that is a credit note outside the VAT system', { ...sampleCreditNote, pdvObveznik: false }],
  ['that is a credit note for Peppol', { ...forPeppol, ...creditNote }],
  ...KINDS.filter((vrsta) => hasUbl({ vrsta })).map(
    (vrsta) => [`of the kind ${vrsta}`, sampleOf[vrsta]] as const,
  ),
  ['in another currency', { ...sampleInvoice, valuta: 'EUR', kurs: 1_955_830 }],
  ['with prices that include VAT', { ...sampleInvoice, cijeneSaPdv: true }],
  ['with a discount of the whole', { ...sampleInvoice, popust: 75_000 }],
  ['with reverse charge', { ...sampleInvoice, osnovBezPdv: 'prenos' }],
  [
    'with the place of supply abroad',
    { ...sampleInvoice, osnovBezPdv: 'mjesto', items: sampleInvoice.items.slice(2) },
  ],
  [
    'with everything',
    {
      ...sampleInvoice,
      popust: 20_000,
      cijeneSaPdv: true,
      narudzba: 'N-7',
      brojOtpremnice: 'O-3',
      fiskalniRacun: '1234',
      bic: 'BANKBA22',
      nacinPlacanja: 'kartica',
      periodOd: '2026-10-01',
      periodDo: '2026-10-31',
    },
  ],
])('an invoice %s', (_name, invoice) => {
  const document = parsed(invoice);
  it('complies with the rules of EN 16931', () => expect(brokenRules(document, RULES)).toEqual([]));
  it('has its parts in the order of UBL 2.1', () => expect(misplaced(rootOf(document))).toEqual([]));
  it('has no empty parts', () => expect(empty(document)).toEqual([]));
});

it('rules detect errors', () => {
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

it('is well formed, in order and consistent for any input', () => {
  fc.assert(
    fc.property(anyInvoice, (invoice) => {
      if (!hasUbl(invoice)) return;
      const document = parsed(invoice);
      expect(misplaced(rootOf(document))).toEqual([]);
      expect(empty(document)).toEqual([]);
      if (invoice.items.length > 0) expect(brokenRules(document, RULES_OF_AMOUNTS)).toEqual([]);
    }),
    { numRuns: 20 },
  );
});

it.each([
  ['of a VAT payer', forPeppol, 442.3],
  ['outside the VAT system', { ...forPeppol, pdvObveznik: false }, 381.67],
])('is parsed by another library with the same values for an invoice %s', (_name, invoice, payableAmount) => {
  expect(createToolkit().peppolUBLToInvoice(ublInvoice(invoice))).toMatchObject({
    ID: '12/2026',
    documentCurrencyCode: 'BAM',
    seller: { legalEntity: { registrationName: 'Čelik i žica d.o.o.' } },
    legalMonetaryTotal: { payableAmount },
    invoiceLines: [{ unitCode: 'MON' }, { price: 3.3333 }, { name: 'Udžbenik za kurs' }],
  });
});

it('is parsed by another library as a credit note, with positive amounts and the corrected invoice', () => {
  const xml = ublInvoice({ ...forPeppol, ...creditNote, brojFakture: 'KO-1/2026' });
  expect(createToolkit().peppolUBLToCreditNote(xml)).toMatchObject({
    ID: 'KO-1/2026',
    creditNoteTypeCode: 381,
    legalMonetaryTotal: { payableAmount: 442.3 },
  });
  expect(xml).toMatch(/<cac:InvoiceDocumentReference>\s*<cbc:ID>12\/2026<\/cbc:ID>/);
  expect(xml).not.toContain('PaymentMeans');
});

it('gives units codes of the standard', () => {
  for (const code of UNIT_CODES.values()) expect(isValidUnitCode(code)).toBe(true);
});
