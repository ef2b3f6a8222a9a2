import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { fileOf, readBackupText } from '../../storage/backup/backup-file.ts';
import { importContents } from '../../storage/backup/bring-in.ts';
import { emptyDevice } from '../../storage/db/empty-device.fixture.ts';
import { everything, putBack } from '../../storage/db/removal.ts';
import { noContents } from '../../storage/db/tables.ts';
import { withDatabase } from '../../storage/db/with-database.ts';
import { importText } from './import-text.ts';
import { keepResult, MOST_STORED, renameResult, storedResults, unreadableResults } from './keep-result.ts';
import { result } from './result.fixture.ts';

beforeEach(emptyDevice);

const names = async () => (await withDatabase(storedResults)).map(({ content }) => content.name);

test('saves a calculation unchanged', async () => {
  await keepResult(result());
  expect((await withDatabase(storedResults)).map(({ content }) => content)).toEqual([result()]);
});

test('keeps the last twenty, and restores the removed one', async () => {
  for (let at = 1; at <= MOST_STORED; at += 1) await keepResult(result({ name: `${at}` }));
  const gone = await keepResult(result({ name: 'novi' }));
  expect(gone.obracuni).toMatchObject([{ content: { name: '1' } }]);
  expect(await names()).toEqual(['novi', ...Array.from({ length: 19 }, (_, at) => `${MOST_STORED - at}`)]);
  await putBack(gone);
  expect(await names()).toHaveLength(MOST_STORED + 1);
});

test('replaces only the oldest on the next save, whatever number was imported', async () => {
  const many = Array.from({ length: 30 }, (_, at) => ({
    id: `${at}`,
    changed: at,
    content: result({ name: `${at}` }),
  }));
  await importContents({ ...noContents, obracuni: many }, 'merge', {});
  const gone = await keepResult(result({ name: 'novi' }));
  expect(gone.obracuni).toMatchObject([{ content: { name: '0' } }]);
  expect(await names()).toEqual(['novi', ...Array.from({ length: 29 }, (_, at) => `${29 - at}`)]);
});

test('says after a large import that the next save replaces one', () => {
  expect(importText(3, MOST_STORED - 1)).not.toContain('najstarijeg');
  expect(importText(3, 30)).toMatch(/Sada ih je ovdje 30: .*najstarijeg/);
});

test('neither counts, shows nor overwrites unreadable records', async () => {
  const strange = { id: 'x', changed: 1, content: { name: 'iz novije verzije' } };
  await withDatabase((db) => db.obracuni.add(strange));
  for (let at = 0; at <= MOST_STORED; at += 1) await keepResult(result());
  expect(await names()).toHaveLength(MOST_STORED);
  expect((await withDatabase(everything)).obracuni).toContainEqual(strange);
});

test('reports unreadable records and exports them whole', async () => {
  await keepResult(result());
  expect(await withDatabase(unreadableResults)).toEqual([]);
  const newer = { id: 'x', changed: 1, content: { name: 'iz novije verzije' } };
  const momentless = { id: 'y', content: result() };
  await withDatabase((db) => db.obracuni.bulkAdd([newer, momentless as unknown as typeof newer]));
  const listed = await withDatabase(unreadableResults);
  expect(listed.map(({ id, given }) => [id, given])).toEqual([
    ['x', newer.content],
    ['y', momentless],
  ]);
});

test('renames a calculation without other changes, keeping fields of a newer version', async () => {
  const newer = { ...result(), dodatno: 7 };
  await withDatabase((db) => db.obracuni.add({ id: 'x', changed: 1, content: newer }));
  await renameResult('x', 'Drugi naziv');
  const [stored] = (await withDatabase(everything)).obracuni;
  expect(stored).toEqual({
    id: 'x',
    changed: expect.any(Number),
    since: 1,
    content: { ...newer, name: 'Drugi naziv' },
  });
  expect(stored?.changed).toBeGreaterThan(1);
});

test('keeps the place of a renamed calculation, and replaces the oldest first', async () => {
  for (let at = 1; at <= MOST_STORED; at += 1) await keepResult(result({ name: `${at}` }));
  const oldest = (await withDatabase(storedResults)).at(-1)?.id ?? '';
  await renameResult(oldest, 'nov naziv');
  await renameResult(oldest, 'prvi');
  expect((await names()).at(-1)).toBe('prvi');
  expect((await keepResult(result({ name: 'novi' }))).obracuni).toMatchObject([
    { content: { name: 'prvi' } },
  ]);
});

test('keeps the place on another device too', async () => {
  for (const name of ['stari', 'novi']) await keepResult(result({ name }));
  await renameResult((await withDatabase(storedResults))[1]?.id ?? '', 'preimenovan');
  const read = readBackupText(fileOf(await withDatabase(everything)));
  await emptyDevice();
  if ('contents' in read) await importContents(read.contents, 'merge', {});
  expect(await names()).toEqual(['novi', 'preimenovan']);
});

test.each([
  ['Plata 1/2027 (procjena)', 'Nova', 'Nova (procjena)'],
  ['Plata 1/2027 (procjena)', 'Moja procjena', 'Moja procjena'],
  ['Plata', 'Nova', 'Nova'],
])('names %s renamed to %s: %s', async (before, given, after) => {
  await withDatabase((db) => db.obracuni.add({ id: 'x', changed: 1, content: result({ name: before }) }));
  await renameResult('x', given);
  expect(await names()).toEqual([after]);
});

test('does not rename a deleted or unreadable record', async () => {
  const strange = { id: 'x', changed: 1, content: { name: 'iz novije verzije' } };
  await withDatabase((db) => db.obracuni.add(strange));
  await renameResult('x', 'Nova');
  await renameResult('y', 'Nova');
  expect((await withDatabase(everything)).obracuni).toEqual([strange]);
});
