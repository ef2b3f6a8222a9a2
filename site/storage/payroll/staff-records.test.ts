import 'fake-indexeddb/auto';
import { staffSettingsId } from '@obracun/engine/payroll/model/staff-settings.ts';
import { absenceOf } from '@obracun/engine/payroll/staff/absences/absences.fixture.ts';
import { newLeaveYear } from '@obracun/engine/payroll/staff/leave/leave-year.ts';
import { readStaffSettings, readWorkTime } from '@obracun/engine/payroll/staff/staff-records.ts';
import { workTimeId } from '@obracun/engine/payroll/staff/work-time/work-time.ts';
import { beforeEach, expect, test } from 'vitest';
import { unreadableHere } from '../../documents/drafts/kinds.ts';
import { fileOf, readBackupText } from '../backup/backup-file.ts';
import { emptyDevice } from '../db/empty-device.fixture.ts';
import { everything, putBack, remove } from '../db/removal.ts';
import { withDatabase } from '../db/with-database.ts';
import { absencesOf, saveAbsence } from './absences.ts';
import { saveFirm, storedOf } from './firms.ts';
import { markStep } from './month-steps.ts';
import { restoreWorkDay, saveLeave, saveStaffSettings, saveWorkDay } from './staff-records.ts';
import { firm, worker } from './stored.fixture.ts';
import { unreadFor } from './unread.ts';
import { saveWorker } from './workers.ts';

const of = { firm: firm.id, year: 2026, month: 3 };
const leave = { ...newLeaveYear(firm.id, 2026, worker.id), baseDays: 22 };
const timeId = workTimeId(firm.id, of, worker.id);
const days = async () =>
  readWorkTime(await withDatabase(async (db) => (await db.odsustva.get(timeId))?.content))?.days;

beforeEach(async () => {
  await emptyDevice();
  await saveFirm(firm, undefined);
  await saveWorker(worker, undefined);
});

const keepAll = async () => {
  await saveLeave(leave, undefined);
  await saveStaffSettings(firm.id, { signer: 'Direktor' });
  await saveWorkDay(of, worker.id, { day: '2026-03-02', name: 'end', before: undefined, after: 1050 });
  await markStep(firm.id, of, 'paid', '2026-04-10');
};

test('is no absence, and keeps a month closable', async () => {
  await saveAbsence(absenceOf({ firm: firm.id, worker: worker.id }), undefined);
  await keepAll();
  expect(await withDatabase((db) => absencesOf(db, firm.id))).toHaveLength(1);
  expect(await withDatabase((db) => unreadFor(db, `${firm.id}:2026-03`))).toEqual({
    workers: 0,
    absences: 0,
    isMonth: false,
  });
  expect(await withDatabase(unreadableHere)).toEqual([]);
});

test('is removed with its firm, restored, and part of every backup', async () => {
  await keepAll();
  const before = (await withDatabase(everything)).odsustva;
  expect(before.filter(({ id }) => !id.startsWith('dn:'))).toHaveLength(4);
  expect(before.some(({ id }) => id.startsWith('dn:'))).toBe(true);
  const read = readBackupText(fileOf(await withDatabase(everything)));
  expect('contents' in read && read.contents.odsustva).toEqual(before);
  const taken = await remove(await withDatabase((db) => storedOf(db, firm.id)));
  expect((await withDatabase(everything)).odsustva).toEqual([]);
  await putBack(taken);
  expect((await withDatabase(everything)).odsustva).toEqual(before);
});

test('refuses a leave that another tab changed', async () => {
  const first = await saveLeave(leave, undefined);
  if (!('stored' in first)) throw new Error('not saved');
  await saveLeave({ ...leave, baseDays: 23 }, first.stored.changed);
  expect(await saveLeave({ ...leave, baseDays: 24 }, first.stored.changed)).toHaveProperty(
    'elsewhere.content.baseDays',
    23,
  );
});

test('keeps settings typed in another tab', async () => {
  await saveStaffSettings(firm.id, { signer: 'Direktor' });
  await saveStaffSettings(firm.id, { workStart: 420 });
  const stored = await withDatabase((db) => db.odsustva.get(staffSettingsId(firm.id)));
  expect(readStaffSettings(stored?.content)).toMatchObject({ signer: 'Direktor', workStart: 420 });
});

test('merges values of a day from two tabs, and refuses a value changed in the other', async () => {
  const day = '2026-03-02';
  expect(await saveWorkDay(of, worker.id, { day, name: 'end', before: undefined, after: 1050 })).toBe(true);
  expect(await saveWorkDay(of, worker.id, { day, name: 'night', before: undefined, after: 100 })).toBe(true);
  expect(await saveWorkDay(of, worker.id, { day, name: 'end', before: undefined, after: 990 })).toBe(false);
  expect(await days()).toEqual({ [day]: { end: 1050, night: 100 } });
  expect(await saveWorkDay(of, worker.id, { day, name: 'end', before: 1050, after: undefined })).toBe(true);
  expect(await days()).toEqual({ [day]: { night: 100 } });
  await restoreWorkDay(of, worker.id, day);
  expect(await days()).toEqual({});
});

test('sets an unreadable record aside before replacing it', async () => {
  await withDatabase((db) => db.odsustva.add({ id: timeId, changed: 5, content: { strange: true } }));
  await saveWorkDay(of, worker.id, { day: '2026-03-02', name: 'end', before: undefined, after: 1050 });
  await markStep(firm.id, of, 'paid', '2026-04-10');
  const { odlozeno } = await withDatabase(everything);
  expect(odlozeno.map(({ content }) => content)).toEqual([{ strange: true }]);
});
