import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test } from 'vitest';
import { ask } from '../db/ask.ts';
import { emptyDevice } from '../db/empty-device.fixture.ts';
import { closing } from './closing.fixture.ts';
import {
  type CalculatedFrom,
  closedMonthOf,
  closeMonth,
  closingsOf,
  earlierClosingOf,
  reopenMonth,
} from './closing.ts';
import { firmsOf, saveFirm } from './firms.ts';
import { firm, monthsKept, of, worked, worker } from './kept.fixture.ts';
import { monthsOfYear, saveWorkerMonths } from './months.ts';
import { saveWorker, workersOf } from './workers.ts';

/** The moments of everything as it now stands: of the month that is closed, of the firm and of its workers. */
async function calculatedFrom(month?: number): Promise<CalculatedFrom> {
  const workers = await ask((db) => workersOf(db, 'f'));
  const [kept] = await ask(firmsOf);
  return { month, firm: kept?.changed, workers: new Map(workers.map(({ id, changed }) => [id, changed])) };
}

beforeEach(emptyDevice);

describe('closing', () => {
  const debts = async () =>
    (await ask((db) => workersOf(db, 'f'))).flatMap(({ content }) =>
      content.deductions.map(({ remaining }) => remaining),
    );

  const closedIn2026 = () => ask(async (db) => closingsOf(db, await monthsOfYear(db, 'f', 2026)));

  beforeEach(async () => {
    await saveFirm(firm, undefined);
    await saveWorker(worker, undefined);
  });

  test('freezes what was calculated, lowers debts to nothing at most, and shuts the month', async () => {
    await closeMonth(closing, await calculatedFrom());
    const frozen = await ask((db) => closedMonthOf(db, of));
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

  test('of a month that changed meanwhile does nothing', async () => {
    await saveWorkerMonths(of, { w: { before: undefined, after: worked(100) } });
    expect(await closeMonth(closing, await calculatedFrom())).toHaveProperty('elsewhere');
    expect(await monthsKept()).toMatchObject([{ isClosed: false }]);
    expect(await debts()).toEqual([500, undefined]);
  });

  test('with a firm or workers that changed since it was calculated does nothing', async () => {
    const known = await calculatedFrom();
    const first = await saveWorker({ ...worker, id: 'v' }, undefined);
    expect(await closeMonth(closing, known)).toHaveProperty('elsewhere');
    const withTwo = await calculatedFrom();
    await saveWorker(
      { ...worker, id: 'v', position: 'Kuhar' },
      'kept' in first ? first.kept.changed : undefined,
    );
    expect(await closeMonth(closing, withTwo)).toHaveProperty('elsewhere');
    const withCook = await calculatedFrom();
    await saveFirm({ ...firm, name: 'Beta' }, withCook.firm);
    expect(await closeMonth(closing, withCook)).toHaveProperty('elsewhere');
    expect(await monthsKept()).toEqual([]);
    expect(await closeMonth(closing, await calculatedFrom())).toHaveProperty('kept');
  });

  test('with a worker nobody can read does nothing: the wages are without them', async () => {
    const later = { ...worker, id: 'v', agreed: 'po smjeni' };
    await ask((db) => db.radnici.put({ id: 'v', changed: 1, content: later }));
    expect(await closeMonth(closing, await calculatedFrom())).toMatchObject({ unread: { workers: 1 } });
    expect(await monthsKept()).toEqual([]);
    expect(await debts()).toEqual([500, undefined]);
    await ask((db) => db.radnici.delete('v'));
    expect(await closeMonth(closing, await calculatedFrom())).toHaveProperty('kept');
  });

  test('is undone by opening again; what it was closed with stays to compare', async () => {
    await closeMonth(closing, await calculatedFrom());
    await reopenMonth(of);
    expect(await debts()).toEqual([500, undefined]);
    expect(await monthsKept()).toMatchObject([{ isClosed: false }]);
    expect(await ask((db) => closedMonthOf(db, of))).toBeUndefined();
    expect(await closedIn2026()).toEqual([]);
    expect((await ask((db) => earlierClosingOf(db, of)))?.content.law).toBe('2026-11-01');
  });

  test('keeps the percentages nobody had stated when a month is opened again', async () => {
    const { settled } = closing;
    const request = { godina: 2026, mjesec: 10, staz: 6, prekovremeni_sati: 8 };
    const wages = settled.wages.map((wage) => ({ ...wage, request }));
    const earlier = { ...closing, settled: { ...settled, wages } };
    await closeMonth(earlier, await calculatedFrom());
    await reopenMonth(of);
    const [month] = await monthsKept();
    expect(month?.workers).toEqual({ w: { entries: {}, paidBy: { overtimeUplift: 260_000 } } });
    expect((await ask((db) => earlierClosingOf(db, of)))?.content.settled.wages).toEqual(wages);
  });

  test('that fails in its middle leaves the month open and debts as they were', async () => {
    const full = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    await ask(async (db) => db.zakljucci.hook('creating', full));
    const known = await calculatedFrom();
    await expect(closeMonth(closing, known)).rejects.toMatchObject({ why: 'full' });
    await ask(async (db) => db.zakljucci.hook('creating').unsubscribe(full));
    expect(await monthsKept()).toEqual([]);
    expect(await debts()).toEqual([500, undefined]);
  });

  test('writes over nothing that cannot be read: it is set aside and told', async () => {
    const unreadable = { id: 'f:2026-10', changed: 5, content: { novije: true } };
    await ask((db) => db.zakljucci.put(unreadable));
    expect(await closeMonth(closing, await calculatedFrom())).toHaveProperty('kept');
    const aside = await ask((db) => db.odlozeno.toArray());
    expect(aside).toEqual([{ ...unreadable, id: 'f:2026-10.5', kind: 'plate', name: 'zaključeni mjesec' }]);
    expect((await ask((db) => closedMonthOf(db, of)))?.content.law).toBe('2026-11-01');
  });

  test('twice is once', async () => {
    await closeMonth(closing, await calculatedFrom());
    const [month] = await ask((db) => monthsOfYear(db, 'f', 2026));
    expect(await closeMonth(closing, await calculatedFrom(month?.changed))).toHaveProperty('elsewhere');
    expect(await debts()).toEqual([200, undefined]);
  });
});
