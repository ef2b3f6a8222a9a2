import 'fake-indexeddb/auto';
import { type ChangeEntry, changesPrefix } from '@obracun/engine/payroll/model/change-entry.ts';
import { changeText } from '@obracun/engine/payroll/model/change-text.ts';
import { newEngagement } from '@obracun/engine/payroll/staff/engagements/engagement.ts';
import { newLeaveYear } from '@obracun/engine/payroll/staff/leave/leave-year.ts';
import { readChangeEntry } from '@obracun/engine/payroll/staff/staff-records.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyDevice } from '../db/empty-device.fixture.ts';
import { withDatabase } from '../db/with-database.ts';
import { deviceWith } from '../storage.fixture.ts';
import { MOST_CHANGES, noteChange, setJournalName } from './change-log.ts';
import { closing } from './closing.fixture.ts';
import { closeMonth, reopenMonth } from './closing.ts';
import { saveEngagement } from './engagements.ts';
import { setLock } from './firm-lock.ts';
import { firmsOf, saveFirm } from './firms.ts';
import { saveWorkerMonths } from './months.ts';
import { saveOpenings } from './openings.ts';
import { saveStatuses } from './payments.ts';
import { recordsFrom } from './staff-record-ids.ts';
import { saveLeave, saveWorkDay } from './staff-records.ts';
import { firm, of, worked, worker } from './stored.fixture.ts';
import { saveWorker, workersOf } from './workers.ts';

const OPENING = { gross: 200_000, contributions: 62_000, tax: 8000, net: 130_000, hours: 17_600 };

beforeEach(async () => {
  deviceWith();
  await emptyDevice();
  setJournalName('Knjigovođa Prva');
  await saveFirm(firm, undefined);
  await saveWorker(worker, undefined);
});
afterEach(() => vi.unstubAllGlobals());

const lines = async (): Promise<readonly ChangeEntry[]> =>
  withDatabase(async (db) =>
    (await recordsFrom(db, changesPrefix(firm.id)).toArray()).flatMap(
      ({ content }) => readChangeEntry(content) ?? [],
    ),
  );

const stated = async () =>
  (await lines()).map((line) => {
    const { text, typed } = changeText(line);
    return [text, typed].filter(Boolean).join(': ');
  });

const type = (before: number | undefined, after: number) =>
  saveWorkerMonths(of, {
    w: { before: before === undefined ? undefined : worked(before), after: worked(after) },
  });

test('notes who did what, in order, in plain sentences', async () => {
  await type(undefined, 800);
  const workers = await withDatabase((db) => workersOf(db, firm.id));
  const month = await withDatabase((db) => db.mjeseci.get('f:2026-10'));
  await closeMonth(closing, {
    month: month?.changed,
    firm: (await withDatabase(firmsOf))[0]?.changed,
    workers: new Map(workers.map(({ id, changed }) => [id, changed])),
  });
  await reopenMonth(of, { on: '2026-11-27', reason: 'ispravka sati' });
  await setLock(firm.id, { since: '2026-11-27', reason: 'predata' });
  expect(await stated()).toEqual([
    'Promijenjeni podaci firme',
    'Dodan radnik: Čelić',
    'Promijenjen mjesec 10/2026',
    'Zaključen mjesec 10/2026',
    'Ponovo otvoren mjesec 10/2026: ispravka sati',
    'Firma zaključana: predata',
  ]);
  expect((await lines()).every(({ who }) => who === 'Knjigovođa Prva')).toBe(true);
});

test('notes typing into one month once, until another person or another day of work', async () => {
  await type(undefined, 800);
  const [first] = (await lines()).slice(-1);
  await type(800, 900);
  const [same] = (await lines()).slice(-1);
  expect(await lines()).toHaveLength(3);
  expect(same?.id).toBe(first?.id);
  expect((same?.at ?? 0) > (first?.at ?? 0)).toBe(true);
  setJournalName('Knjigovođa Druga');
  await type(900, 1000);
  expect((await lines()).map(({ who }) => who).slice(-2)).toEqual(['Knjigovođa Prva', 'Knjigovođa Druga']);
});

test('notes payments, balances, contracts, leave and working time', async () => {
  const pay = (key: string) => saveStatuses([{ ...of, key, before: undefined, after: { inCash: true } }]);
  await pay('a');
  await pay('b');
  await saveOpenings(firm.id, [{ ...of, worker: worker.id, before: undefined, after: OPENING }]);
  await saveEngagement({ ...newEngagement(firm.id, 'rs', 'a', '2026-10-31'), lastName: 'Prva' }, undefined);
  await saveLeave(newLeaveYear(firm.id, 2026, worker.id), undefined);
  await saveWorkDay(of, worker.id, { day: '2026-10-01', name: 'end', before: undefined, after: 900 });
  expect((await stated()).slice(2)).toEqual([
    'Promijenjena plaćanja 10/2026',
    'Promijenjena početna stanja',
    'Promijenjen ugovor van radnog odnosa: Prva',
    'Promijenjen godišnji odmor: Čelić',
    'Ispravljeno radno vrijeme 10/2026',
  ]);
});

test('notes nothing when nothing was saved', async () => {
  await saveWorker(worker, 1);
  await type(5, 6);
  expect(await lines()).toHaveLength(2);
});

test('keeps a bounded number of lines, the latest', async () => {
  await withDatabase((db) =>
    db.odsustva.bulkPut(
      Array.from({ length: MOST_CHANGES }, (_, at) => ({
        id: `${changesPrefix(firm.id)}0000000000${String(at).padStart(4, '0')}`,
        changed: 1,
        content: {},
      })),
    ),
  );
  await withDatabase((db) =>
    db.transaction('rw', db.odsustva, () => noteChange(db, firm.id, { action: 'firm' })),
  );
  const stored = await withDatabase((db) => recordsFrom(db, changesPrefix(firm.id)).primaryKeys());
  expect(stored).toHaveLength(MOST_CHANGES);
  expect(stored[0]).toBe(`${changesPrefix(firm.id)}00000000000003`);
});
