import { type Invoice, type Item, newInvoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { expect, test } from 'vitest';
import { initialForm } from './form-state.ts';
import { invoiceDrafts } from './stored.ts';

const { isBlank } = invoiceDrafts;
const blank = newInvoice('2026-11-02');

test('considers an invoice without input blank, whatever its day', () => {
  for (const one of [blank, newInvoice('2027-01-01'), initialForm.invoice]) expect(isBlank(one)).toBe(true);
});

const withItem = (own: Partial<Item>): Partial<Invoice> => ({
  items: blank.items.map((item) => ({ ...item, ...own })),
});

test.each<[string, Partial<Invoice>]>([
  ['the place', { mjesto: 'Zenica' }],
  ['a term that is no day', { rokPlacanja: 'za 30 dana' }],
  ['the account', { racun: '5520040002547572' }],
  ['the address of the seller', { company: { ...blank.company, address: 'Ulica 1' } }],
  ['the number of the buyer', { customer: { ...blank.customer, pdvBroj: '4' } }],
  ['how many', withItem({ quantity: 20_000 })],
  ['a discount', withItem({ discountRate: 50_000 })],
  ['a figure that is not understood', withItem({ unread: { price: 'oko sto' } })],
  ['another row', { items: [...blank.items, ...blank.items] }],
])('is not blank with %s alone', (_name, typed) => expect(isBlank({ ...blank, ...typed })).toBe(false));
