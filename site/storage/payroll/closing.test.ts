import 'fake-indexeddb/auto';
import { absenceOf } from '@obracun/engine/payroll/staff/absences/absences.fixture.ts';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fileOf, readBackupText } from '../backup/backup-file.ts';
import { importContents } from '../backup/bring-in.ts';
import { emptyDevice } from '../db/empty-device.fixture.ts';
import { everything } from '../db/removal.ts';
import { withDatabase } from '../db/with-database.ts';
import { deviceWith } from '../storage.fixture.ts';
import { saveAbsence } from './absences.ts';
import { closing } from './closing.fixture.ts';
import {
  allClosings,
  type CalculatedFrom,
  closedMonthOf,
  closeMonth,
  closingsOf,
  earlierClosingOf,
  recloseMonth,
  reopenMonth,
} from './closing.ts';
import { earlierClosings } from './earlier-closings.ts';
import { firmsOf, saveFirm, storedOf } from './firms.ts';
import { monthsOfYear, saveWorkerMonths } from './months.ts';
import { firm, monthsStored, of, worked, worker } from './stored.fixture.ts';
import { saveWorker, workersOf } from './workers.ts';

/** The current moments: of the month to close, of the firm and of its workers. */
async function calculatedFrom(month?: number): Promise<CalculatedFrom> {
  const workers = await withDatabase((db) => workersOf(db, 'f'));
  const [stored] = await withDatabase(firmsOf);
  return { month, firm: stored?.changed, workers: new Map(workers.map(({ id, changed }) => [id, changed])) };
}

const WHY = { on: '2027-03-02', reason: 'ispravka sati' };

beforeEach(emptyDevice);

describe('closing', () => {
  const debts = async () =>
    (await withDatabase((db) => workersOf(db, 'f'))).flatMap(({ content }) =>
      content.deductions.map(({ remaining }) => remaining),
    );

  const closedIn2026 = () => withDatabase(async (db) => closingsOf(db, await monthsOfYear(db, 'f', 2026)));

  beforeEach(async () => {
    await saveFirm(firm, undefined);
    await saveWorker(worker, undefined);
  });

  test('names who closed the month when a name is typed', async () => {
    deviceWith({ 'ime-u-dnevniku': 'Amra' });
    onTestFinished(() => void vi.unstubAllGlobals());
    await closeMonth(closing, await calculatedFrom());
    expect((await withDatabase((db) => closedMonthOf(db, of)))?.content).toMatchObject({ closedBy: 'Amra' });
  });

  test('freezes the calculation, reduces debts to zero at least, and closes the month', async () => {
    await closeMonth(closing, await calculatedFrom());
    const frozen = await withDatabase((db) => closedMonthOf(db, of));
    expect(frozen?.content).toEqual({ ...closing, id: 'f:2026-10', repaid: { w: { k: 300 } } });
    expect(await debts()).toEqual([200, undefined]);
    expect(await saveWorkerMonths(of, { w: { before: undefined, after: worked(1) } })).toHaveProperty(
      'elsewhere',
    );
    await closeMonth({ ...closing, month: 11 }, await calculatedFrom());
    expect(await debts()).toEqual([0, undefined]);
    const closed = await closedIn2026();
    expect(closed.map(({ id }) => id)).toEqual(['f:2026-10', 'f:2026-11']);
  });

  test('does nothing when the month changed meanwhile', async () => {
    await saveWorkerMonths(of, { w: { before: undefined, after: worked(100) } });
    expect(await closeMonth(closing, await calculatedFrom())).toHaveProperty('elsewhere');
    expect(await monthsStored()).toMatchObject([{ isClosed: false }]);
    expect(await debts()).toEqual([500, undefined]);
  });

  test('does nothing when the firm or workers changed since the calculation', async () => {
    const known = await calculatedFrom();
    const first = await saveWorker({ ...worker, id: 'v' }, undefined);
    expect(await closeMonth(closing, known)).toHaveProperty('elsewhere');
    const withTwo = await calculatedFrom();
    await saveWorker(
      { ...worker, id: 'v', position: 'Kuhar' },
      'stored' in first ? first.stored.changed : undefined,
    );
    expect(await closeMonth(closing, withTwo)).toHaveProperty('elsewhere');
    const withCook = await calculatedFrom();
    await saveFirm({ ...firm, name: 'Beta' }, withCook.firm);
    expect(await closeMonth(closing, withCook)).toHaveProperty('elsewhere');
    expect(await monthsStored()).toEqual([]);
    expect(await closeMonth(closing, await calculatedFrom())).toHaveProperty('stored');
  });

  test('does nothing when a worker is unreadable: the wages are without that worker', async () => {
    const later = { ...worker, id: 'v', agreed: 'po smjeni' };
    await withDatabase((db) => db.radnici.put({ id: 'v', changed: 1, content: later }));
    expect(await closeMonth(closing, await calculatedFrom())).toMatchObject({ unread: { workers: 1 } });
    expect(await monthsStored()).toEqual([]);
    expect(await debts()).toEqual([500, undefined]);
    await withDatabase((db) => db.radnici.delete('v'));
    expect(await closeMonth(closing, await calculatedFrom())).toHaveProperty('stored');
  });

  test('is undone by reopening; the closing stays for comparison', async () => {
    await closeMonth(closing, await calculatedFrom());
    await reopenMonth(of, WHY);
    expect(await debts()).toEqual([500, undefined]);
    expect(await monthsStored()).toMatchObject([{ isClosed: false }]);
    expect(await withDatabase((db) => closedMonthOf(db, of))).toBeUndefined();
    expect(await closedIn2026()).toEqual([]);
    expect((await withDatabase((db) => earlierClosingOf(db, of)))?.content.law).toBe('2026-11-01');
  });

  test('keeps unstated percentages when a month is reopened', async () => {
    const { settled } = closing;
    const request = { godina: 2026, mjesec: 10, staz: 6, prekovremeni_sati: 8 };
    const wages = settled.wages.map((wage) => ({ ...wage, request }));
    const earlier = { ...closing, settled: { ...settled, wages } };
    await closeMonth(earlier, await calculatedFrom());
    await reopenMonth(of, WHY);
    const [month] = await monthsStored();
    expect(month?.workers).toEqual({ w: { entries: {}, paidBy: { overtimeUplift: 260_000 } } });
    expect((await withDatabase((db) => earlierClosingOf(db, of)))?.content.settled.wages).toEqual(wages);
  });

  test('leaves the month open and debts unchanged when it fails half way', async () => {
    const full = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    await withDatabase(async (db) => db.zakljucci.hook('creating', full));
    const known = await calculatedFrom();
    await expect(closeMonth(closing, known)).rejects.toMatchObject({ why: 'full' });
    await withDatabase(async (db) => db.zakljucci.hook('creating').unsubscribe(full));
    expect(await monthsStored()).toEqual([]);
    expect(await debts()).toEqual([500, undefined]);
  });

  test('sets aside and lists an unreadable record instead of overwriting it', async () => {
    const unreadable = { id: 'f:2026-10', changed: 5, content: { novije: true } };
    await withDatabase((db) => db.zakljucci.put(unreadable));
    expect(await closeMonth(closing, await calculatedFrom())).toHaveProperty('stored');
    const aside = await withDatabase((db) => db.odlozeno.toArray());
    expect(aside).toEqual([{ ...unreadable, id: 'f:2026-10.5', kind: 'plate', name: 'zaključeni mjesec' }]);
    expect((await withDatabase((db) => closedMonthOf(db, of)))?.content.law).toBe('2026-11-01');
  });

  const recloseWith = async (law: string) => {
    const [month] = await monthsStored();
    const [stored] = await withDatabase((db) => monthsOfYear(db, 'f', 2026));
    expect(month?.isClosed).toBe(false);
    return closeMonth({ ...closing, law }, await calculatedFrom(stored?.changed));
  };

  test('keeps every earlier closing byte for byte with its day and reason when a month is closed again', async () => {
    await closeMonth(closing, await calculatedFrom());
    const first = await withDatabase((db) => db.zakljucci.get('f:2026-10'));
    await reopenMonth(of, WHY);
    await recloseWith('drugi');
    await reopenMonth(of, { on: '2027-04-05', reason: '' });
    await recloseWith('treci');
    const { closings, unreadable } = await withDatabase((db) => earlierClosings(db, 'f:2026-10'));
    expect(unreadable).toBe(0);
    expect(closings.map(({ content }) => [content.law, content.reopened])).toEqual([
      ['2026-11-01', WHY],
      ['drugi', { on: '2027-04-05', reason: '' }],
    ]);
    const stored = await withDatabase((db) => db.zakljucci.get(`f:2026-10@${first?.changed}`));
    expect(stored?.content).toEqual({ ...(first?.content as object), reopened: WHY });
    expect(
      (await withDatabase((db) => allClosings(db, 'f:2026-10'))).map(({ content }) => content.law),
    ).toEqual(['2026-11-01', 'drugi', 'treci']);
  });

  test('reopens a month once and keeps the first reason when two tabs reopen it', async () => {
    await closeMonth(closing, await calculatedFrom());
    await reopenMonth(of, WHY);
    await reopenMonth(of, { on: '2027-03-02', reason: 'drugi razlog' });
    const { closings } = await withDatabase((db) => earlierClosings(db, 'f:2026-10'));
    expect(closings.map(({ content }) => content.reopened?.reason)).toEqual(['ispravka sati']);
  });

  test('keeps the closing of a month that an earlier version opened again, without a reason', async () => {
    await closeMonth(closing, await calculatedFrom());
    const [month] = await withDatabase((db) => monthsOfYear(db, 'f', 2026));
    const opened = { ...month?.content, isClosed: false };
    await withDatabase((db) =>
      db.mjeseci.put({ id: 'f:2026-10', changed: Number(month?.changed) + 1, content: opened }),
    );
    expect((await withDatabase((db) => earlierClosings(db, 'f:2026-10'))).closings).toEqual([]);
    await recloseWith('drugi');
    const { closings } = await withDatabase((db) => earlierClosings(db, 'f:2026-10'));
    expect(closings.map(({ content }) => [content.law, content.reopened])).toEqual([
      ['2026-11-01', undefined],
    ]);
  });

  const movedFrom = async () => ({
    closing: Number((await withDatabase((db) => closedMonthOf(db, of)))?.changed),
    workers: (await calculatedFrom()).workers,
  });

  test('closes a closed month again in one step: debts, history and the month agree', async () => {
    await closeMonth(closing, await calculatedFrom());
    const smaller = closing.settled.wages.map((wage) => ({
      ...wage,
      withheld: wage.withheld.map((one) => ({ ...one, amount: 100 })),
    }));
    const again = { ...closing, law: 'drugi', settled: { ...closing.settled, wages: smaller } };
    expect(await recloseMonth(again, WHY, await movedFrom())).toBe(true);
    expect(await debts()).toEqual([400, undefined]);
    expect((await withDatabase((db) => closedMonthOf(db, of)))?.content).toMatchObject({
      law: 'drugi',
      repaid: { w: { k: 100 } },
    });
    const { closings } = await withDatabase((db) => earlierClosings(db, 'f:2026-10'));
    expect(closings.map(({ content }) => [content.law, content.reopened])).toEqual([['2026-11-01', WHY]]);
    expect(await monthsStored()).toMatchObject([{ isClosed: true }]);
  });

  test('closes a closed month again when the firm has absences', async () => {
    await closeMonth(closing, await calculatedFrom());
    expect(await saveAbsence(absenceOf({ firm: 'f', worker: 'w' }), undefined)).toHaveProperty('stored');
    expect(await recloseMonth({ ...closing, law: 'drugi' }, WHY, await movedFrom())).toBe(true);
    expect((await withDatabase((db) => closedMonthOf(db, of)))?.content.law).toBe('drugi');
  });

  test('leaves a closed month unchanged when data changed since the recalculation', async () => {
    await closeMonth(closing, await calculatedFrom());
    const from = await movedFrom();
    const [before] = await withDatabase((db) => workersOf(db, 'f'));
    await saveWorker({ ...worker, ...before?.content, position: 'Kuhar' }, before?.changed);
    const stored = await withDatabase(everything);
    expect(await recloseMonth({ ...closing, law: 'drugi' }, WHY, from)).toBe(false);
    expect(await withDatabase(everything)).toEqual(stored);
  });

  test('exports earlier closings in a backup, and keeps those of both devices when merged', async () => {
    await closeMonth(closing, await calculatedFrom());
    await reopenMonth(of, WHY);
    await recloseWith('drugi');
    const before = await withDatabase(everything);
    const text = fileOf(before);
    await emptyDevice();
    const read = readBackupText(text);
    if (!('contents' in read)) throw new Error('refused');
    const other = { id: 'f:2026-10@5', changed: 5, content: before.zakljucci[0]?.content };
    await withDatabase((db) => db.zakljucci.put(other));
    await importContents(read.contents, 'merge', {});
    const after = await withDatabase(everything);
    expect(after.zakljucci.map(({ id }) => id).toSorted()).toEqual(
      [...before.zakljucci, other].map(({ id }) => id).toSorted(),
    );
    expect(await withDatabase((db) => storedOf(db, 'f'))).toMatchObject({
      zakljucci: expect.arrayContaining([other.id]),
    });
  });

  test('is idempotent', async () => {
    await closeMonth(closing, await calculatedFrom());
    const [month] = await withDatabase((db) => monthsOfYear(db, 'f', 2026));
    expect(await closeMonth(closing, await calculatedFrom(month?.changed))).toHaveProperty('elsewhere');
    expect(await debts()).toEqual([200, undefined]);
  });
});
