import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyInvoice, sampleCreditNote, sampleInvoice } from './invoice.fixture.ts';
import { emptyParty, LATER_FIELDS, newInvoice } from './invoice.ts';
import { isLogo, readInvoice } from './schema.ts';

const read = (change: object) => readInvoice({ ...sampleInvoice, ...change });
const [item] = sampleInvoice.items;

test.each([
  ['a new one', newInvoice('2026-11-02'), true],
  ['a fraction of a fening in a price', { items: [{ ...item, price: 0.5 }] }, false],
  ['a returned quantity', { items: [{ ...item, quantity: -1 }] }, true],
  ['a negative price', { items: [{ ...item, price: -1 }] }, false],
  ['an unknown kind of document', { vrsta: 'tender' }, false],
  ['no number at all', { items: [{ ...item, quantity: Number.NaN }] }, false],
  ['a discount above the whole', { items: [{ ...item, discountRate: 1_000_001 }] }, false],
  ['an unknown kind of identifier', { company: { ...sampleInvoice.company, idType: 'OIB' } }, false],
  ['a number that is no text', { brojFakture: 12 }, false],
])('%s: %#', (_name, change, accepted) => expect(read(change) !== undefined).toBe(accepted));

test('accepts any text as text, also for a day; returns an empty logo when it is no picture', () => {
  fc.assert(
    fc.property(anyInvoice, (invoice) => {
      const days = { datum: '2026-02-30', datumIsporuke: '20266-01-01', rokPlacanja: '' };
      expect(readInvoice({ ...invoice, ...days })).toEqual({ ...invoice, ...days, logo: '' });
    }),
  );
});

test('reads texts of any length', () => {
  const long = { napomena: 'x'.repeat(200_000), items: Array.from({ length: 5000 }, () => item) };
  expect(read(long)).toMatchObject(long);
});

test.each(Object.keys(newInvoice('2026-11-02')).filter((name) => name !== 'items'))(
  'reads an invoice of a version without %s, with all its values',
  (name) => {
    const older = Object.fromEntries(Object.entries(sampleInvoice).filter(([key]) => key !== name));
    expect(readInvoice(older)).toMatchObject(older);
  },
);

test('fills missing fields of a party with the defaults', () => {
  expect(read({ customer: { name: 'Kupac' } })?.customer).toEqual({ ...emptyParty, name: 'Kupac' });
});

test('keeps text that is no figure, and drops invalid entries', () => {
  const unread = { price: 'sto' };
  expect(read({ items: [{ ...item, price: 0, unread }] })?.items[0]).toMatchObject({ price: 0, unread });
  expect(read({ items: [{ ...item, unread: { price: 7 } }] })?.items[0]).toMatchObject({ unread: {} });
});

test('keeps fields of a later version', () => {
  const later = { ...sampleInvoice, buduce: '77', items: [{ ...item, buduce: 'A1' }] };
  expect(readInvoice(later)).toEqual(later);
});

describe('a logo', () => {
  test.each([
    ['none', '', true],
    ['a PNG', 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==', true],
    ['a JPEG', 'data:image/jpeg;base64,/9j/4AAQSkZJRg==', true],
    ['another file declared as a PNG', 'data:image/png;base64,PHN2Zz4=', false],
    ['a drawing', 'data:image/svg+xml;base64,PHN2Zz4=', false],
    ['a page', 'data:text/html;base64,iVBORw0KGgo', false],
    ['a picture elsewhere', 'https://example.org/pixel.png', false],
    ['a script', 'javascript:alert(1)', false],
    ['a huge PNG', `data:image/png;base64,iVBORw0KGgo${'A'.repeat(1_500_000)}`, false],
  ])('%s', (_name, logo, isKnown) => {
    expect(isLogo(logo)).toBe(isKnown);
    expect(read({ logo })?.logo).toBe(isKnown ? logo : '');
  });
});

test('reads an invoice stored before the fields of Peppol with empty ones', () => {
  const { referencaKupca, ...older } = sampleInvoice;
  const { eAdresa, ...buyer } = sampleInvoice.customer;
  expect([referencaKupca, eAdresa]).toEqual(['', '']);
  expect(readInvoice({ ...older, customer: buyer })).toEqual(sampleInvoice);
});

test('reads a document stored before kinds with all its values', () => {
  const earlier = Object.fromEntries(
    Object.entries(sampleInvoice).filter(([name]) => !(name in LATER_FIELDS)),
  );
  const items = sampleInvoice.items.map((one) => ({ ...one, sifra: undefined }));
  const stored: object = JSON.parse(JSON.stringify({ ...earlier, items }));
  expect(readInvoice(stored)).toEqual(sampleInvoice);
  expect(readInvoice({ ...earlier, ispravlja: sampleCreditNote.ispravlja })?.vrsta).toBe('odobrenje');
});

test('reads a document stored before credit notes as an invoice, and reads back a credit note', () => {
  const { ispravlja: _, ...earlier } = sampleInvoice;
  expect(readInvoice(earlier)).toEqual(sampleInvoice);
  expect(readInvoice(JSON.parse(JSON.stringify(sampleCreditNote)))).toEqual(sampleCreditNote);
  expect(read({ vrsta: 'odobrenje', ispravlja: { broj: 12 } })).toBeUndefined();
});
