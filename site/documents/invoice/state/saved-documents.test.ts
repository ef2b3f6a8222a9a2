import 'fake-indexeddb/auto';
import { sampleCreditNote, sampleInvoice } from '@obracun/engine/documents/invoice/invoice.fixture.ts';
import { type Invoice, newInvoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { beforeEach, expect, it } from 'vitest';
import { asVersion1, keepAsVersion1 } from '../../../storage/db/earlier/version-1.fixture.ts';
import { emptyDevice } from '../../../storage/db/empty-device.fixture.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { numberTaken } from '../requirements-for.ts';
import {
  clearSavedDocuments,
  issueInvoice,
  nextNumber,
  nextNumbers,
  noSavedDocuments,
  readSavedDocuments,
} from './saved-documents.ts';
import { unreadWithoutRow } from './unread.ts';

beforeEach(emptyDevice);

/** The sample under the identity it gets. */
const sample: Invoice = { ...sampleInvoice, id: 'a' };
const contents = <T>(stored: readonly StoredRecord<T>[]): readonly T[] =>
  stored.map(({ content }) => content);
const savedDocuments = () => withDatabase(readSavedDocuments);
const { customer } = sampleInvoice;
const otherBuyer: Invoice = {
  ...sampleInvoice,
  id: 'b',
  customer: { ...customer, name: 'Drugi kupac', idNumber: '' },
};
const otherDay: Invoice = { ...sampleInvoice, id: 'c', datum: '2026-12-31' };

it('saves the invoice, its buyer and its items, but nothing without a name', async () => {
  expect(await issueInvoice(newInvoice('2026-11-02'))).toEqual({ is: 'empty' });
  expect(await savedDocuments()).toEqual(noSavedDocuments);
  expect(await issueInvoice({ ...sample, logo: 'data:' })).toEqual({ is: 'issued' });
  const { invoices, partners, items } = await savedDocuments();
  expect(contents(invoices)).toEqual([sample]);
  expect(contents(partners)).toEqual([customer]);
  expect(contents(items)).toEqual(sample.items.toReversed());
});

it('issues no document that is empty but for its number', async () => {
  expect(await issueInvoice({ ...newInvoice('2026-11-02'), id: 'e', brojFakture: '1/2026' })).toEqual({
    is: 'empty',
  });
  expect((await savedDocuments()).invoices).toEqual([]);
});

it('issues no document with a typed figure that cannot be read', async () => {
  const [first, ...others] = sample.items;
  if (!first) throw new Error('no item');
  const unread = { ...sample, items: [{ ...first, price: 0, unread: { price: '12,5o' } }, ...others] };
  expect(await issueInvoice(unread)).toEqual({ is: 'unread', text: '12,5o' });
  expect((await savedDocuments()).invoices).toEqual([]);
  // The figure of a field that the document does not have holds back nothing.
  expect(await issueInvoice({ ...sample, unread: { kurs: 'x', 'avansi.0.0.total': 'y' } })).toEqual({
    is: 'issued',
  });
});

it('keeps unreadable texts at their rows when one before them is removed', () => {
  const unread = { popust: 'a', 'avansi.0.0.total': 'b', 'avansi.1.0.total': 'c', 'avansi.2.0.total': 'd' };
  expect(unreadWithoutRow(unread, 'avansi', 1)).toEqual({
    popust: 'a',
    'avansi.0.0.total': 'b',
    'avansi.1.0.total': 'd',
  });
  expect(unreadWithoutRow({ 'avansi.0.0.total': 'b' }, 'avansi', 0)).toBeUndefined();
});

it('refuses the number of another document of the series and year, with any buyer', async () => {
  await issueInvoice(sample);
  for (const one of [otherBuyer, otherDay, { ...sample, id: 'd' }])
    expect(await issueInvoice(one)).toEqual({ is: 'taken', by: sample });
  expect(contents((await savedDocuments()).invoices)).toEqual([sample]);
  const nextYear = { ...sample, id: 'e', datum: '2027-01-05' };
  expect(await issueInvoice(nextYear)).toEqual({ is: 'issued' });
});

it('keeps both of two equal documents, whose amounts alone differ', async () => {
  const twin = { ...sample, id: 'd', brojFakture: '13/2026' };
  for (const one of [sample, twin]) await issueInvoice(one);
  expect(contents((await savedDocuments()).invoices)).toEqual([twin, sample]);
});

it('changes an issued document only as a correction, and keeps what was issued', async () => {
  const again = { ...sample, napomena: 'dopunjeno', razlogIspravke: 'dopuna' };
  await issueInvoice(sample);
  expect(await issueInvoice(sample)).toEqual({ is: 'unchanged' });
  expect(await issueInvoice(again)).toEqual({ is: 'changed' });
  expect(contents((await savedDocuments()).invoices)).toEqual([sample]);
  expect(await issueInvoice(again, true)).toEqual({ is: 'issued' });
  const { invoices, earlier } = await savedDocuments();
  expect(contents(invoices)).toEqual([again]);
  expect(contents(earlier)).toEqual([sample]);
  expect(earlier[0]?.of).toBe(invoices[0]?.id);
});

it('keeps references by number when a correction changes the number', async () => {
  await issueInvoice(sample);
  const credit: Invoice = { ...sampleCreditNote, id: 'k' };
  await issueInvoice(credit);
  await withDatabase((db) =>
    db.uplate.add({
      id: 'u',
      changed: 1,
      content: {
        za: { vrsta: 'faktura', broj: '12/2026', datum: '2026-11-02' },
        dan: '2026-11-20',
        iznos: 5,
      },
    }),
  );
  await issueInvoice({ ...sample, brojFakture: '12A/2026' }, true);
  expect(contents((await savedDocuments()).invoices)).toMatchObject([
    { id: 'a', brojFakture: '12A/2026' },
    { id: 'k', ispravlja: { id: 'a', broj: '12/2026' } },
  ]);
  expect(await withDatabase((db) => db.uplate.toArray())).toMatchObject([{ content: { za: { id: 'a' } } }]);
});

it('keeps everything that is saved at once, and one of a number, as by two tabs', async () => {
  const many = Array.from({ length: 20 }, (_, at) => ({
    ...sample,
    id: `x${at}`,
    brojFakture: `${at >> 1}/2026`,
  }));
  const outcomes = await Promise.all(many.map((one) => issueInvoice(one)));
  const { invoices, partners, items } = await savedDocuments();
  expect(invoices).toHaveLength(10);
  expect(outcomes.filter(({ is }) => is === 'taken')).toHaveLength(10);
  expect(partners).toHaveLength(1);
  expect(items).toHaveLength(sample.items.length);
});

it('gives a document of a version without identities that of its record', async () => {
  const { id: _none, ...before } = sampleInvoice;
  await withDatabase((db) => db.fakture.add({ id: 'r1', changed: 1, content: before }));
  await withDatabase((db) =>
    db.nacrti.bulkAdd([
      { id: 'n1', changed: 2, kind: 'faktura', name: '', content: before },
      { id: 'n2', changed: 3, kind: 'faktura', name: '', content: { ...before, brojFakture: '13/2026' } },
    ]),
  );
  const { invoices, drafts } = await savedDocuments();
  expect(invoices).toMatchObject([{ content: { id: 'r1' } }]);
  // The first draft is the issued document.
  expect(drafts).toMatchObject([{ content: { id: 'n2', brojFakture: '13/2026' } }]);
  expect(await issueInvoice({ ...sampleInvoice, id: 'r1' })).toEqual({ is: 'unchanged' });
  expect(await issueInvoice({ ...sampleInvoice, id: 'r1', napomena: 'x' }, true)).toEqual({ is: 'issued' });
  expect(await withDatabase((db) => db.fakture.count())).toBe(1);
});

it('takes partners of one JIB as one', async () => {
  const spaced = { ...customer, name: 'Kupac Šumarija', idNumber: '4404057800001 ' };
  await withDatabase((db) => db.partneri.add({ id: 'p', changed: 1, content: spaced }));
  await issueInvoice(sample);
  expect(contents((await savedDocuments()).partners)).toEqual([customer]);
});

it('replaces the address of a partner by a later one', async () => {
  const moved = { ...customer, address: 'Nova adresa' };
  for (const one of [sample, { ...sample, id: 'b', brojFakture: '13', customer: moved }])
    await issueInvoice(one);
  expect(contents((await savedDocuments()).partners)).toEqual([moved]);
});

it('overwrites no unreadable record', async () => {
  const torn = { ...sampleInvoice, items: 'x' };
  await keepAsVersion1({ ...asVersion1, 'faktura.sacuvane': [torn], 'faktura.partneri': [{ name: 5 }] });
  await issueInvoice(sample);
  const stored = await withDatabase(async (db) => [await db.fakture.toArray(), await db.partneri.toArray()]);
  expect(stored.map(contents)).toEqual([
    expect.arrayContaining([torn, sample]),
    expect.arrayContaining([{ name: 5 }, customer]),
  ]);
  expect(contents((await savedDocuments()).invoices)).toEqual([sample]);
});

it('reports when a number belongs to another document, not when it is the same one', async () => {
  await issueInvoice(sample);
  const now = await savedDocuments();
  expect(numberTaken(now, { ...sample, napomena: 'dopunjeno' })).toEqual([]);
  expect(numberTaken(now, { ...sample, id: 'd', brojFakture: '99/2026' })).toEqual([]);
  expect(numberTaken(now, { ...otherDay, brojFakture: ' ' })).toEqual([]);
  for (const other of [otherBuyer, otherDay, { ...sample, id: 'd' }])
    expect(numberTaken(now, other)).toMatchObject([
      {
        polje: 'brojFakture',
        ispunjeno: false,
        // It may be a correction of this invoice.
        poruka: expect.stringMatching(
          new RegExp(`${customer.name}.*Upišite drugi broj, a ako ispravljate njega, otvorite ga`),
        ),
      },
    ]);
});

it('proposes the number after the latest, also after drafts, and the first of a new year', async () => {
  await issueInvoice(sample);
  const now = await savedDocuments();
  expect(nextNumber(noSavedDocuments, [], '2026-11-21')).toBe('1/2026');
  expect(nextNumber(now, [], '2026-11-21')).toBe('13/2026');
  expect(nextNumber(now, [{ ...sample, id: 'u', brojFakture: '13/2026' }], '2026-11-21')).toBe('14/2026');
  expect(nextNumber(now, [], '2027-01-04')).toBe('1/2027');
  const draft = { ...sample, id: 'd', brojFakture: '13/2026' };
  await withDatabase((db) =>
    db.nacrti.add({ id: 'n', changed: Date.now() + 9, kind: 'faktura', name: '', content: draft }),
  );
  const later = await savedDocuments();
  expect(nextNumber(later, [], '2026-11-21')).toBe('14/2026');
  expect(nextNumbers(later, [], '2026-11-21', draft)).toEqual(['13/2026']);
});

it('deletes all invoices and no contracts', async () => {
  await keepAsVersion1(asVersion1);
  await clearSavedDocuments();
  expect(await savedDocuments()).toEqual(noSavedDocuments);
  expect(await withDatabase((db) => db.nacrti.toArray())).toMatchObject([{ kind: 'ugovor' }]);
});

it('numbers credit notes separately, and keeps one with the number of an invoice', async () => {
  await issueInvoice(sample);
  expect(nextNumber(await savedDocuments(), [], '2026-11-21', 'odobrenje')).toBe('KO-1/2026');
  const alike: Invoice = { ...sample, id: 'k', vrsta: 'odobrenje', ispravlja: sampleCreditNote.ispravlja };
  expect(await issueInvoice(alike)).toEqual({ is: 'issued' });
  expect(numberTaken(await savedDocuments(), alike)).toEqual([]);
  await issueInvoice({ ...sampleCreditNote, id: 'l' });
  expect((await savedDocuments()).invoices).toHaveLength(3);
  expect(nextNumber(await savedDocuments(), [], '2026-11-21', 'odobrenje')).toBe('KO-2/2026');
  expect(nextNumber(await savedDocuments(), [], '2026-11-21')).toBe('13/2026');
});
