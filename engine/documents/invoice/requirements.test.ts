import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { documentText } from '../plain-text.ts';
import { invoiceDocument } from './document.ts';
import { anyInvoice, sampleCreditNote, sampleInvoice } from './invoice.fixture.ts';
import { type Invoice, newInvoice } from './invoice.ts';
import { requirementsOf } from './requirements.ts';
import { ublInvoice } from './ubl/ubl.ts';

/** The unmet requirements and warnings. */
const missingFrom = (invoice: Invoice) => requirementsOf(invoice).filter(({ ispunjeno }) => !ispunjeno);
const fieldsMissing = (invoice: Invoice) => missingFrom(invoice).map(({ polje }) => polje);

/** Supplied in the month of its issue. */
const punctual: Invoice = { ...sampleInvoice, datumIsporuke: '2026-11-01' };

test('finds nothing missing in the sample', () => {
  expect(missingFrom(punctual)).toEqual([]);
});

test('requires all but day and quantity in a new invoice of a VAT payer', () => {
  expect(fieldsMissing(newInvoice('2026-11-02'))).toEqual([
    'brojFakture',
    'mjesto',
    'datumIsporuke',
    'company.name',
    'company.address',
    'customer.name',
    'customer.address',
    'items.0.description',
    'items.0.price',
    'company.pdvBroj',
  ]);
});

test('requires a note but no PDV number when outside the VAT system', () => {
  const invoice = {
    ...sampleInvoice,
    pdvObveznik: false,
    company: { ...sampleInvoice.company, pdvBroj: '' },
  };
  expect(fieldsMissing(invoice)).toEqual([]);
  expect(requirementsOf(invoice).map(({ naziv }) => naziv)).toContain(
    'Napomena da izdavalac nije u sistemu PDV-a',
  );
});

test('requires the corrected invoice in a credit note, and neither supply nor payment term', () => {
  expect(missingFrom({ ...sampleCreditNote, datumIsporuke: '', rokPlacanja: '2020-01-01' })).toEqual([]);
  const ispravlja = { broj: '', datum: '' };
  expect(fieldsMissing({ ...sampleCreditNote, ispravlja })).toEqual(['ispravlja.broj', 'ispravlja.datum']);
  const later = { broj: '12/2026', datum: '2026-11-21' };
  expect(missingFrom({ ...sampleCreditNote, ispravlja: later })).toMatchObject([
    { vrsta: 'sumnja', polje: 'ispravlja.datum' },
  ]);
  expect(requirementsOf(sampleCreditNote).every(({ izvor }) => izvor === null)).toBe(true);
});

describe('one error', () => {
  const [first, second, third] = sampleInvoice.items;
  if (!first || !second || !third) throw new Error('the sample has three items');
  test.each<[string, Partial<Invoice>, string, RegExp]>([
    ['no article for 0 %', { clanOslobodjenja: ' ' }, 'clanOslobodjenja', /član Zakona o PDV/],
    ['a rate of exchange of nothing', { valuta: 'EUR', kurs: 0 }, 'kurs', /^Upišite koliko KM vrijedi 1 EUR/],
    ['another rate of the euro', { valuta: 'EUR', kurs: 1_950_000 }, 'kurs', /1,95583/],
    ['a period backwards', { periodOd: '2026-10-31', periodDo: '2026-10-01' }, 'periodDo', /prije početka/],
    [
      'an advance above the invoice',
      {
        vrsta: 'konacna',
        avansi: [{ broj: 'A-1', datum: '', parts: [{ taxRate: 170_000, total: 500_00 }] }],
      },
      'avansi',
      /57,70 veći od fakture/,
    ],
    ['a return above the sale', { items: [{ ...first, quantity: -10_000 }] }, 'items', /manji od nule/],
    ['no items', { items: [] }, 'items.0.description', /Opišite/],
    [
      'second item without words',
      { items: [first, { ...second, description: '' }] },
      'items.1.description',
      /Opišite/,
    ],
    ['a quantity of nothing', { items: [{ ...first, quantity: 0 }] }, 'items.0.quantity', /količinu/],
    [
      'a return in an offer',
      { vrsta: 'ponuda', items: [{ ...first, quantity: -1 }] },
      'items.0.quantity',
      /veću od nule/,
    ],
    ['an impossible day', { datum: '2026-02-30' }, 'datum', /datum/],
    ['supply after issue', { datumIsporuke: '2026-11-03' }, 'datumIsporuke', /poslije datuma izdavanja/],
    [
      'another rate',
      { items: [first, { ...second, taxRate: 200_000 }] },
      'items.1.taxRate',
      /Stopa je 17 %, ili 0 %/,
    ],
    [
      'a VAT number of another JIB',
      { company: { ...sampleInvoice.company, pdvBroj: '404057800001' } },
      'company.pdvBroj',
      /nije od ovog JIB-a: počinjao bi sa 40371125/,
    ],
    [
      'an electronic address without its scheme',
      { customer: { ...sampleInvoice.customer, eAdresa: '404057800001' } },
      'customer.eAdresa',
      /9924:/,
    ],
    ['due before issue', { rokPlacanja: '2026-11-01' }, 'rokPlacanja', /prije datuma/],
    [
      'a term that is no day',
      { rokPlacanja: 'za 30 dana' },
      'rokPlacanja',
      /^Upišite dan kao 5\. 3\. 2018\.$/,
    ],
    ['due after 60 days', { rokPlacanja: '2027-01-02' }, 'rokPlacanja', /60 dana/],
    ['account', { racun: '5520040002547573' }, 'racun', /Kontrolne cifre/],
    [
      'JIB of the buyer',
      { customer: { ...sampleInvoice.customer, idNumber: '4404057800002' } },
      'customer.idNumber',
      /JIB/,
    ],
    [
      'PDV number of the seller',
      { company: { ...sampleInvoice.company, pdvBroj: '209172020005' } },
      'company.pdvBroj',
      /^Ovaj PDV broj vjerovatno/,
    ],
    [
      'an amount no words reach',
      { items: [{ ...first, quantity: 9_999_990_000, price: 999_999_999 }] },
      'items',
      /999\.999\.999,99/,
    ],
  ])('%s', (_name, change, polje, poruka) => {
    const missing = missingFrom({ ...sampleInvoice, ...change }).filter((row) => row.polje === polje);
    expect(missing[0]?.poruka).toMatch(poruka);
  });
});

test('does not validate numbers of a foreign buyer by our rules', () => {
  const customer = { ...sampleInvoice.customer, idNumber: 'HR12345678901', pdvBroj: 'x', drzava: 'HR' };
  expect(fieldsMissing({ ...punctual, customer, racun: 'BA395520040002547572' })).toEqual([]);
  expect(fieldsMissing({ ...punctual, customer, bic: 'BANKBA2' })).toEqual(['racun', 'bic']);
});

test('accepts a supply on the day of issue, rates of 17 and 0 %, and a branch with the number of its head office', () => {
  expect(fieldsMissing({ ...sampleInvoice, datumIsporuke: sampleInvoice.datum })).toEqual([]);
  const branch = { ...sampleInvoice.company, idNumber: '4403711250010' };
  const messages = requirementsOf({ ...sampleInvoice, company: branch }).filter(
    ({ polje }) => polje === 'company.pdvBroj',
  );
  expect(messages.filter(({ ispunjeno }) => !ispunjeno)).toEqual([]);
});

test('accepts any rate when outside the VAT system', () => {
  const items = sampleInvoice.items.map((item) => ({ ...item, taxRate: 200_000 }));
  expect(fieldsMissing({ ...sampleInvoice, pdvObveznik: false, items })).toEqual([]);
});

test('does not compare a term with an invalid day of issue', () => {
  const typed = { ...sampleInvoice, datum: '32.13.2026', rokPlacanja: '2026-12-01' };
  expect(fieldsMissing(typed)).toEqual(['datum']);
});

test('accepts a term of exactly 60 days', () => {
  expect(fieldsMissing({ ...punctual, rokPlacanja: '2027-01-01' })).toEqual([]);
});

test('cites the source of every legal requirement, and advises on every unmet one', () => {
  fc.assert(
    fc.property(anyInvoice, (invoice) => {
      for (const { ispunjeno, poruka, izvor } of requirementsOf(invoice)) {
        if (!ispunjeno) expect(poruka).toMatch(/\.$/);
        if (izvor) expect(izvor.url ?? izvor.glasilo).toBeDefined();
      }
    }),
  );
});

test('cites the article of an export by the country of the buyer alone', () => {
  const customer = { ...sampleInvoice.customer, drzava: 'DE' };
  const abroad = { ...sampleInvoice, customer, clanOslobodjenja: '', osnovBezPdv: '' } as const;
  expect(fieldsMissing(abroad)).not.toContain('clanOslobodjenja');
  expect(documentText(invoiceDocument(abroad))).toContain(
    'Osnov oslobođenja od PDV-a: član 27. Zakona o PDV',
  );
  expect(ublInvoice(abroad)).toContain('>član 27. Zakona o PDV</cbc:TaxExemptionReason>');
  expect(fieldsMissing({ ...abroad, osnovBezPdv: 'oslobodjeno' })).toContain('clanOslobodjenja');
});

test('doubts a supply that is invoiced in a later month, by its day or the end of its period', () => {
  const doubted = (part: Partial<Invoice>) =>
    missingFrom({ ...sampleInvoice, ...part }).find(({ polje }) => polje === 'datumIsporuke')?.poruka;
  expect(doubted({})).toBe(
    'Isporuka je u 10/2026, a faktura u 11/2026: knjiži se po datumu izdavanja. Provjerite kojem periodu pripada PDV.',
  );
  expect(doubted({ datumIsporuke: '', periodOd: '2026-10-01', periodDo: '2026-10-31' })).toBeDefined();
  expect(doubted({ datumIsporuke: '2026-11-02' })).toBeUndefined();
  expect(doubted({ pdvObveznik: false })).toBeUndefined();
});

test('doubts a buyer with a JIB who is not known to be in the VAT system', () => {
  const { customer } = punctual;
  const fields = (part: Partial<Invoice['customer']>) =>
    fieldsMissing({ ...punctual, customer: { ...customer, pdvBroj: '', ...part } });
  expect(fields({})).toEqual(['customer.uPdv']);
  expect(fields({ uPdv: 'da' })).toEqual([]);
  expect(fields({ uPdv: 'ne' })).toEqual([]);
  expect(fields({ uPdv: 'da', idNumber: '' })).toEqual(['customer.pdvBroj']);
  expect(fields({ drzava: 'HR' })).not.toContain('customer.uPdv');
});
