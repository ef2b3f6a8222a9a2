import 'fake-indexeddb/auto';
import { newPurchase } from '@obracun/engine/documents/books/purchase.ts';
import { sampleInvoice } from '@obracun/engine/documents/invoice/invoice.fixture.ts';
import { beforeEach, expect, test } from 'vitest';
import { fileOf, readBackupText } from '../../../storage/backup/backup-file.ts';
import { importContents } from '../../../storage/backup/bring-in.ts';
import { emptyDevice } from '../../../storage/db/empty-device.fixture.ts';
import { everything, putBack, remove } from '../../../storage/db/removal.ts';
import { noContents } from '../../../storage/db/tables.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { KEYS } from '../../drafts/kinds.ts';
import { issueInvoice } from '../../invoice/state/saved-documents.ts';
import {
  addPurchaseOnce,
  addRecords,
  addStatementPayments,
  changeRecord,
  putDraft,
  readBusiness,
  settleReplaced,
} from './records.ts';

beforeEach(emptyDevice);

const business = () => withDatabase(readBusiness);
const sample = { ...sampleInvoice, id: 'a' };
const za = { vrsta: 'faktura', broj: '12/2026', datum: '2026-11-02' };

async function fillDevice(): Promise<void> {
  await issueInvoice(sample);
  await addRecords('uplate', [{ za, dan: '2026-11-15', iznos: 100_00 }]);
  await addRecords('nabavke', [{ ...newPurchase('2026-11-05'), number: '7' }]);
  await addRecords('sabloni', [{ invoice: sampleInvoice, made: ['2026-10'] }]);
}

test('keeps payments, purchases and templates, and exports and restores them', async () => {
  await fillDevice();
  const before = await business();
  expect(before.payments).toMatchObject([{ content: { iznos: 100_00 } }]);
  expect(before.purchases).toMatchObject([{ content: { number: '7' } }]);
  expect(before.templates).toMatchObject([{ content: { made: ['2026-10'] } }]);
  const read = readBackupText(fileOf(await withDatabase(everything)));
  await emptyDevice();
  await importContents('contents' in read ? read.contents : noContents, 'merge', KEYS);
  expect(await business()).toEqual(before);
});

test('books a line of a statement once when two tabs book it, in all its parts', async () => {
  const line = { za: { ...za, vrsta: 'faktura' as const }, dan: '2026-11-15', izvod: '+|2026-11-15|1' };
  const parts = [
    { ...line, iznos: 100_00 },
    { ...line, iznos: 17_00 },
  ];
  const ids = await Promise.all([addStatementPayments(parts), addStatementPayments(parts)]);
  expect(ids.flat()).toHaveLength(2);
  expect(
    (await business()).payments.map(({ content }) => content.iznos).toSorted((one, other) => other - one),
  ).toEqual([100_00, 17_00]);
  await remove({ uplate: ids.flat() });
  expect(await addStatementPayments(parts)).toHaveLength(2);
});

test('keeps a payment when its invoice is issued again', async () => {
  await fillDevice();
  await issueInvoice({ ...sample, napomena: 'dopunjeno' }, true);
  expect((await business()).payments).toHaveLength(1);
});

test('changes a purchase under its identity, and restores removed ones', async () => {
  const [id = ''] = await addRecords('nabavke', [newPurchase('2026-11-05')]);
  const shown = (await business()).purchases[0];
  if (!shown) throw new Error('one purchase');
  const changed = { ...newPurchase('2026-11-05'), supplier: 'Novi' };
  expect(await changeRecord('nabavke', shown, changed)).toBe(true);
  const { purchases } = await business();
  expect(purchases).toMatchObject([{ id, content: { supplier: 'Novi' } }]);
  await putBack(await remove({ nabavke: [id] }));
  expect((await business()).purchases).toEqual(purchases);
});

test('keeps what another tab wrote of a purchase, and its removal', async () => {
  const [id = ''] = await addRecords('nabavke', [newPurchase('2026-11-05')]);
  const shown = (await business()).purchases[0];
  if (!shown) throw new Error('one purchase');
  await changeRecord('nabavke', shown, { ...shown.content, number: 'druga kartica' });
  expect(await changeRecord('nabavke', shown, { ...shown.content, number: 'ova' })).toBe(false);
  expect((await business()).purchases).toMatchObject([{ content: { number: 'druga kartica' } }]);
  await remove({ nabavke: [id] });
  expect(await changeRecord('nabavke', shown, shown.content)).toBe(false);
  expect((await business()).purchases).toEqual([]);
});

test('shows no draft of an issued document, and stores an equal draft once', async () => {
  await issueInvoice(sample);
  await putDraft(sample);
  await putDraft(sample);
  for (const brojFakture of ['77/2026', '77/2026']) await putDraft({ ...sampleInvoice, brojFakture });
  expect((await business()).drafts).toMatchObject([
    { content: { id: expect.stringMatching(/^[0-9a-f]{24}$/), brojFakture: '77/2026' } },
  ]);
  expect(await withDatabase((db) => db.nacrti.count())).toBe(2);
});

test('offers a document back that another replaced in a version without identities, once', async () => {
  const { id: _none, ...before } = sampleInvoice;
  const replaced = { ...before, items: before.items.slice(0, 1) };
  await withDatabase(async (db) => {
    await db.fakture.add({ id: 'r', changed: 2, content: before });
    await db.ranije.bulkAdd([
      { id: 'x', changed: 1, content: replaced, of: 'r' },
      { id: 'y', changed: 1, content: replaced, of: 'r' },
      // The same rows: a version of one document.
      { id: 'z', changed: 1, content: { ...before, napomena: 'prva' }, of: 'r' },
    ]);
  });
  expect((await business()).replaced.map(({ id }) => id)).toEqual(['y', 'x']);
  await settleReplaced('x', true);
  await settleReplaced('y', false);
  const after = await business();
  expect(after.replaced).toEqual([]);
  expect(after.issued).toMatchObject([{ content: { items: replaced.items } }, { id: 'r' }]);
  expect(await withDatabase((db) => db.ranije.count())).toBe(2);
});

test('puts a draft before one of a later moment, as after the clock of the device was set back', async () => {
  const later = Date.now() + 60_000;
  await withDatabase((db) =>
    db.nacrti.put({ id: 'x', kind: 'faktura', name: '', content: { ...sample, id: 'x' }, changed: later }),
  );
  await putDraft({ ...sample, id: 'y' });
  expect((await business()).drafts.map(({ content }) => content.id)).toEqual(['y', 'x']);
});

test('adds a received invoice once, whichever tab adds it', async () => {
  const purchase = { ...newPurchase('2026-11-05'), number: '7', date: '2026-11-02', supplier: 'Čelik' };
  const added = await Promise.all([addPurchaseOnce(purchase), addPurchaseOnce({ ...purchase, base: 100 })]);
  expect(added.toSorted()).toEqual([false, true]);
  expect((await business()).purchases).toHaveLength(1);
});
