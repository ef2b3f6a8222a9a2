import 'fake-indexeddb/auto';
import { readContract } from '@obracun/engine/documents/contract/contract.ts';
import { newInvoice } from '@obracun/engine/documents/invoice/invoice.ts';
import { readInvoice, readItem, readParty } from '@obracun/engine/documents/invoice/schema.ts';
import { readAbsence } from '@obracun/engine/payroll/model/reading/absence.ts';
import { beforeEach, expect, test } from 'vitest';
import { revertImport } from '../backup/bring-in.ts';
import { contentKey } from './content.ts';
import { database } from './database.ts';
import { asVersion1, keepAsVersion1 } from './earlier/version-1.fixture.ts';
import { asVersion2, importOfVersion2, keepAsVersion2 } from './earlier/version-2.fixture.ts';
import { asVersion3, importOfVersion3, keepAsVersion3 } from './earlier/version-3.fixture.ts';
import { asVersion4, keepAsVersion4 } from './earlier/version-4.fixture.ts';
import { asVersion5, keepAsVersion5 } from './earlier/version-5.fixture.ts';
import { asVersion6, keepAsVersion6 } from './earlier/version-6.fixture.ts';
import { emptyDevice } from './empty-device.fixture.ts';
import { everything } from './removal.ts';
import { noContents } from './tables.ts';
import { closeDevice, withDatabase } from './with-database.ts';

beforeEach(emptyDevice);

const contentsOf = (stored: readonly { readonly content: unknown }[]) => stored.map(({ content }) => content);

test('migrates all records of version 1 to separate, readable ones', async () => {
  await keepAsVersion1(asVersion1);
  const { fakture, ranije, partneri, stavke, nacrti, odlozeno } = await withDatabase(everything);
  expect(contentsOf(fakture)).toEqual(asVersion1['faktura.sacuvane']);
  expect(contentsOf(partneri)).toEqual(asVersion1['faktura.partneri']);
  expect(contentsOf(stavke)).toEqual(asVersion1['faktura.stavke']);
  expect(nacrti.find(({ kind }) => kind === 'faktura')?.content).toEqual(asVersion1['faktura.nacrt']);
  expect(nacrti.find(({ kind }) => kind === 'ugovor')?.content).toEqual(asVersion1['ugovor.nacrt']);
  expect([...ranije, ...odlozeno]).toEqual([]);
  for (const { content } of fakture)
    expect(readInvoice(content)).toMatchObject({ ...newInvoice('2026-11-02'), ...(content as object) });
  expect(contentsOf(partneri).map(readParty)).not.toContain(undefined);
  expect(contentsOf(stavke).map(readItem)).not.toContain(undefined);
  expect(readContract(asVersion1['ugovor.nacrt'])).toMatchObject({
    employee: 'Amra Hadžić',
    salary: 180_000,
  });
});

test('keeps unreadable records unchanged', async () => {
  await keepAsVersion1({
    'faktura.sacuvane': [{ brojFakture: 12 }, null],
    'faktura.partneri': 'x',
    'nešto.drugo': [1],
  });
  const { fakture, odlozeno } = await withDatabase(everything);
  expect(contentsOf(fakture)).toEqual([{ brojFakture: 12 }, null]);
  expect(contentsOf(odlozeno)).toEqual(expect.arrayContaining(['x', [1]]));
});

test('migrates once', async () => {
  await keepAsVersion1(asVersion1);
  const before = await withDatabase(everything);
  closeDevice();
  expect(await withDatabase(everything)).toEqual(before);
});

test('keeps all records of version 2, and adds later tables', async () => {
  await keepAsVersion2();
  const stored = await withDatabase(everything);
  expect(stored).toEqual({ ...noContents, ...asVersion2 });
});

test('can undo the last import of version 2', async () => {
  await keepAsVersion2();
  await withDatabase((db) => db.obracuni.add({ id: 'o', changed: 9, content: 'novo' }));
  await revertImport();
  const { partneri, obracuni, ...rest } = await withDatabase(everything);
  expect(partneri).toEqual(importOfVersion2.before.partneri);
  expect(contentsOf(obracuni)).toEqual(['novo']);
  expect(rest).toMatchObject({ fakture: asVersion2.fakture, nacrti: asVersion2.nacrti });
});

test('keeps all records of version 3, and adds tables of firms', async () => {
  await keepAsVersion3();
  expect(await withDatabase(everything)).toEqual({ ...noContents, ...asVersion3 });
  await withDatabase((db) => db.radnici.add({ id: 'r', changed: 9, content: { firm: 'a' } }));
  expect(await withDatabase((db) => db.radnici.where('content.firm').equals('a').count())).toBe(1);
});

test('can undo the last import of version 3, and keeps later records', async () => {
  await keepAsVersion3();
  await withDatabase((db) => db.firme.add({ id: 'f', changed: 9, content: { name: 'Alfa' } }));
  await revertImport();
  const { partneri, obracuni, firme } = await withDatabase(everything);
  expect(partneri).toEqual(importOfVersion3.before.partneri);
  expect(obracuni).toEqual([]);
  expect(contentsOf(firme)).toEqual([{ name: 'Alfa' }]);
});

test('keeps all of version 4 as it was when absences are added, and undoes its last import', async () => {
  await keepAsVersion4();
  expect(await withDatabase(everything)).toEqual({ ...noContents, ...asVersion4 });
  await withDatabase((db) => db.odsustva.add({ id: 'o', changed: 30, content: { firm: 'f' } }));
  expect(await withDatabase((db) => db.odsustva.where('content.firm').equals('f').count())).toBe(1);
  await revertImport();
  const { firme, mjeseci, odsustva } = await withDatabase(everything);
  expect({ firme, mjeseci }).toEqual({ firme: asVersion4.firme, mjeseci: asVersion4.mjeseci });
  expect(contentsOf(odsustva)).toEqual([{ firm: 'f' }]);
});

test('keeps all of version 5 as it was when claims are added, and undoes its last import', async () => {
  await keepAsVersion5();
  expect(await withDatabase(everything)).toEqual({ ...noContents, ...asVersion5 });
  const [absence] = asVersion5.odsustva;
  expect(readAbsence(absence?.content)).toEqual(absence?.content);
  await withDatabase((db) => db.potrazivanja.add({ id: 'c', changed: 30, content: { firm: 'f' } }));
  await withDatabase((db) => db.zakljucci.put({ id: 'z', changed: 31, content: { firm: 'f', refunded: 1 } }));
  const found = await withDatabase((db) => db.zakljucci.where('content.refunded').equals(1).primaryKeys());
  expect(found).toEqual(['z']);
  await revertImport();
  const { odsustva, potrazivanja } = await withDatabase(everything);
  expect(odsustva).toEqual(asVersion5.odsustva);
  expect(contentsOf(potrazivanja)).toEqual([{ firm: 'f' }]);
});

test('keeps all of version 6 as it was when payments and purchases are added, and undoes its last import', async () => {
  await keepAsVersion6();
  expect(await withDatabase(everything)).toEqual({ ...noContents, ...asVersion6 });
  await withDatabase((db) => db.nabavke.add({ id: 'n', changed: 30, content: { number: '7' } }));
  await revertImport();
  const { potrazivanja, uplate, nabavke, sabloni } = await withDatabase(everything);
  expect(potrazivanja).toEqual(asVersion6.potrazivanja);
  expect(contentsOf(nabavke)).toEqual([{ number: '7' }]);
  expect([...uplate, ...sabloni]).toEqual([]);
});

test('reads data of a later version with an additional field and table, and keeps them unchanged', async () => {
  await keepAsVersion1(asVersion1);
  await withDatabase(everything);
  const own = await withDatabase(async ({ verno }) => verno);
  closeDevice();
  const later = database();
  later
    .version(own + 1)
    .stores({ prisustvo: 'id' })
    .upgrade((transaction) =>
      transaction
        .table('fakture')
        .toCollection()
        .modify((stored: { content: object }) => {
          stored.content = { ...stored.content, narudzba: '77', customer: { name: 'Kupac', grad: 'Zenica' } };
        }),
    );
  await later.open();
  later.close();
  const { fakture } = await withDatabase(everything);
  const [read] = contentsOf(fakture).map(readInvoice);
  expect(read).toMatchObject({
    brojFakture: '12/2026',
    narudzba: '77',
    customer: { name: 'Kupac', grad: 'Zenica', drzava: 'BA' },
  });
  expect(contentKey(read)).toContain('narudzba');
});
