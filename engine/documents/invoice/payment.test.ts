import { expect, test } from 'vitest';
import { sampleInvoice, sampleOf } from './invoice.fixture.ts';
import { KINDS } from './kinds.ts';
import { paymentOf } from './payment.ts';
import { totalsOf } from './totals.ts';

test('says what a payment order needs', () => {
  expect(paymentOf(sampleInvoice)).toEqual({
    amount: totalsOf(sampleInvoice).payable,
    purpose: 'Faktura 12/2026',
    reference: '12-2026',
    code: expect.stringMatching(/^BIHUPP10\n[\s\S]*\n5520040002547572\n/),
  });
});

test('takes the number as the reference when there is none', () =>
  expect(paymentOf({ ...sampleInvoice, pozivNaBroj: '' })?.reference).toBe('12/2026'));

test.each([
  ['in another currency', { valuta: 'EUR' }],
  ['to an account that is none', { racun: '5520040002547573' }],
])('has no code for a payment %s', (_of, change) => {
  const payment = paymentOf({ ...sampleInvoice, ...change });
  expect(payment).toMatchObject({ purpose: 'Faktura 12/2026', code: undefined });
});

test('is of the documents that a buyer pays by', () =>
  expect(KINDS.filter((kind) => paymentOf(sampleOf[kind]))).toEqual([
    'faktura',
    'predracun',
    'konacna',
    'zaduzenje',
  ]));
