import { expect, test } from 'vitest';
import { sampleInvoice } from '../invoice/invoice.fixture.ts';
import { totalsOf } from '../invoice/totals.ts';
import { purchaseOfInvoice } from './purchase-of-invoice.ts';

test('books a received invoice with its seller as the supplier', () => {
  const { base, vat } = totalsOf(sampleInvoice).km;
  expect(purchaseOfInvoice(sampleInvoice, '2026-11-05')).toMatchObject({
    code: '01',
    number: '12/2026',
    date: '2026-11-02',
    received: '2026-11-05',
    supplier: 'Čelik i žica d.o.o.',
    seat: 'Ulica đačka 5, 78000 Banja Luka',
    pdvBroj: '403711250001',
    jib: '4403711250001',
    base,
    vat,
    deductible: vat,
  });
});

test('books amounts in KM', () => {
  const inEuro = { ...sampleInvoice, valuta: 'EUR', kurs: 1_955_830 };
  expect(purchaseOfInvoice(inEuro, '2026-11-05')).toMatchObject({ base: totalsOf(inEuro).km.base });
});

test.each([
  ['an offer', { vrsta: 'ponuda' }],
  ['an invoice from abroad', { company: { ...sampleInvoice.company, drzava: 'HR' } }],
  ['an invoice without a number', { brojFakture: ' ' }],
  ['an invoice issued after today', { datum: '2026-12-01' }],
] as const)('does not book %s', (_of, change) =>
  expect(purchaseOfInvoice({ ...sampleInvoice, ...change }, '2026-11-05')).toBeUndefined(),
);
