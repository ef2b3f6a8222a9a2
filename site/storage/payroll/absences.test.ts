import 'fake-indexeddb/auto';
import { absenceOf } from '@obracun/engine/payroll/staff/absences/absences.fixture.ts';
import { beforeEach, expect, test } from 'vitest';
import { emptyDevice } from '../db/empty-device.fixture.ts';
import { putBack, remove } from '../db/removal.ts';
import { withDatabase } from '../db/with-database.ts';
import { absencesOf, saveAbsence } from './absences.ts';
import { bringAbsences } from './bring-absences.ts';
import { closing } from './closing.fixture.ts';
import { closeMonth } from './closing.ts';
import { saveFirm, storedOf } from './firms.ts';
import { firm, worker } from './stored.fixture.ts';
import { saveWorker } from './workers.ts';

beforeEach(async () => {
  await emptyDevice();
  await saveFirm(firm, undefined);
  await saveWorker(worker, undefined);
});

const ill = absenceOf({ firm: firm.id, worker: worker.id });
const all = () => withDatabase((db) => absencesOf(db, firm.id));
const stored = async () => (await all()).map(({ content }) => content);

test('saves an absence, and rejects another on the same days', async () => {
  expect(await saveAbsence(ill, undefined)).toMatchObject({ stored: { content: ill } });
  const other = { ...ill, id: 'o2', from: '2026-03-06', to: '2026-03-10' };
  expect(await saveAbsence(other, undefined)).toEqual({ refused: expect.stringContaining('Preklapa se') });
  expect(await stored()).toEqual([ill]);
});

test('rejects an absence when its worker was removed meanwhile', async () => {
  await remove({ radnici: [worker.id] });
  expect(await saveAbsence(ill, undefined)).toEqual({ refused: 'Izaberite radnika.' });
});

test('keeps absences unchanged when another tab changed or removed them', async () => {
  await saveAbsence(ill, undefined);
  const [{ changed } = { changed: 0 }] = await all();
  expect(await saveAbsence({ ...ill, to: '2026-03-09' }, changed)).toHaveProperty('stored');
  expect(await saveAbsence({ ...ill, to: '2026-03-10' }, changed)).toHaveProperty(
    'elsewhere.content.to',
    '2026-03-09',
  );
  await remove({ odsustva: [ill.id] });
  expect(await saveAbsence({ ...ill, to: '2026-03-11' }, changed)).toEqual({ elsewhere: undefined });
});

test('restores a removed absence', async () => {
  await saveAbsence(ill, undefined);
  const taken = await remove({ odsustva: [ill.id] });
  expect(await stored()).toEqual([]);
  await putBack(taken);
  expect(await stored()).toEqual([ill]);
});

test('imports absences in one transaction, and undoes those unchanged since', async () => {
  const other = { ...ill, id: 'o2', from: '2026-03-09', to: '2026-03-10' };
  expect(await bringAbsences([ill, { ...other, from: '2026-03-06' }])).toEqual({
    refused: expect.stringContaining('Preklapa se'),
  });
  expect(await stored()).toEqual([]);
  const undo = await bringAbsences([ill, other]);
  if ('refused' in undo) throw new Error(undo.refused);
  const changed = (await all()).find(({ id }) => id === 'o2')?.changed;
  await saveAbsence({ ...other, to: '2026-03-11' }, changed);
  expect(await undo()).toBe(1);
  expect(await stored()).toEqual([{ ...other, to: '2026-03-11' }]);
});

test('removes absences together with their firm', async () => {
  await saveAbsence(ill, undefined);
  expect(await withDatabase((db) => storedOf(db, firm.id))).toMatchObject({
    odsustva: expect.arrayContaining([ill.id]),
  });
});

test('closes no month when an absence was added meanwhile', async () => {
  const known = async () => ({
    month: undefined,
    firm: (await withDatabase((db) => db.firme.get(firm.id)))?.changed,
    workers: new Map(
      (await withDatabase((db) => db.radnici.toArray())).map(({ id, changed }) => [id, changed]),
    ),
    absences: new Map((await all()).map(({ id, changed }) => [id, changed])),
  });
  const before = await known();
  await saveAbsence(ill, undefined);
  expect(await closeMonth(closing, before)).toHaveProperty('elsewhere');
  expect(await closeMonth(closing, await known())).toHaveProperty('stored');
});
