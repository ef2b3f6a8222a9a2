import 'fake-indexeddb/auto';
import { sampleCreditNote, sampleInvoice } from '@obracun/engine/documents/invoice/invoice.fixture.ts';
import { type Invoice, newInvoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { beforeEach, expect, it } from 'vitest';
import { asVersion1, keepAsVersion1 } from '../../../storage/db/earlier/version-1.fixture.ts';
import { emptyDevice } from '../../../storage/db/empty-device.fixture.ts';
import type { Kept } from '../../../storage/db/tables.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { numberTaken } from '../requirements-for.ts';
import { clearShelf, emptyShelf, keepInvoice, nextNumber, readShelf } from './shelf.ts';

beforeEach(emptyDevice);

const contents = <T>(kept: readonly Kept<T>[]): readonly T[] => kept.map(({ content }) => content);
const shelf = () => withDatabase(readShelf);
const { customer } = sampleInvoice;
const otherBuyer: Invoice = {
  ...sampleInvoice,
  customer: { ...customer, name: 'Drugi kupac', idNumber: '' },
};
const otherDay: Invoice = { ...sampleInvoice, datum: '2026-12-31' };

it('saves the invoice, its buyer and its items, but nothing without a name', async () => {
  await keepInvoice(newInvoice('2026-11-02'));
  expect(await shelf()).toEqual(emptyShelf);
  await keepInvoice({ ...sampleInvoice, logo: 'data:' });
  const { invoices, partners, items } = await shelf();
  expect(contents(invoices)).toEqual([sampleInvoice]);
  expect(contents(partners)).toEqual([customer]);
  expect(contents(items)).toEqual(sampleInvoice.items.toReversed());
});

it('never replaces an invoice by one of the same number with another buyer or day', async () => {
  for (const one of [sampleInvoice, otherBuyer, otherDay]) await keepInvoice(one);
  const { invoices, earlier } = await shelf();
  expect(contents(invoices)).toEqual([otherDay, otherBuyer, sampleInvoice]);
  expect(earlier).toEqual([]);
});

it('keeps the previous version of the same invoice, once', async () => {
  const again = { ...sampleInvoice, napomena: 'dopunjeno' };
  for (const one of [sampleInvoice, sampleInvoice, again, again]) await keepInvoice(one);
  const { invoices, earlier } = await shelf();
  expect(contents(invoices)).toEqual([again]);
  expect(contents(earlier)).toEqual([sampleInvoice]);
  expect(earlier[0]?.of).toBe(invoices[0]?.id);
});

it('keeps everything that is saved at once, as by two tabs', async () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ ...sampleInvoice, brojFakture: `${at}/2026` }));
  await Promise.all(many.map(keepInvoice));
  const { invoices, partners, items } = await shelf();
  expect(invoices).toHaveLength(20);
  expect(partners).toHaveLength(1);
  expect(items).toHaveLength(sampleInvoice.items.length);
});

it('replaces the address of a partner by a later one', async () => {
  const moved = { ...customer, address: 'Nova adresa' };
  for (const one of [sampleInvoice, { ...sampleInvoice, brojFakture: '13', customer: moved }])
    await keepInvoice(one);
  expect(contents((await shelf()).partners)).toEqual([moved]);
});

it('overwrites no unreadable record', async () => {
  const torn = { ...sampleInvoice, items: 'x' };
  await keepAsVersion1({ ...asVersion1, 'faktura.sacuvane': [torn], 'faktura.partneri': [{ name: 5 }] });
  await keepInvoice(sampleInvoice);
  const kept = await withDatabase(async (db) => [await db.fakture.toArray(), await db.partneri.toArray()]);
  expect(kept.map(contents)).toEqual([
    expect.arrayContaining([torn, sampleInvoice]),
    expect.arrayContaining([{ name: 5 }, customer]),
  ]);
  expect(contents((await shelf()).invoices)).toEqual([sampleInvoice]);
});

it('reports when a number belongs to another invoice, not when it is the same one', async () => {
  await keepInvoice(sampleInvoice);
  const now = await shelf();
  expect(numberTaken(now, { ...sampleInvoice, napomena: 'dopunjeno' })).toEqual([]);
  expect(numberTaken(now, { ...sampleInvoice, brojFakture: '99/2026' })).toEqual([]);
  expect(numberTaken(now, { ...otherDay, brojFakture: ' ' })).toEqual([]);
  for (const other of [otherBuyer, otherDay])
    expect(numberTaken(now, other)).toMatchObject([
      {
        polje: 'brojFakture',
        ispunjeno: false,
        // It may be a correction of this invoice.
        poruka: expect.stringMatching(
          new RegExp(`${customer.name}.*Upišite drugi broj, a ako ispravljate njega, uklonite ga`),
        ),
      },
    ]);
});

it('proposes the number after the latest, and the first of a new year', async () => {
  await keepInvoice(sampleInvoice);
  const now = await shelf();
  expect(nextNumber(emptyShelf, [], '2026-11-21')).toBe('1/2026');
  expect(nextNumber(now, [], '2026-11-21')).toBe('13/2026');
  expect(nextNumber(now, [{ ...sampleInvoice, brojFakture: '13/2026' }], '2026-11-21')).toBe('14/2026');
  expect(nextNumber(now, [], '2027-01-04')).toBe('1/2027');
});

it('deletes all invoices and no contracts', async () => {
  await keepAsVersion1(asVersion1);
  await clearShelf();
  expect(await shelf()).toEqual(emptyShelf);
  expect(await withDatabase((db) => db.nacrti.toArray())).toMatchObject([{ kind: 'ugovor' }]);
});

it('numbers credit notes separately, and keeps one with the number of an invoice', async () => {
  await keepInvoice(sampleInvoice);
  expect(nextNumber(await shelf(), [], '2026-11-21', 'odobrenje')).toBe('KO-1/2026');
  const alike = { ...sampleInvoice, vrsta: 'odobrenje' as const, ispravlja: sampleCreditNote.ispravlja };
  await keepInvoice(alike);
  expect(numberTaken(await shelf(), alike)).toEqual([]);
  await keepInvoice(sampleCreditNote);
  expect((await shelf()).invoices).toHaveLength(3);
  expect(nextNumber(await shelf(), [], '2026-11-21', 'odobrenje')).toBe('KO-2/2026');
  expect(nextNumber(await shelf(), [], '2026-11-21')).toBe('13/2026');
});
