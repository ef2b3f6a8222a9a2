import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyInvoice, sampleCreditNote, sampleInvoice } from './invoice.fixture.ts';
import { emptyParty, newInvoice } from './invoice.ts';
import { isLogo, readInvoice } from './schema.ts';

const read = (change: object) => readInvoice({ ...sampleInvoice, ...change });
const [item] = sampleInvoice.items;

test.each([
  ['a new one', newInvoice('2026-11-02'), true],
  ['a fraction of a fening in a price', { items: [{ ...item, price: 0.5 }] }, false],
  ['a negative quantity', { items: [{ ...item, quantity: -1 }] }, false],
  ['no number at all', { items: [{ ...item, quantity: Number.NaN }] }, false],
  ['a discount above the whole', { items: [{ ...item, discountRate: 1_000_001 }] }, false],
  ['an unknown kind of identifier', { company: { ...sampleInvoice.company, idType: 'OIB' } }, false],
  ['a number that is no text', { brojFakture: 12 }, false],
])('%s: %#', (_name, change, accepted) => expect(read(change) !== undefined).toBe(accepted));

test('any text is accepted as text, for a day too; what is no picture comes back empty', () => {
  fc.assert(
    fc.property(anyInvoice, (invoice) => {
      const days = { datum: '2026-02-30', datumIsporuke: '20266-01-01', rokPlacanja: '' };
      expect(readInvoice({ ...invoice, ...days })).toEqual({ ...invoice, ...days, logo: '' });
    }),
  );
});

test('no length of what was typed makes it unreadable', () => {
  const long = { napomena: 'x'.repeat(200_000), items: Array.from({ length: 5000 }, () => item) };
  expect(read(long)).toMatchObject(long);
});

test.each(Object.keys(newInvoice('2026-11-02')).filter((name) => name !== 'items'))(
  'an invoice of a version that did not keep %s yet is read, with all it kept',
  (name) => {
    const older = Object.fromEntries(Object.entries(sampleInvoice).filter(([key]) => key !== name));
    expect(readInvoice(older)).toMatchObject(older);
  },
);

test('a party of fewer fields has the others as in a new one', () => {
  expect(read({ customer: { name: 'Kupac' } })?.customer).toEqual({ ...emptyParty, name: 'Kupac' });
});

test('what was typed for a figure and is not understood comes back; what is no such thing costs nothing', () => {
  const unread = { price: 'sto' };
  expect(read({ items: [{ ...item, price: 0, unread }] })?.items[0]).toMatchObject({ price: 0, unread });
  expect(read({ items: [{ ...item, unread: { price: 7 } }] })?.items[0]).toMatchObject({ unread: {} });
});

test('what a later version keeps besides goes along', () => {
  const later = { ...sampleInvoice, narudzba: '77', items: [{ ...item, sifra: 'A1' }] };
  expect(readInvoice(later)).toEqual(later);
});

describe('a logo', () => {
  test.each([
    ['none', '', true],
    ['a PNG', 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUg==', true],
    ['a JPEG', 'data:image/jpeg;base64,/9j/4AAQSkZJRg==', true],
    ['what only says that it is a PNG', 'data:image/png;base64,PHN2Zz4=', false],
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

test('an invoice kept before the fields of Peppol were there is read with them empty', () => {
  const { referencaKupca, ...older } = sampleInvoice;
  const { eAdresa, ...buyer } = sampleInvoice.customer;
  expect([referencaKupca, eAdresa]).toEqual(['', '']);
  expect(readInvoice({ ...older, customer: buyer })).toEqual(sampleInvoice);
});

test('what was kept before there were credit notes is an invoice; a credit note comes back as one', () => {
  const { ispravlja: _, ...earlier } = sampleInvoice;
  expect(readInvoice(earlier)).toEqual(sampleInvoice);
  expect(readInvoice(JSON.parse(JSON.stringify(sampleCreditNote)))).toEqual(sampleCreditNote);
  expect(read({ ispravlja: { broj: 12 } })).toBeUndefined();
});
