import 'fake-indexeddb/auto';
import { anyInvoice, sampleInvoice } from '@obracun/engine/documents/invoice/invoice.fixture.ts';
import { newInvoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { invoiceSchema } from '@obracun/engine/documents/invoice/schema.ts';
import fc from 'fast-check';
import { clear, createStore } from 'idb-keyval';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  INVOICE_SLOTS,
  keptDraft,
  keptInvoices,
  keptItems,
  keptPartners,
  rememberInvoice,
  rememberItem,
  rememberPartner,
} from './invoice/kept.ts';
import { askToPersist, exportAll, importAll, slot } from './storage.ts';

const clearAll = () => clear(createStore('obracun-plata', 'dokumenti'));

beforeEach(clearAll);

test('a draft survives as it was typed', async () => {
  expect(await keptDraft.load()).toBeUndefined();
  await keptDraft.save(sampleInvoice);
  expect(await keptDraft.load()).toEqual(sampleInvoice);
});

test('what another version kept in another shape is not loaded', async () => {
  const before = slot<unknown>('faktura.nacrt', '', { safeParse: (data) => ({ success: true, data }) });
  await before.save({ brojFakture: 12 });
  expect(await keptDraft.load()).toBeUndefined();
});

describe('one file', () => {
  test('takes everything out and back', async () => {
    await keptDraft.save(sampleInvoice);
    await keptInvoices.save([sampleInvoice, newInvoice('2026-11-02')]);
    await keptPartners.save([sampleInvoice.customer]);
    const file = await exportAll(INVOICE_SLOTS);
    await clearAll();
    expect(await importAll(INVOICE_SLOTS, file)).toBeUndefined();
    expect(await keptDraft.load()).toEqual(sampleInvoice);
    expect(await keptInvoices.load()).toHaveLength(2);
    expect(await keptPartners.load()).toEqual([sampleInvoice.customer]);
    expect(await keptItems.load()).toBeUndefined();
  });

  test.each([
    ['', /oštećena/],
    ['{', /oštećena/],
    ['null', /oštećena/],
    ['[]', /oštećena/],
    ['{"program":"drugi","verzija":1,"podaci":{}}', /nije izvoz/],
    ['{"program":"obracun-plata","verzija":2,"podaci":{}}', /nije izvoz/],
    ['{"program":"obracun-plata","verzija":1,"podaci":{}}', /nema podataka/],
    ['{"program":"obracun-plata","verzija":1,"podaci":{"faktura.partneri":[{"name":5}]}}', /partneri/],
  ])('%s is refused', async (file, why) => {
    expect(await importAll(INVOICE_SLOTS, file)).toMatch(why);
  });

  test('with one wrong part changes nothing', async () => {
    await keptPartners.save([sampleInvoice.customer]);
    const podaci = { 'faktura.partneri': [], 'faktura.nacrt': { ...sampleInvoice, items: 'x' } };
    const file = JSON.stringify({ program: 'obracun-plata', verzija: 1, podaci });
    expect(await importAll(INVOICE_SLOTS, file)).toMatch(/nacrt fakture/);
    expect(await keptPartners.load()).toEqual([sampleInvoice.customer]);
  });
});

describe('an invoice from outside', () => {
  const accepts = (change: object) => invoiceSchema.safeParse({ ...sampleInvoice, ...change }).success;
  const [item] = sampleInvoice.items;

  test.each([
    ['a new one', newInvoice('2026-11-02'), true],
    ['a fraction of a fening in a price', { items: [{ ...item, price: 0.5 }] }, false],
    ['a negative quantity', { items: [{ ...item, quantity: -1 }] }, false],
    ['no number at all', { items: [{ ...item, quantity: Number.NaN }] }, false],
    ['a discount above the whole', { items: [{ ...item, discountRate: 1_000_001 }] }, false],
    ['an unknown kind of identifier', { company: { ...sampleInvoice.company, idType: 'OIB' } }, false],
  ])('%s: %#', (_name, change, accepted) => expect(accepts(change)).toBe(accepted));

  test('any text is accepted as text, and what is no day comes back empty', () => {
    fc.assert(
      fc.property(anyInvoice, (invoice) => {
        const days = { datum: '2026-02-30', datumIsporuke: '20266-01-01', rokPlacanja: '' };
        const empty = { datum: '', datumIsporuke: '', rokPlacanja: '' };
        expect(invoiceSchema.parse({ ...invoice, ...days })).toEqual({ ...invoice, ...empty });
      }),
    );
  });

  test('no length of what was typed makes it unreadable', () => {
    expect(accepts({ napomena: 'x'.repeat(200_000), items: Array.from({ length: 5000 }, () => item) })).toBe(
      true,
    );
  });
});

test('what is remembered stands first and only once', () => {
  const { customer, items } = sampleInvoice;
  const [, second, ...others] = items;
  if (!second) throw new Error('the sample has three items');
  const other = { ...customer, idNumber: '4403711250001' };
  const moved = { ...customer, address: 'Nova adresa' };
  expect(rememberPartner([other, customer], moved)).toEqual([moved, other]);
  expect(rememberPartner([{ ...customer, idNumber: '' }], moved)).toEqual([moved]);
  expect(rememberItem(items, { ...second, price: 5 })).toEqual([
    { ...second, price: 5 },
    items[0],
    ...others,
  ]);
});

test('invoices are kept under their number, every one, without the logo', () => {
  const many = Array.from({ length: 600 }, (_, index) => ({ ...sampleInvoice, brojFakture: `${index}` }));
  const kept = rememberInvoice(many, {
    ...sampleInvoice,
    brojFakture: '7',
    napomena: 'ispravljena',
    logo: 'data:',
  });
  expect(kept).toHaveLength(600);
  expect(kept[0]).toMatchObject({ brojFakture: '7', napomena: 'ispravljena', logo: '' });
});

test('a browser that promises nothing is no error', async () => {
  expect(await askToPersist()).toBe(false);
});
