import 'fake-indexeddb/auto';
import { sampleInvoice } from '@obracun/engine/documents/invoice/invoice.fixture.ts';
import { newFirm } from '@obracun/engine/payroll/model/reading/firm.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { fileOf, readBackupText } from '../../storage/backup/backup-file.ts';
import { importContents, revertImport } from '../../storage/backup/bring-in.ts';
import { emptyDevice } from '../../storage/db/empty-device.fixture.ts';
import { everything } from '../../storage/db/removal.ts';
import { noContents, type TableName } from '../../storage/db/tables.ts';
import { withDatabase } from '../../storage/db/with-database.ts';
import { draftsOf } from '../../storage/drafts/drafts.ts';
import { firmsOf } from '../../storage/payroll/firms.ts';
import { readSavedDocuments } from '../invoice/state/saved-documents.ts';
import { KEYS, unreadableHere } from './kinds.ts';

beforeEach(emptyDevice);

/** Records this program never wrote: damaged, or of a future version. */
const ODD: readonly (readonly [TableName, object])[] = [
  ['fakture', { id: 'a', content: sampleInvoice }],
  ['fakture', { id: 'b', changed: 'jučer', content: sampleInvoice }],
  ['fakture', { id: 5, changed: 1, content: sampleInvoice }],
  ['ranije', { id: 'a', changed: 1e300, of: 'x', content: sampleInvoice }],
  ['partneri', { id: 'a', changed: null, content: sampleInvoice.customer }],
  ['stavke', { id: 'a', content: sampleInvoice.items[0] }],
  ['nacrti', { id: 'a', kind: 'faktura', name: '', content: sampleInvoice }],
  ['nacrti', { id: 'b', changed: 1, kind: 'faktura', name: { hr: 'x' }, content: sampleInvoice }],
  ['nacrti', { id: 'c', changed: 1, kind: 'otpremnica', name: '', content: {} }],
  ['odlozeno', { id: 'a', content: 1 }],
  ['firme', { id: 'a', content: { ...newFirm('a', 'fbih'), name: 'Alfa' } }],
];

const put = ([table, row]: (typeof ODD)[number]) => withDatabase((db) => db.table(table).put(row));
const rowsIn = (contents: object): readonly unknown[] => Object.values(contents).flat();

describe.each(ODD)('in %s, %j', (...odd) => {
  beforeEach(() => put(odd));

  test('reports it, exports it whole, and makes nothing of it', async () => {
    const [table, row] = odd;
    const listed = await withDatabase(unreadableHere);
    expect(listed).toMatchObject([{ table, name: expect.any(String) }]);
    expect(listed[0]?.given).toEqual(row);
    expect(await withDatabase((db) => draftsOf(db, 'faktura'))).toEqual([]);
    expect(await withDatabase(firmsOf)).toEqual([]);
    expect(rowsIn(await withDatabase(readSavedDocuments))).toEqual([]);
  });

  test('includes it in a copy, and imports it from one', async () => {
    const [table] = odd;
    const text = fileOf(await withDatabase(everything));
    await emptyDevice();
    const read = readBackupText(text);
    await importContents('contents' in read ? read.contents : noContents, 'replace', KEYS);
    expect(await withDatabase((db) => db.table(table).toArray())).toMatchObject([
      { content: (odd[1] as { content: unknown }).content },
    ]);
  });

  test('restores it when an import that replaced everything is undone', async () => {
    await importContents(noContents, 'replace', KEYS);
    await revertImport();
    expect(rowsIn(await withDatabase(everything))).toEqual([odd[1]]);
  });
});
