import { expect, test } from 'vitest';
import { type Contents, noContents } from '../db/tables.ts';
import { fileOf, readBackupText } from './backup-file.ts';

const row = (id: string, content: unknown) => ({ id, changed: 5, content });
const contents: Contents = {
  ...noContents,
  firme: [row('f', { name: 'Primjer', jib: '4200000000004' })],
  radnici: [row('a', { lastName: 'Đurić', gross: 200_000 }), row('b', { lastName: 'Ćorić' })],
};
const file = fileOf(contents);

const read = (text: string) => {
  const result = readBackupText(text);
  return 'contents' in result ? result : undefined;
};
const doubtsOf = (change: (file: Record<string, unknown>) => unknown) =>
  read(JSON.stringify(change(JSON.parse(file))))?.doubts;
const withTables = (tables: object) => (one: Record<string, unknown>) => ({
  ...one,
  podaci: { ...(one.podaci as object), ...tables },
});

test('has no doubts about a file as it was written', () => {
  expect(read(file)).toMatchObject({ contents, doubts: [] });
});

test('sees every changed byte of the text', () => {
  const unseen: string[] = [];
  for (let at = 0; at < file.length; at++)
    for (const bit of [1, 2, 4, 8, 16]) {
      const changed = String.fromCharCode(file.charCodeAt(at) ^ bit);
      const result = read(file.slice(0, at) + changed + file.slice(at + 1));
      const isSeen = result === undefined || result.doubts.length > 0;
      if (!isSeen && JSON.stringify(result?.contents) !== JSON.stringify(contents))
        unseen.push(`${at}: ${changed}`);
    }
  expect(unseen).toEqual([]);
});

test.each([
  [{ firme: null }, '„Firme“ se ne može pročitati: taj dio datoteke nije popis.'],
  [{ radnici: undefined }, '„Radnici“ nedostaje. Pri izvozu zapisa: 2.'],
  [{ radnici: [row('a', 1)] }, '„Radnici“: pri izvozu zapisa 2, u datoteci 1.'],
  [
    { firme: [row('f', 1)] },
    '„Firme“: sadržaj nije isti kao pri izvozu, datoteka je oštećena ili mijenjana.',
  ],
])('names the section that is missing or changed: %o', (tables, doubt) => {
  expect(doubtsOf(withTables(tables))).toEqual([doubt]);
});

test('counts rows that are no records', () => {
  expect(doubtsOf(withTables({ radnici: [...contents.radnici, 7] }))).toContain(
    '„Radnici“: bez sadržaja, pa se ne uvozi: 1.',
  );
});

test('reads a file of an earlier version and says that it has no check', () => {
  const older = ({ provjera, ...one }: Record<string, unknown>) => {
    expect(provjera).toBeDefined();
    return { ...one, verzija: 7 };
  };
  expect(doubtsOf(older)).toEqual([
    'Datoteka je iz ranije verzije i nema provjeru sadržaja: oštećenje se u njoj ne može vidjeti.',
  ]);
  expect(read(JSON.stringify(older(JSON.parse(file))))?.contents).toEqual(contents);
});
