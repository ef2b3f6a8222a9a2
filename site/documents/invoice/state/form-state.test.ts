import { sampleInvoice } from '@obracun/engine/documents/invoice/invoice.fixture.ts';
import { newItem } from '@obracun/engine/documents/invoice/invoice.ts';
import { expect, it } from 'vitest';
import { type InvoiceAction, initialForm, reduceForm } from './form-state.ts';

const after = (...actions: InvoiceAction[]) => actions.reduce(reduceForm, initialForm);
const sample: InvoiceAction = { type: 'replaced', invoice: sampleInvoice };

it('starts as a VAT payer with one empty item of quantity 1, price 0 and 17 %, without a day', () => {
  expect(initialForm.invoice).toMatchObject({ pdvObveznik: true, datum: '', brojFakture: '' });
  expect(initialForm.invoice.items).toMatchObject([{ quantity: 10_000, price: 0, taxRate: 170_000 }]);
});

it('removes by position and keeps the keys of the other rows', () => {
  const before = after(sample);
  const state = reduceForm(before, { type: 'removed', at: 1 });
  expect(state.invoice.items).toEqual([sampleInvoice.items[0], sampleInvoice.items[2]]);
  expect(state.rowKeys).toEqual([before.rowKeys[0], before.rowKeys[2]]);
});

it('gives a row added after a removal a new key', () => {
  const item = newItem('2026-11-02');
  const { rowKeys, invoice } = after(sample, { type: 'removed', at: 2 }, { type: 'added', item });
  expect(new Set(rowKeys).size).toBe(3);
  expect(invoice.items[2]).toEqual(item);
});

it('changes one item, one party, one fact at a time', () => {
  const { invoice } = after(
    sample,
    { type: 'item', at: 1, change: { price: 5 } },
    { type: 'party', name: 'customer', change: { name: 'Novi kupac' } },
    { type: 'typed', change: { brojFakture: '13/2026' } },
  );
  expect(invoice.items.map(({ price }) => price)).toEqual([3_500_000, 5, 125_000]);
  expect(invoice.customer).toEqual({ ...sampleInvoice.customer, name: 'Novi kupac' });
  expect(invoice.company).toEqual(sampleInvoice.company);
  expect(invoice.brojFakture).toBe('13/2026');
});

it('gives another invoice a new form and new rows', () => {
  const first = after(sample);
  const second = reduceForm(first, sample);
  expect(second.form).not.toBe(first.form);
  expect(second.rowKeys.some((key) => first.rowKeys.includes(key))).toBe(false);
});
