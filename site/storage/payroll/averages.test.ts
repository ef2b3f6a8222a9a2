import 'fake-indexeddb/auto';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { newFirm } from '@obracun/engine/payroll/model/reading/firm.ts';
import { monthId, newMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { emptyDevice } from '../db/empty-device.fixture.ts';
import { withDatabase } from '../db/with-database.ts';
import { averagesOfOthers } from './averages.ts';
import { saveFirm } from './firms.ts';
import { changeMonth, monthById, saveWorkerMonths } from './months.ts';

const FIRMS = ['a', 'b', 'closed', 'locked', 'own', 'srpska', 'ogledna-fbih'] as const;
const OF = { year: 2026, month: 10 };

const monthOf = async (firm: string) =>
  (await withDatabase((db) => monthById(db, monthId(firm, 2026, 10))))?.content;
const averageOf = async (firm: string) => (await monthOf(firm))?.averageNet;
const type = (firm: string, averages: Partial<PayrollMonth>) =>
  changeMonth({ firm, ...OF }, (month) => ({ ...month, ...averages }));

beforeEach(async () => {
  await emptyDevice();
  for (const id of FIRMS)
    await saveFirm({ ...newFirm(id, id === 'srpska' ? 'rs' : 'fbih'), name: id }, undefined);
});

const put = (firm: string, own: Partial<PayrollMonth> = {}) =>
  withDatabase((db) => {
    const content = { ...newMonth(firm, 2026, 10), ...own };
    return db.mjeseci.put({ id: content.id, changed: 1, content });
  });

describe('an average typed in one firm', () => {
  test('is given to open months of the others without their own, and corrected there', async () => {
    for (const firm of ['b', 'srpska', 'ogledna-fbih']) await put(firm);
    await put('closed', { isClosed: true });
    await put('own', { averageNet: 165_000 });
    await type('a', { averageNet: 171_000 });
    await type('a', { averageNet: 170_000, averageOfThree: 168_000 });
    expect(await monthOf('b')).toMatchObject({ averageNet: 170_000, averageOfThree: 168_000 });
    expect(await averageOf('own')).toBe(165_000);
    expect((await monthOf('own'))?.averageOfThree).toBe(168_000);
    for (const firm of ['closed', 'srpska', 'ogledna-fbih']) expect(await averageOf(firm)).toBeUndefined();
  });

  test('stays with the others when it is removed, and is not given back', async () => {
    await put('b');
    await type('a', { averageNet: 170_000 });
    await changeMonth({ firm: 'a', ...OF }, (typed) => {
      const { averageNet: _, ...month } = typed;
      return month;
    });
    expect([await averageOf('a'), await averageOf('b')]).toEqual([undefined, 170_000]);
  });

  test('is not written into a locked firm', async () => {
    await put('locked');
    const firm = { ...newFirm('locked', 'fbih'), lock: { salt: '', hash: '' } };
    await withDatabase((db) => db.firme.put({ id: 'locked', changed: 2, content: firm }));
    await type('a', { averageNet: 170_000 });
    expect(await averageOf('locked')).toBeUndefined();
  });

  test('is that of a month that begins later, and is offered before', async () => {
    await type('a', { averageNet: 170_000 });
    const offered = () => withDatabase((db) => averagesOfOthers(db, { firm: 'b', ...OF }));
    expect(await offered()).toEqual({ averageNet: 170_000 });
    await saveWorkerMonths(
      { firm: 'b', ...OF },
      { w: { before: undefined, after: { entries: { overtime: 800 } } } },
    );
    expect(await averageOf('b')).toBe(170_000);
    await saveWorkerMonths(
      { firm: 'srpska', ...OF },
      { w: { before: undefined, after: { entries: { overtime: 800 } } } },
    );
    expect(await averageOf('srpska')).toBeUndefined();
  });

  test('is never that of a sample firm', async () => {
    await put('ogledna-fbih', { averageNet: 123_456 });
    expect(await withDatabase((db) => averagesOfOthers(db, { firm: 'a', ...OF }))).toEqual({});
  });
});
