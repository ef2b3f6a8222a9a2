import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { asVersion1 } from '../db/earlier/version-1.fixture.ts';
import { emptyDevice } from '../db/empty-device.fixture.ts';
import { everything, putBack, remove } from '../db/removal.ts';
import { type Contents, noContents, type StoredRecord } from '../db/tables.ts';
import { withDatabase } from '../db/with-database.ts';
import { fileOf, readBackupText } from './backup-file.ts';
import { acceptImport, importContents, revertImport } from './bring-in.ts';
import type { KeysOf } from './merged.ts';
import { readBackup } from './read-backup.ts';

beforeEach(emptyDevice);

const one = (id: string, changed: number, content: unknown): StoredRecord => ({ id, changed, content });
const contentsOf = (stored: readonly StoredRecord[]) => stored.map(({ content }) => content);
const keys: KeysOf = {
  fakture: (content) => String((content as { broj: unknown }).broj),
  partneri: (content) => String((content as { ime: unknown }).ime),
};

/** @throws the sentence of a refused file */
function read(text: string): Contents {
  const result = readBackupText(text);
  if (!('contents' in result)) throw new Error('problem' in result ? result.problem : 'sealed');
  return result.contents;
}

const NESTED = `{"program":"obracun-plata","verzija":4,"podaci":{"stavke":[{"id":"a","content":${'['.repeat(200)}${']'.repeat(200)}}]}}`;

/** An empty file of a future version. */
const newer = JSON.stringify({
  program: 'obracun-plata',
  verzija: JSON.parse(fileOf(noContents)).verzija + 1,
  podaci: {},
});

const version1 = JSON.stringify({ program: 'obracun-plata', verzija: 1, podaci: asVersion1 });

describe('one file', () => {
  test('exports everything and imports it, also unreadable records', async () => {
    await importContents(read(version1), 'merge', keys);
    await withDatabase((db) => db.fakture.add(one('x', 5, 'ni za šta')));
    const stored = await withDatabase(everything);
    await emptyDevice();
    await importContents(read(fileOf(stored)), 'replace', keys);
    expect(await withDatabase(everything)).toEqual(stored);
  });

  test('keeps the contents of version 1', () => {
    const { fakture, nacrti } = read(version1);
    expect(contentsOf(fakture)).toEqual(asVersion1['faktura.sacuvane']);
    expect(nacrti).toHaveLength(2);
  });

  test.each([
    ['', /oštećena/],
    ['{', /oštećena/],
    ['null', /oštećena/],
    ['[]', /oštećena/],
    ['{"program":"drugi","verzija":1,"podaci":{}}', /nije izvoz/],
    ['{"program":"obracun-plata","verzija":2,"podaci":[]}', /nije izvoz/],
    [newer, /novije verzije/],
    ['{"program":"obracun-plata","verzija":1,"podaci":{}}', /nema podataka/],
    [NESTED, /ugniježdeni dublje/],
    ['{"program":"obracun-plata","verzija":2,"podaci":{"fakture":[{"id":5}]}}', /nema podataka/],
  ])('%s is refused', (file, why) => expect(() => read(file)).toThrow(why));

  test('is refused without reading when it is too large', async () => {
    const many = Array.from({ length: 500_001 }, (_, at) => one(String(at), 1, at));
    expect(() => read(fileOf({ ...noContents, stavke: many }))).toThrow(/veća/);
    const huge = { size: 536_000_001, text: () => Promise.reject(new Error('read')) } as unknown as Blob;
    expect(await readBackup(huge)).toMatchObject({ problem: expect.stringContaining('veća') });
  });

  test('takes only known members of a record, and no moment ahead of the clock', () => {
    const row = {
      id: 'a',
      changed: Number.MAX_SAFE_INTEGER,
      content: 1,
      kind: 'virus',
      __proto__: null,
      of: 5,
    };
    const { nacrti } = read(
      JSON.stringify({ program: 'obracun-plata', verzija: 2, podaci: { nacrti: [row] } }),
    );
    expect(nacrti).toEqual([{ id: 'a', changed: expect.any(Number), content: 1, kind: 'faktura', name: '' }]);
    expect(nacrti[0]?.changed).toBeLessThanOrEqual(Date.now());
  });
});

describe('a merge', () => {
  const here = { broj: 1, iznos: 100 };
  const there = { broj: 1, iznos: 200 };

  test('is idempotent: the same file twice equals once', async () => {
    await importContents(read(version1), 'merge', keys);
    const before = await withDatabase(everything);
    await importContents(read(version1), 'merge', keys);
    expect(await withDatabase(everything)).toEqual(before);
  });

  test.each([
    ['later here', 9, 3, here, there],
    ['later in the file', 3, 9, there, here],
  ])('keeps both sides of an invoice, %s', async (_, mine, its, current, earlier) => {
    await withDatabase((db) => db.fakture.add(one('a', mine, here)));
    await importContents({ ...noContents, fakture: [one('b', its, there)] }, 'merge', keys);
    const { fakture, ranije } = await withDatabase(everything);
    expect(fakture).toMatchObject([{ id: 'a', content: current }]);
    expect(ranije).toMatchObject([{ of: 'a', content: earlier }]);
  });

  test('never replaces a different record of the same identity', async () => {
    await withDatabase((db) => db.fakture.add(one('a', 1, here)));
    await importContents({ ...noContents, fakture: [one('a', 9, { broj: 2 })] }, 'merge', keys);
    expect(contentsOf((await withDatabase(everything)).fakture)).toEqual([{ broj: 2 }, here]);
  });

  test('takes the later version of a partner', async () => {
    await withDatabase((db) => db.partneri.add(one('a', 5, { ime: 'x', adresa: 'stara' })));
    await importContents(
      { ...noContents, partneri: [one('b', 9, { ime: 'x', adresa: 'nova' })] },
      'merge',
      keys,
    );
    expect((await withDatabase(everything)).partneri).toEqual([one('a', 9, { ime: 'x', adresa: 'nova' })]);
  });
});

describe('a merge of firms and their months', () => {
  const of = (changed: number, content: object) => [one('a:2026-10', changed, content)];

  test('keeps the later version of a month under its identity, with its closing', async () => {
    await withDatabase((db) => db.mjeseci.bulkAdd(of(5, { isClosed: false })));
    const given = { mjeseci: of(9, { isClosed: true }), zakljucci: of(9, { law: 'x' }) };
    await importContents({ ...noContents, ...given }, 'merge', keys);
    expect(await withDatabase(everything)).toMatchObject(given);
  });

  test('keeps later changes made here', async () => {
    await withDatabase((db) => db.mjeseci.bulkAdd(of(9, { isClosed: false })));
    await importContents({ ...noContents, mjeseci: of(5, { isClosed: true }) }, 'merge', keys);
    expect((await withDatabase(everything)).mjeseci).toEqual(of(9, { isClosed: false }));
  });

  test('keeps two equal workers separate', async () => {
    const worker = (id: string) => one(id, 5, { firstName: 'Marko' });
    await withDatabase((db) => db.radnici.add(worker('a')));
    await importContents({ ...noContents, radnici: [worker('b')] }, 'merge', keys);
    expect((await withDatabase(everything)).radnici).toHaveLength(2);
  });
});

describe('an import', () => {
  test.each(['merge', 'replace'] as const)('by %s can be undone', async (manner) => {
    await withDatabase((db) => db.fakture.add(one('a', 5, { broj: '12/2026' })));
    const before = await withDatabase(everything);
    await importContents(read(version1), manner, keys);
    expect(await withDatabase(everything)).not.toEqual(before);
    await revertImport();
    expect(await withDatabase(everything)).toEqual(before);
  });

  test('keeps later changes when it is undone', async () => {
    await importContents(read(version1), 'replace', keys);
    await withDatabase((db) => db.fakture.add(one('novo', 5, { broj: 77 })));
    const [imported] = (await withDatabase(everything)).partneri;
    await withDatabase((db) =>
      db.partneri.put(one(imported?.id ?? '', (imported?.changed ?? 0) + 1, 'dopunjeno')),
    );
    await revertImport();
    const { fakture, partneri } = await withDatabase(everything);
    expect(contentsOf(fakture)).toEqual([{ broj: 77 }]);
    expect(contentsOf(partneri)).toEqual(['dopunjeno']);
  });

  test('leaves nothing to undo after it is accepted', async () => {
    await importContents(read(version1), 'replace', keys);
    await acceptImport();
    expect(await withDatabase((db) => db.uvoz.count())).toBe(0);
  });

  test('changes nothing when it fails half way', async () => {
    await withDatabase((db) => db.fakture.add(one('a', 5, { broj: 1 })));
    const before = await withDatabase(everything);
    const unkeepable = { ...noContents, fakture: [one('b', 1, { broj: 2, to: () => undefined })] };
    await expect(importContents(unkeepable, 'replace', keys)).rejects.toMatchObject({
      cause: { name: 'DataCloneError' },
    });
    expect(await withDatabase(everything)).toEqual(before);
  });
});

test('restores removed records, unless their place is taken', async () => {
  await withDatabase((db) => db.stavke.bulkAdd([one('a', 1, 'a'), one('b', 2, 'b')]));
  const taken = await remove({ stavke: ['a', 'b', 'nema'] });
  expect((await withDatabase(everything)).stavke).toEqual([]);
  await withDatabase((db) => db.stavke.add(one('b', 3, 'novo')));
  await putBack(taken);
  expect(contentsOf((await withDatabase(everything)).stavke)).toEqual(['novo', 'a']);
});
