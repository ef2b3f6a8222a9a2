import { beforeEach, expect, test } from 'vitest';
import { type Contents, noContents } from '../../db/tables.ts';
import { keyOfPath } from '../meeting/three-way.ts';
import { surveyOf } from './firm-files.ts';
import { NotWritten } from './folder.ts';
import { MOST_ARCHIVED } from './give.ts';
import { MemoryFolder } from './memory-folder.fixture.ts';
import { type FirmCopy, type Synced, type SyncRequest, syncFirm } from './sync.ts';

const contentsWith = (phone: string): Contents => ({
  ...noContents,
  firme: [{ id: 'f', changed: 1, content: { id: 'f', name: 'Alfa', phone } }],
});

let folder: MemoryFolder;

/** One computer with a firm. */
function computer(device: string, contents?: Contents) {
  let copy: FirmCopy = { contents, base: undefined };
  const tools = {
    folder,
    firms: {
      read: async () => copy,
      replace: async (_: string, read: FirmCopy, next: Required<FirmCopy>) => {
        if (read !== copy) return false;
        copy = next;
        return true;
      },
      note: async (_: string, base: FirmCopy['base']) => {
        copy = { ...copy, base };
      },
    },
    key: undefined,
    author: () => ({ device, who: device, computer: device, at: '' }),
    called: () => 'Alfa',
    former: new Map(),
  };
  return {
    sync: async (pending: SyncRequest = { isHolder: true }): Promise<Synced> =>
      syncFirm(tools, 'f', (await surveyOf(folder, new Map())).firms.get('f'), pending),
    type: (phone: string) => {
      copy = { ...copy, contents: contentsWith(phone) };
    },
    get phone() {
      return (copy.contents?.firme[0]?.content as { phone: string } | undefined)?.phone;
    },
  };
}

const archived = () => [...folder.files.keys()].filter((path) => path.startsWith('arhiva/'));

beforeEach(() => {
  folder = new MemoryFolder();
});

test('gives a firm, and brings it to a new computer and back', async () => {
  const [a, b] = [computer('a', contentsWith('1')), computer('b')];
  expect(await a.sync()).toEqual({ kind: 'given' });
  expect(await a.sync()).toEqual({ kind: 'same' });
  expect(await b.sync({ isHolder: false })).toMatchObject({ kind: 'brought', author: { who: 'a' } });
  b.type('2');
  expect(await b.sync({ isHolder: false })).toEqual({ kind: 'waiting' });
  expect(await b.sync()).toEqual({ kind: 'given' });
  expect(await a.sync({ isHolder: false })).toMatchObject({ kind: 'brought' });
  expect(a.phone).toBe('2');
  expect([...folder.files.keys()].filter((path) => !path.includes('/'))).toEqual(['Alfa.f.json']);
});

test('asks what both changed, keeps both versions, and asks again when one changed meanwhile', async () => {
  const [a, b] = [computer('a', contentsWith('1')), computer('b')];
  await a.sync();
  await b.sync();
  a.type('2');
  await a.sync();
  b.type('3');
  const pending = await b.sync();
  if (pending.kind !== 'conflict') throw new Error(pending.kind);
  const by = new Map(pending.meeting.conflicts.map(({ path }) => [keyOfPath(path), 'mine' as const]));
  const choices = { theirs: pending.theirs.lineage.id, mine: pending.mine, by };
  b.type('4');
  expect(await b.sync({ isHolder: true, choices })).toMatchObject({ kind: 'conflict' });
  b.type('3');
  expect(await b.sync({ isHolder: true, choices })).toMatchObject({ kind: 'joined' });
  expect(await b.sync()).toEqual({ kind: 'given' });
  await a.sync();
  expect([a.phone, b.phone]).toEqual(['3', '3']);
  expect(archived()).toHaveLength(3);
});

test('loses nothing when the file of a firm is emptied, cut or removed', async () => {
  const [a, b] = [computer('a', contentsWith('1')), computer('b')];
  await a.sync();
  for (const damage of ['', folder.files.get('Alfa.f.json')?.slice(0, 500) ?? '']) {
    folder.files.set('Alfa.f.json', damage);
    expect(await b.sync({ isHolder: false })).toMatchObject({ kind: damage === '' ? 'brought' : 'same' });
  }
  folder.files.clear();
  expect(await b.sync({ isHolder: false })).toEqual({ kind: 'same' });
  expect(await b.sync()).toEqual({ kind: 'given' });
  expect(folder.files.has('Alfa.f.json')).toBe(true);
});

test('goes on from the last whole revision when the newest is cut everywhere', async () => {
  const [a, b] = [computer('a', contentsWith('1')), computer('b', undefined)];
  await a.sync();
  await b.sync();
  b.type('2');
  await b.sync();
  for (const [path, text] of folder.files)
    if (text.includes('"2"')) folder.files.set(path, text.slice(0, 400));
  expect(await computer('c').sync()).toMatchObject({ kind: 'brought', author: { who: 'a' } });
  a.type('3');
  expect(await a.sync()).toEqual({ kind: 'given' });
  expect(folder.files.has('arhiva/osteceno-Alfa.f.json')).toBe(true);
  expect(await b.sync()).toMatchObject({ kind: 'conflict' });
});

test('says why a firm is not brought when every file of it is broken', async () => {
  folder.files.set('Alfa.f.json', '');
  expect(await computer('b').sync()).toMatchObject({ kind: 'faulty', fault: 'empty' });
  expect(folder.files.get('Alfa.f.json')).toBe('');
});

test('is no second version when the folder failed after the revision was written', async () => {
  const a = computer('a', contentsWith('1'));
  await a.sync();
  a.type('2');
  folder.fails = (what, path) =>
    what === 'rename' && path.startsWith('Alfa') ? new Error('gone') : undefined;
  await expect(a.sync()).rejects.toThrow('gone');
  folder.fails = () => undefined;
  a.type('3');
  expect(await a.sync()).toEqual({ kind: 'again' });
  expect(await a.sync()).toEqual({ kind: 'given' });
  const b = computer('b');
  await b.sync();
  expect(b.phone).toBe('3');
});

test('refuses to count as written what the folder did not keep', async () => {
  const a = computer('a', contentsWith('1'));
  const write = folder.write.bind(folder);
  folder.write = (path, text) => write(path, text.slice(0, 200));
  await expect(a.sync()).rejects.toBeInstanceOf(NotWritten);
  folder.write = write;
  expect(await a.sync()).toEqual({ kind: 'given' });
});

test('has the last twenty revisions in the archive, one for each turn of work', async () => {
  const [a, b] = [computer('a', contentsWith('0')), computer('b')];
  await a.sync();
  for (const phone of ['1', '2', '3']) {
    a.type(phone);
    await a.sync();
  }
  expect(archived()).toHaveLength(1);
  for (let at = 4; at < 40; at++) {
    const own = at % 2 === 0 ? b : a;
    await own.sync();
    own.type(String(at));
    await own.sync();
  }
  expect(archived().length).toBeLessThanOrEqual(MOST_ARCHIVED);
  expect(a.phone).toBe('39');
});

test('does not bring back a firm that was removed here, until it is wanted', async () => {
  const [a, b] = [computer('a', contentsWith('1')), computer('b')];
  await a.sync();
  await b.sync();
  const removed = computer('c');
  expect(await removed.sync({ isHolder: false, isWanted: true })).toMatchObject({ kind: 'brought' });
});
