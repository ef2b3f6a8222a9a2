import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { emptyDevice } from '../../db/empty-device.fixture.ts';
import { type FolderState, stateId, wishId } from '../../db/folder-record.ts';
import { remove } from '../../db/removal.ts';
import { withDatabase } from '../../db/with-database.ts';
import { closing } from '../../payroll/closing.fixture.ts';
import { closeMonth } from '../../payroll/closing.ts';
import { saveFirm, saveShown, storedOf } from '../../payroll/firms.ts';
import { saveWorkerMonths } from '../../payroll/months.ts';
import { firm, of, worked, worker } from '../../payroll/stored.fixture.ts';
import { saveWorker } from '../../payroll/workers.ts';
import { SILENCE_MS } from '../protocol/claims.ts';
import { readRevision, surveyOf } from '../protocol/firm-files.ts';
import { MemoryFolder } from '../protocol/memory-folder.fixture.ts';
import { OfficeSession } from '../protocol/session.ts';
import { workApart } from './office-wishes.ts';
import { FolderRunner, IDLE_MS } from './runner.ts';

let folder: MemoryFolder;
let now: number;
let open: Set<string>;
let runner: FolderRunner;
let amra: OfficeSession;

const newRunner = (device = 'ja') =>
  new FolderRunner({
    folder,
    key: undefined,
    person: () => ({ device, who: 'Edin', computer: 'LAPTOP' }),
    now: () => '2026-11-29T10:32',
    running: () => now,
    open: async () => open,
  });

beforeEach(async () => {
  await emptyDevice();
  [folder, now, open] = [new MemoryFolder(), 0, new Set()];
  runner = newRunner();
  amra = new OfficeSession(
    folder,
    () => ({ device: 'amra', who: 'Amra', computer: 'KANCELARIJA-2' }),
    () => now,
  );
  await saveFirm(firm, undefined);
  await saveWorker(worker, undefined);
});

const ask = (kind: 'put' | 'takeOver' | 'readOnly' | 'bring') =>
  withDatabase((db) => db.fascikla.put(Object.assign({ id: wishId('f'), firm: 'f', kind })));

const state = async () =>
  (await withDatabase((db) => db.fascikla.get(stateId('f')))) as FolderState | undefined;

async function inFolder() {
  const files = (await surveyOf(folder, new Map())).firms.get('f');
  const [head] = files?.heads ?? [];
  return files && head && readRevision(folder, files, head.id, undefined);
}

const typeNote = (text: string) =>
  saveWorkerMonths(of, { w: { before: undefined, after: { ...worked(800), note: text } } });

test('puts a firm into the folder when it is asked to, and not before', async () => {
  await runner.work();
  expect(folder.files.size).toBe(0);
  expect(await state()).toMatchObject({ isAbsent: true });
  await ask('put');
  await runner.work();
  expect(await inFolder()).toMatchObject({ contents: { radnici: [{ id: 'w' }] } });
  expect(await state()).toMatchObject({ has: 'nobody' });
  expect(await amra.holder('f')).toBeUndefined();
});

test('ends a look early for a person who waits, after the wishes and before other firms', async () => {
  const awaited = () => true;
  await ask('put');
  await runner.work(awaited);
  expect(await state()).toMatchObject({ has: 'nobody' });
  await typeNote('poslije');
  await runner.work(awaited);
  expect(JSON.stringify(await inFolder())).not.toContain('poslije');
  await runner.work();
  expect(JSON.stringify(await inFolder())).toContain('poslije');
});

test('has an open firm, gives what is typed, and gives it back when it is left or nobody types', async () => {
  await ask('put');
  open.add('f');
  await runner.work();
  expect(await state()).toMatchObject({ has: 'me' });
  expect(await amra.take('f', '')).toMatchObject({ isTaken: false, holder: { who: 'Edin' } });
  await typeNote('utipkano');
  await runner.work();
  expect(JSON.stringify(await inFolder())).toContain('utipkano');
  now = IDLE_MS;
  await runner.work();
  expect(await amra.holder('f')).toBeUndefined();
  await saveWorker({ ...worker, id: 'w2', jmbg: '' }, undefined);
  await runner.work();
  expect(await state()).toMatchObject({ has: 'me' });
  open.clear();
  await runner.work();
  expect(await amra.holder('f')).toBeUndefined();
});

test('lets nobody type into a firm that another computer has, until it is taken over', async () => {
  await ask('put');
  await runner.work();
  await amra.take('f', '2026-11-29T09:15');
  open.add('f');
  await runner.work();
  expect(await state()).toMatchObject({ has: 'other', holder: { who: 'Amra', computer: 'KANCELARIJA-2' } });
  await expect(typeNote('x')).rejects.toMatchObject({ why: 'held' });
  await saveShown('f', { columns: [] });
  now = SILENCE_MS;
  await runner.work();
  expect(await state()).toMatchObject({ isSilent: true });
  await ask('takeOver');
  await runner.work();
  expect(await state()).toMatchObject({ has: 'me' });
  await typeNote('x');
  expect(await amra.has('f')).toBe(false);
});

test('reads a firm only when that is asked, and leaves it free for the others', async () => {
  await ask('put');
  open.add('f');
  await runner.work();
  await ask('readOnly');
  await runner.work();
  expect(await amra.take('f', '')).toEqual({ isTaken: true });
  await amra.giveBack('f');
  await runner.work();
  await expect(typeNote('x')).rejects.toMatchObject({ why: 'held' });
  open.clear();
  await runner.work();
  await typeNote('x');
});

test('gives what was typed into a firm that is not open, and gives it back', async () => {
  await ask('put');
  await runner.work();
  await typeNote('iz pregleda');
  await runner.work();
  expect(JSON.stringify(await inFolder())).toContain('iz pregleda');
  expect(await amra.holder('f')).toBeUndefined();
});

test('brings all firms to a new computer, with closed months as they were, and a removed one when it is wanted', async () => {
  const { changed = 0 } = (await withDatabase((db) => db.firme.get('f'))) ?? {};
  const { changed: of1 = 0 } = (await withDatabase((db) => db.radnici.get('w'))) ?? {};
  await closeMonth(closing, { month: undefined, firm: changed, workers: new Map([['w', of1]]) });
  const before = await withDatabase((db) => db.zakljucci.toArray());
  await ask('put');
  await runner.work();
  await emptyDevice();
  runner = newRunner();
  await runner.work();
  expect(await withDatabase((db) => db.zakljucci.toArray())).toEqual(before);
  await remove(await withDatabase((db) => storedOf(db, 'f')));
  await runner.work();
  expect(await withDatabase((db) => db.firme.count())).toBe(0);
  await ask('bring');
  await runner.work();
  expect(await withDatabase((db) => db.firme.count())).toBe(1);
});

test('keeps on this computer what a failing folder does not take, and gives it later', async () => {
  await ask('put');
  await runner.work();
  folder.fails = (what) => (what === 'write' ? new DOMException('', 'QuotaExceededError') : undefined);
  await typeNote('disk je pun');
  await expect(runner.work()).rejects.toThrow();
  folder.fails = () => undefined;
  await runner.work();
  expect(JSON.stringify(await inFolder())).toContain('disk je pun');
});

test('shares documents when that is asked for on each computer, as one file', async () => {
  const invoice = (id: string, note: string) => ({ id, changed: 5, content: { id, brojFakture: id, note } });
  await withDatabase((db) => db.fakture.bulkPut([invoice('1', 'a'), invoice('2', 'b')]));
  await runner.work();
  expect(await surveyOf(folder, new Map())).toMatchObject({ firms: new Map() });
  await withDatabase((db) =>
    db.fascikla.put(Object.assign({ id: wishId('dokumenti'), firm: 'dokumenti', kind: 'put' })),
  );
  await runner.work();
  expect([...folder.files.keys()]).toContain('Dokumenti.dokumenti.json');
  await emptyDevice();
  runner = newRunner('drugi');
  await withDatabase((db) => db.fakture.bulkPut([invoice('2', 'c'), invoice('3', 'd')]));
  await runner.work();
  const ids = () => withDatabase((db) => db.fakture.toCollection().primaryKeys());
  expect(await ids()).toEqual(['2', '3']);
  await withDatabase((db) =>
    db.fascikla.put(Object.assign({ id: wishId('dokumenti'), firm: 'dokumenti', kind: 'bring' })),
  );
  await runner.work();
  await runner.work();
  const shown = (await withDatabase((db) => db.fascikla.get(stateId('dokumenti')))) as FolderState;
  expect(shown.pending?.differences.map(({ about }) => about)).toEqual(['Fakture: 2']);
});

test('lets a person work on a firm of somebody else while the folder is away, and asks later', async () => {
  await ask('put');
  await runner.work();
  await amra.take('f', '');
  open.add('f');
  await runner.work();
  await expect(typeNote('x')).rejects.toMatchObject({ why: 'held' });
  folder.fails = () => new DOMException('', 'NotFoundError');
  await workApart('f');
  await typeNote('kod kuće');
  folder.fails = () => undefined;
  await runner.work();
  expect(await state()).toMatchObject({ has: 'other', isUnsent: true });
  await amra.giveBack('f');
  await runner.work();
  expect(JSON.stringify(await inFolder())).toContain('kod kuće');
});

test('finds what was typed while no page worked with the folder', async () => {
  await ask('put');
  await runner.work();
  await typeNote('bez kartice');
  runner = newRunner();
  await runner.work();
  expect(JSON.stringify(await inFolder())).toContain('bez kartice');
});
