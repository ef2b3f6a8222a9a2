import 'fake-indexeddb/auto';
import { newMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyDevice } from '../db/empty-device.fixture.ts';
import { withDatabase } from '../db/with-database.ts';
import { saveFirm } from './firms.ts';
import { lastClosedOf, saveWorkerMonths } from './months.ts';
import { firm, monthsStored, of, worked } from './stored.fixture.ts';
import { openMonthBefore } from './use-stored.ts';

beforeEach(emptyDevice);

const closed = async (month: number, isClosed: boolean) =>
  withDatabase((db) => {
    const content = { ...newMonth('f', 2026, month), isClosed };
    return db.mjeseci.put({ id: content.id, changed: 1, content });
  });

test('finds the last closed month of a firm, skipping an unreadable one', async () => {
  const last = (id: string) => withDatabase((db) => lastClosedOf(db, id));
  expect(await last('f')).toBeUndefined();
  await closed(8, true);
  await closed(9, true);
  await closed(10, false);
  await withDatabase((db) => db.mjeseci.put({ id: 'f:2026-11', changed: 1, content: { isClosed: true } }));
  expect(await last('f')).toMatchObject({ year: 2026, month: 9 });
  expect(await last('g')).toBeUndefined();
});

test('finds the first month before another that is not closed, also a skipped one', async () => {
  const before = (id: string) => withDatabase((db) => openMonthBefore(db, id));
  expect(await before('f:2026-10')).toBeUndefined();
  await closed(8, true);
  expect(await before('f:2026-09')).toBeUndefined();
  expect(await before('f:2026-08')).toBeUndefined();
  expect(await before('f:2026-10')).toEqual({ firm: 'f', year: 2026, month: 9 });
  expect(await before('g:2026-10')).toBeUndefined();
  await closed(9, true);
  expect(await before('f:2026-10')).toBeUndefined();
  await closed(8, false);
  expect(await before('f:2026-10')).toEqual({ firm: 'f', year: 2026, month: 8 });
  expect(await before('f:2026-08')).toBeUndefined();
});

describe('a month', () => {
  beforeEach(() => saveFirm(firm, undefined));

  test('begins with the first entry, and is empty again without it', async () => {
    await saveWorkerMonths(of, { w: { before: undefined, after: worked(800) } });
    expect(await monthsStored()).toEqual([{ ...newMonth('f', 2026, 10), workers: { w: worked(800) } }]);
    await saveWorkerMonths(of, { w: { before: worked(800), after: undefined } });
    expect(await monthsStored()).toEqual([newMonth('f', 2026, 10)]);
  });

  test('stores changes of two tabs to two workers; reports the second change to one worker', async () => {
    await saveWorkerMonths(of, { a: { before: undefined, after: worked(100) } });
    await saveWorkerMonths(of, { b: { before: undefined, after: worked(200) } });
    const late = await saveWorkerMonths(of, {
      a: { before: undefined, after: worked(300) },
      c: { before: undefined, after: worked(300) },
    });
    expect(late).toHaveProperty('elsewhere');
    expect(await monthsStored()).toMatchObject([{ workers: { a: worked(100), b: worked(200) } }]);
    expect((await monthsStored())[0]?.workers).not.toHaveProperty('c');
  });
});
