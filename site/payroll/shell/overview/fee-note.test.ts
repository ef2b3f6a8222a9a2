import 'fake-indexeddb/auto';
import { newInvoice, newItem } from '@obracun/engine/documents/invoice/invoice.ts';
import { readInvoice } from '@obracun/engine/documents/invoice/schema.ts';
import { firmOf } from '@obracun/engine/payroll/staff.fixture.ts';
import { beforeEach, expect, test } from 'vitest';
import {
  issueInvoice,
  noSavedDocuments,
  readSavedDocuments,
} from '../../../documents/invoice/state/saved-documents.ts';
import { emptyDevice } from '../../../storage/db/empty-device.fixture.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { draftsOf } from '../../../storage/drafts/drafts.ts';
import { draftFeeNote, feeNote } from './fee-note.ts';

const DAY = '2026-11-27';
const OCTOBER = { year: 2026, month: 10 };

beforeEach(emptyDevice);

test('is an invoice to the firm, by the number of workers, when nothing was issued before', () => {
  const { customer, items, brojFakture } = feeNote(firmOf(), 40, OCTOBER, noSavedDocuments, DAY);
  expect(customer).toMatchObject({
    name: 'PRIMJER D.O.O. SARAJEVO',
    idType: 'JIB',
    idNumber: '4200000000004',
    address: 'Primjerova 1, Sarajevo',
  });
  expect(items).toMatchObject([
    { description: 'Obračun plaća za 10/2026', jedinica: 'radnik', quantity: 400_000, price: 0 },
  ]);
  expect(brojFakture).toBe('');
});

test('follows the last invoice and the last fee of the firm, and is kept as the newest draft', async () => {
  const seller = { ...newInvoice(DAY).company, name: 'Knjigovodstvo Prvo', idNumber: '4200000000012' };
  const last = {
    ...newInvoice(DAY),
    pdvObveznik: false,
    brojFakture: '7/2026',
    company: seller,
    racun: '1610000000000011',
    customer: feeNote(firmOf(), 1, OCTOBER, noSavedDocuments, DAY).customer,
    items: [{ ...newItem(DAY), description: 'Obračun', jedinica: 'radnik', price: 150_000 }],
  };
  await issueInvoice(last);
  const savedDocuments = await withDatabase(readSavedDocuments);
  expect(feeNote(firmOf(), 3, OCTOBER, savedDocuments, DAY)).toMatchObject({
    pdvObveznik: false,
    brojFakture: '8/2026',
    company: { name: 'Knjigovodstvo Prvo' },
    racun: '1610000000000011',
    items: [{ quantity: 30_000, price: 150_000 }],
  });
  await draftFeeNote(firmOf(), 3, OCTOBER);
  const [draft] = await withDatabase((db) => draftsOf(db, 'faktura'));
  expect(readInvoice(draft?.content)).toMatchObject({ company: { name: 'Knjigovodstvo Prvo' } });
});

test('numbers the notes of several firms apart, and keeps a price with VAT one with VAT', async () => {
  const item = { ...newItem(DAY), description: 'Obračun', jedinica: 'radnik', price: 117_000 };
  const last = { ...newInvoice(DAY), brojFakture: '7/2026', cijeneSaPdv: true, items: [item] };
  const foreign = { ...last, brojFakture: '8/2026', valuta: 'EUR', items: [{ ...item, price: 90_000 }] };
  for (const one of [last, foreign]) await issueInvoice(one);
  for (const id of ['f1', 'f2', 'f3'])
    await draftFeeNote(firmOf({ id, name: `Firma ${id}`, jib: '' }), 1, OCTOBER);
  const drafts = await withDatabase((db) => draftsOf(db, 'faktura'));
  const notes = drafts.flatMap(({ content }) => readInvoice(content) ?? []);
  expect(notes.map(({ brojFakture }) => brojFakture).toSorted()).toEqual(['10/2026', '11/2026', '9/2026']);
  for (const { cijeneSaPdv, valuta, items } of notes)
    expect([cijeneSaPdv, valuta, items[0]?.price]).toEqual([true, 'BAM', 117_000]);
});
