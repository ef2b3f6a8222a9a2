import 'fake-indexeddb/auto';
import { absenceOf } from '@obracun/engine/payroll/staff/absences/absences.fixture.ts';
import { newEngagement, payoutIdOf } from '@obracun/engine/payroll/staff/engagements/engagement.ts';
import { newLeaveYear } from '@obracun/engine/payroll/staff/leave/leave-year.ts';
import { beforeEach, expect, test } from 'vitest';
import { KeepingFailed } from '../db/cause.ts';
import { emptyDevice } from '../db/empty-device.fixture.ts';
import { everything } from '../db/removal.ts';
import { withDatabase } from '../db/with-database.ts';
import { saveAbsence } from './absences.ts';
import { bringAbsences } from './bring-absences.ts';
import { saveClaimStatus } from './claims.ts';
import { closing } from './closing.fixture.ts';
import { closeMonth, reopenMonth } from './closing.ts';
import { changePayout, saveEngagement } from './engagements.ts';
import { setLock } from './firm-lock.ts';
import { firmById, firmsOf, saveFirm } from './firms.ts';
import { bringWorkers } from './import-workers.ts';
import { markStep } from './month-steps.ts';
import { saveWorkerMonths } from './months.ts';
import { saveOpenings } from './openings.ts';
import { saveStatuses } from './payments.ts';
import { saveLeave, saveStaffSettings, saveWorkDay } from './staff-records.ts';
import { firm, of, worked, worker } from './stored.fixture.ts';
import { saveWorker, workersOf } from './workers.ts';

const OPENING = { gross: 200_000, contributions: 62_000, tax: 8000, net: 130_000, hours: 17_600 };
const LOCK = { since: '2026-11-27', reason: 'predata drugom knjigovođi' };
const engagement = newEngagement(firm.id, 'rs', 'a', '2026-10-31');
const payout = {
  id: payoutIdOf(engagement, of),
  ofFirm: firm.id,
  engagement: engagement.id,
  year: of.year,
  month: of.month,
  earlier: [],
};
const overtime = { w: { before: undefined, after: worked(800) } };

beforeEach(async () => {
  await emptyDevice();
  await saveFirm(firm, undefined);
  await saveWorker(worker, undefined);
});

const momentOfFirm = async () => (await withDatabase(firmsOf))[0]?.changed;

test('refuses every change of a locked firm, and changes nothing', async () => {
  const [stored] = await withDatabase((db) => workersOf(db, firm.id));
  const absence = absenceOf({ firm: firm.id, worker: worker.id });
  const importedAbsences = await bringAbsences([{ ...absence, id: 'o2' }]);
  if ('refused' in importedAbsences) throw new Error(importedAbsences.refused);
  await setLock(firm.id, LOCK);
  const before = await withDatabase(everything);
  const known = { month: undefined, firm: await momentOfFirm(), workers: new Map() };
  const changes: readonly (() => Promise<unknown>)[] = [
    async () => saveFirm({ ...firm, name: 'Beta' }, await momentOfFirm()),
    () => saveWorker({ ...worker, firstName: 'Prvi' }, stored?.changed),
    () => bringWorkers([{ ...worker, id: 'w2' }], []),
    () => saveWorkerMonths(of, overtime),
    () => closeMonth(closing, known),
    () => reopenMonth(of, { on: '2026-11-27', reason: 'x' }),
    () => saveAbsence(absence, undefined),
    () => bringAbsences([absence]),
    () => saveLeave(newLeaveYear(firm.id, 2026, worker.id), undefined),
    () => saveStaffSettings(firm.id, { signer: 'x' }),
    () => saveWorkDay(of, worker.id, { day: '2026-10-01', name: 'end', before: undefined, after: 900 }),
    () => markStep(firm.id, of, 'paid', '2026-11-27'),
    () => saveStatuses([{ ...of, key: 'a', before: undefined, after: { inCash: true } }]),
    () => saveOpenings(firm.id, [{ ...of, worker: worker.id, before: undefined, after: OPENING }]),
    () => saveEngagement(engagement, undefined),
    () => changePayout(payout, { day: '2026-10-31' }),
    () => saveClaimStatus({ id: 'f:2026-10/w/illness', firm: firm.id, note: '' }, undefined, '2026-11-27'),
    () => importedAbsences(),
  ];
  for (const change of changes) {
    const failed = await change().catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(KeepingFailed);
    expect(failed).toMatchObject({ why: 'locked' });
  }
  expect(await withDatabase(everything)).toEqual(before);
});

test('changes other firms while one is locked, and the firm itself once it is unlocked', async () => {
  await saveFirm({ ...firm, id: 'f2' }, undefined);
  await setLock(firm.id, LOCK);
  expect(await saveWorkerMonths({ ...of, firm: 'f2' }, overtime)).toHaveProperty('stored');
  await setLock(firm.id, undefined);
  expect(await withDatabase((db) => firmById(db, firm.id))).toEqual(firm);
  expect(await saveWorkerMonths(of, overtime)).toHaveProperty('stored');
});
