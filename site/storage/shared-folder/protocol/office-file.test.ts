import { expect, test } from 'vitest';
import { readBackupText } from '../../backup/backup-file.ts';
import { sealingKey } from '../../backup/sealed.ts';
import { noContents } from '../../db/tables.ts';
import { surveyOf } from './firm-files.ts';
import { MemoryFolder } from './memory-folder.fixture.ts';
import {
  archivedIn,
  fileNameOf,
  HEADER_LETTERS,
  headerIn,
  type OfficeFile,
  officeText,
  readOfficeText,
} from './office-file.ts';
import { revisionFrom } from './revision.ts';

const first = revisionFrom([]);
const file: OfficeFile = {
  subject: 'f1',
  lineage: revisionFrom([first]),
  author: { device: 'a', who: 'Amra {ona}', computer: 'KANCELARIJA-2', at: '2026-11-29T10:32' },
  contents: { ...noContents, firme: [{ id: 'f1', changed: 5, content: { id: 'f1', name: 'Alfa' } }] },
};
const text = await officeText(file, undefined);
const key = await sealingKey('lozinka kancelarije');

test('is read as it was written, and imported as a hand-over file', async () => {
  expect(await readOfficeText(text, undefined)).toEqual(file);
  expect(readBackupText(text)).toMatchObject({ scope: 'firm', doubts: [], contents: file.contents });
});

test('tells its revision without the password when it is sealed, and nothing else', async () => {
  const sealed = await officeText(file, key);
  expect(sealed).not.toMatch(/Alfa|Amra|KANCELARIJA/);
  expect(headerIn(sealed)).toEqual({ subject: 'f1', lineage: file.lineage });
  expect(await readOfficeText(sealed, key)).toEqual(file);
  expect(await readOfficeText(sealed, undefined)).toEqual({ fault: 'sealed' });
  expect(await readOfficeText(sealed, await sealingKey('druga lozinka'))).toEqual({ fault: 'sealed' });
});

test('has its header within the first letters when its history is long', async () => {
  let lineage = first;
  for (let at = 0; at < 1010; at++) lineage = revisionFrom([lineage]);
  const long = await officeText({ ...file, lineage }, undefined);
  expect(headerIn(long.slice(0, HEADER_LETTERS))).toEqual({ subject: 'f1', lineage });
});

test.each([
  ['empty', ''],
  ['empty', '\0\0\0\0'],
  ['broken', text.slice(0, 20)],
  ['broken', text.slice(0, -30)],
  ['broken', text.replace('"Alfa"', '"Alfb"')],
  ['broken', text.replace(file.lineage.id, 'x')],
  ['foreign', '{"name":"package"}'],
  ['foreign', 'PK'],
  ['newer', text.replace(/"verzija":\d+/, '"verzija":900')],
])('is %s and refused when its text is damaged or of another program', async (fault, given) => {
  expect(await readOfficeText(given, undefined)).toEqual({ fault });
});

test.each([
  'Alfa.f1 (Amra’s conflicted copy 2026-11-29).json',
  'Alfa.f1-KANCELARIJA-2.json',
  'Alfa.f1 (1).json',
  'Alfa.f1.sync-conflict-20261129-103200-ABCDEFG.json',
  'Kopija od Alfa.json',
])('is found under the name %s, which a synchronising program gave it', async (name) => {
  const folder = new MemoryFolder();
  folder.files.set(fileNameOf('f1', 'Alfa'), await officeText({ ...file, lineage: first }, undefined));
  folder.files.set(name, text);
  folder.files.set('Beta.f2.json', '');
  folder.files.set('spisak.json', '[]');
  const { firms, strange } = await surveyOf(folder, new Map());
  expect(firms.get('f1')).toMatchObject({
    main: { lineage: first },
    copies: [{ name }],
    heads: [file.lineage],
  });
  expect(firms.get('f2')).toMatchObject({
    main: undefined,
    faults: [{ name: 'Beta.f2.json', fault: 'empty' }],
  });
  expect(strange).toEqual([{ name: 'spisak.json', fault: 'foreign' }]);
});

test('names a revision in the archive, also in the name of its copy', () => {
  const { id } = file.lineage;
  for (const end of ['', ' (1)', '(1)', '-KANCELARIJA-2', ' (conflicted copy)'])
    expect(archivedIn(`f1.${id}${end}.json`)).toEqual({ subject: 'f1', id });
  expect(archivedIn('f1.json')).toBeUndefined();
});
