import 'fake-indexeddb/auto';
import { sampleInvoice } from '@obracun/engine/documents/invoice/invoice.fixture.ts';
import { newInvoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { expect, it } from 'vitest';
import {
  changeShelf,
  emptyShelf,
  loadShelf,
  nextNumber,
  numberTaken,
  type Shelf,
  withInvoice,
  without,
} from './shelf.ts';

it('takes the invoice, its buyer and its items, but nothing without a name', () => {
  const shelf = withInvoice(emptyShelf, sampleInvoice);
  expect(shelf.invoices).toEqual([sampleInvoice]);
  expect(shelf.partners).toEqual([sampleInvoice.customer]);
  expect(shelf.items.map(({ description }) => description)).toEqual(
    sampleInvoice.items.map(({ description }) => description).reverse(),
  );
  expect(withInvoice(shelf, newInvoice('2026-11-02'))).toEqual(shelf);
});

it('comes back from the browser as it was put there', async () => {
  const shelf = withInvoice(emptyShelf, sampleInvoice);
  expect(await loadShelf()).toEqual(emptyShelf);
  await changeShelf(() => shelf);
  expect(await loadShelf()).toEqual(shelf);
});

it('takes changes in the order they were asked for', async () => {
  const { customer, company } = sampleInvoice;
  const changes = [
    (shelf: Shelf) => ({ ...shelf, partners: [customer] }),
    () => emptyShelf,
    (shelf: Shelf) => ({ ...shelf, partners: [...shelf.partners, company] }),
  ];
  await Promise.all(changes.map((make) => changeShelf(make)));
  expect(await loadShelf()).toEqual({ ...emptyShelf, partners: [company] });
});

it('loses only what is taken off it', () => {
  const { customer, company } = sampleInvoice;
  expect(without([company, customer], { ...customer })).toEqual([company]);
});

it('says when a number belongs to another invoice, and not when it is the same one again', () => {
  const shelf = withInvoice(emptyShelf, sampleInvoice);
  const { customer } = sampleInvoice;
  expect(numberTaken(shelf, { ...sampleInvoice, napomena: 'dopunjeno' })).toEqual([]);
  expect(numberTaken(shelf, { ...sampleInvoice, brojFakture: '99/2026' })).toEqual([]);
  const others = [
    { ...sampleInvoice, datum: '2026-12-31' },
    { ...sampleInvoice, customer: { ...customer, name: 'Drugi kupac' } },
  ];
  for (const other of others)
    expect(numberTaken(shelf, other)).toMatchObject([
      { polje: 'brojFakture', ispunjeno: false, poruka: expect.stringContaining(customer.name) },
    ]);
});

it('proposes the number after the latest, and the first of a new year', () => {
  const shelf = withInvoice(emptyShelf, sampleInvoice);
  expect(nextNumber(emptyShelf, '2026-11-21')).toBe('1/2026');
  expect(nextNumber(shelf, '2026-11-21')).toBe('13/2026');
  expect(nextNumber(shelf, '2027-01-04')).toBe('1/2027');
});
