import 'fake-indexeddb/auto';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { SettledWage } from '@obracun/engine/payroll/model/wage.ts';
import { newFirm } from '@obracun/engine/payroll/reading/firm.ts';
import { newMonth } from '@obracun/engine/payroll/reading/month.ts';
import { newWorker } from '@obracun/engine/payroll/reading/worker.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { ask } from '../../device/kept/ask.ts';
import { emptyDevice } from '../../device/kept/empty-device.fixture.ts';
import { everything, putBack, remove } from '../../device/kept/removal.ts';
import {
  closedMonthOf,
  closedMonthsOf,
  closeMonth,
  earlierClosingOf,
  type ReckonedFrom,
  reopenMonth,
} from './closing.ts';
import { firmsOf, keptOf, saveFirm } from './firms.ts';
import { monthsOf, savePayday, saveWorkerMonths } from './months.ts';
import { openMonthBefore } from './open-before.ts';
import { addWorkers, saveWorker, workersOf } from './workers.ts';

beforeEach(emptyDevice);

const firm = { ...newFirm('f', 'rs'), name: 'Alfa' };
const worker = {
  ...newWorker('w', 'f'),
  lastName: 'Čelić',
  deductions: [
    { id: 'k', name: 'Kredit', creditor: 'Banka', account: '', reference: '', amount: 300, remaining: 500 },
    { id: 's', name: 'Sindikat', creditor: 'Sindikat', account: '', reference: '', amount: 100 },
  ],
};
const of = { firm: 'f', year: 2026, month: 10 };

const removeFirm = async () => remove(await ask((db) => keptOf(db, 'f')));
const worked = (overtime: number) => ({ entries: { overtime } });
const monthsKept = async (): Promise<readonly PayrollMonth[]> =>
  (await ask((db) => monthsOf(db, 'f'))).map(({ content }) => content);

test('the first month before another that is not closed is found, one left out too', async () => {
  const closed = async (month: number, isClosed: boolean) =>
    ask((db) => {
      const content = { ...newMonth('f', 2026, month), isClosed };
      return db.mjeseci.put({ id: content.id, changed: 1, content });
    });
  const before = (id: string) => ask((db) => openMonthBefore(db, id));
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

describe('a firm and its workers', () => {
  test('are kept, read back and ordered by name', async () => {
    await saveFirm(firm, undefined);
    await saveFirm({ ...newFirm('g'), name: 'Akvarel' }, undefined);
    await addWorkers([{ ...worker, id: 'v', lastName: 'Đurić' }, worker]);
    expect((await ask(firmsOf)).map(({ content }) => content.name)).toEqual(['Akvarel', 'Alfa']);
    expect((await ask((db) => workersOf(db, 'f'))).map(({ id }) => id)).toEqual(['w', 'v']);
  });

  test('numbers are kept bare however they were typed, so that files and import know them', async () => {
    await saveFirm(
      { ...firm, jib: '4200-0000 00004', accounts: { 'rs:tax': { account: '562-099-00000556-87' } } },
      undefined,
    );
    await saveWorker(
      {
        ...worker,
        jmbg: '0101 899 995024',
        account: 'BA39 1619 9900 0000 1209',
        deductions: worker.deductions.map((one) => ({ ...one, account: '199-999-00000020-94' })),
      },
      undefined,
    );
    const [keptFirm] = await ask((db) => db.firme.toArray());
    const [keptWorker] = await ask((db) => db.radnici.toArray());
    expect(keptFirm?.content).toMatchObject({
      jib: '4200000000004',
      accounts: { 'rs:tax': { account: '5620990000055687' } },
    });
    expect(keptWorker?.content).toMatchObject({
      jmbg: '0101899995024',
      account: '1619990000001209',
      deductions: [{ account: '1999990000002094' }, { account: '1999990000002094' }],
    });
  });

  test('a change of another tab is never written over', async () => {
    const first = await saveWorker(worker, undefined);
    const known = 'kept' in first ? first.kept.changed : 0;
    await saveWorker({ ...worker, position: 'Vozač' }, known);
    const late = await saveWorker({ ...worker, position: 'Kuhar' }, known);
    expect(late).toMatchObject({ elsewhere: { content: { position: 'Vozač' } } });
    expect(await ask((db) => workersOf(db, 'f'))).toMatchObject([{ content: { position: 'Vozač' } }]);
  });

  test('what another tab removed does not come back by a save', async () => {
    const first = await saveFirm(firm, undefined);
    const known = 'kept' in first ? first.kept.changed : 0;
    await removeFirm();
    expect(await saveFirm({ ...firm, name: 'Beta' }, known)).toEqual({ elsewhere: undefined });
    expect(await ask(firmsOf)).toEqual([]);
  });

  test('a firm goes with all that is its own, and comes back with it', async () => {
    await saveFirm(firm, undefined);
    await saveFirm(newFirm('g'), undefined);
    await addWorkers([worker, newWorker('o', 'g')]);
    await saveWorkerMonths(of, { w: { before: undefined, after: worked(800) } });
    const before = await ask(everything);
    const taken = await removeFirm();
    expect(await ask(everything)).toMatchObject({
      firme: [{ id: 'g' }],
      radnici: [{ id: 'o' }],
      mjeseci: [],
    });
    await putBack(taken);
    expect(await ask(everything)).toEqual(before);
  });
});

describe('a month', () => {
  test('begins with the first entry, and is empty again without it', async () => {
    await saveWorkerMonths(of, { w: { before: undefined, after: worked(800) } });
    expect(await monthsKept()).toEqual([{ ...newMonth('f', 2026, 10), workers: { w: worked(800) } }]);
    await saveWorkerMonths(of, { w: { before: worked(800), after: undefined } });
    expect(await monthsKept()).toEqual([newMonth('f', 2026, 10)]);
  });

  test('is paid on the day that was set', async () => {
    await savePayday(of, '2026-11-15');
    expect(await monthsKept()).toMatchObject([{ payday: '2026-11-15' }]);
  });

  test('two tabs write of two workers; of one the second is told', async () => {
    await saveWorkerMonths(of, { a: { before: undefined, after: worked(100) } });
    await saveWorkerMonths(of, { b: { before: undefined, after: worked(200) } });
    const late = await saveWorkerMonths(of, {
      a: { before: undefined, after: worked(300) },
      c: { before: undefined, after: worked(300) },
    });
    expect(late).toHaveProperty('elsewhere');
    expect(await monthsKept()).toMatchObject([{ workers: { a: worked(100), b: worked(200) } }]);
    expect((await monthsKept())[0]?.workers).not.toHaveProperty('c');
  });
});

/** The moments of everything as it now stands: of the month that is closed, of the firm and of its workers. */
async function reckonedFrom(month?: number): Promise<ReckonedFrom> {
  const workers = await ask((db) => workersOf(db, 'f'));
  const [kept] = await ask(firmsOf);
  return { month, firm: kept?.changed, workers: new Map(workers.map(({ id, changed }) => [id, changed])) };
}

describe('closing', () => {
  const nothing = { from: 0, on: 0 };
  const wage: SettledWage = {
    worker,
    entity: 'rs',
    call: '/obracun-plata',
    request: {},
    answer: { neto_plata: 1000 },
    figures: {
      gross: 0,
      inKind: 0,
      base: 0,
      pension: nothing,
      health: nothing,
      unemployment: nothing,
      child: nothing,
      allowance: 0,
      coefficient: 0,
      taxBase: 0,
      tax: 0,
      net: 0,
      solidarity: 0,
      water: 0,
      disaster: 0,
      disability: 0,
      untaxed: 0,
      cost: 0,
      fundHours: 0,
      sickHours: 0,
    },
    withheld: ['k', 's'].map((standing) => ({
      name: standing,
      creditor: '',
      account: '',
      reference: '',
      amount: 300,
      standing,
    })),
    leftOut: [],
    payout: 0,
  };
  const closing = {
    ...of,
    closedOn: '2026-11-05',
    law: '2026-11-01',
    settled: { firm, month: newMonth('f', 2026, 10), wages: [wage] },
    orders: [],
    skipped: [],
    forms: [{ name: 'mip-1023.xml', text: '<a/>' }],
  };
  const debts = async () =>
    (await ask((db) => workersOf(db, 'f'))).flatMap(({ content }) =>
      content.deductions.map(({ remaining }) => remaining),
    );

  beforeEach(async () => {
    await saveWorker(worker, undefined);
  });

  test('freezes what was reckoned, lowers debts to nothing at most, and shuts the month', async () => {
    await closeMonth(closing, await reckonedFrom());
    const frozen = await ask((db) => closedMonthOf(db, of));
    expect(frozen?.content).toEqual({ ...closing, id: 'f:2026-10', repaid: { w: { k: 300 } } });
    expect(await debts()).toEqual([200, undefined]);
    expect(await saveWorkerMonths(of, { w: { before: undefined, after: worked(1) } })).toHaveProperty(
      'elsewhere',
    );
    await closeMonth({ ...closing, month: 11 }, await reckonedFrom());
    expect(await debts()).toEqual([0, undefined]);
    const closed = await ask((db) => closedMonthsOf(db, 'f', 2026));
    expect(closed.map(({ id }) => id)).toEqual(['f:2026-10', 'f:2026-11']);
  });

  test('of a month that changed meanwhile does nothing', async () => {
    await saveWorkerMonths(of, { w: { before: undefined, after: worked(100) } });
    expect(await closeMonth(closing, await reckonedFrom())).toHaveProperty('elsewhere');
    expect(await monthsKept()).toMatchObject([{ isClosed: false }]);
    expect(await debts()).toEqual([500, undefined]);
  });

  test('with a firm or workers that changed since it was reckoned does nothing', async () => {
    await saveFirm(firm, undefined);
    const known = await reckonedFrom();
    const first = await saveWorker({ ...worker, id: 'v' }, undefined);
    expect(await closeMonth(closing, known)).toHaveProperty('elsewhere');
    const withTwo = await reckonedFrom();
    await saveWorker(
      { ...worker, id: 'v', position: 'Kuhar' },
      'kept' in first ? first.kept.changed : undefined,
    );
    expect(await closeMonth(closing, withTwo)).toHaveProperty('elsewhere');
    const withCook = await reckonedFrom();
    await saveFirm({ ...firm, name: 'Beta' }, withCook.firm);
    expect(await closeMonth(closing, withCook)).toHaveProperty('elsewhere');
    expect(await monthsKept()).toEqual([]);
    expect(await closeMonth(closing, await reckonedFrom())).toHaveProperty('kept');
  });

  test('is undone by opening again; what it was closed with stays to compare', async () => {
    await closeMonth(closing, await reckonedFrom());
    await reopenMonth(of);
    expect(await debts()).toEqual([500, undefined]);
    expect(await monthsKept()).toMatchObject([{ isClosed: false }]);
    expect(await ask((db) => closedMonthOf(db, of))).toBeUndefined();
    expect(await ask((db) => closedMonthsOf(db, 'f', 2026))).toEqual([]);
    expect((await ask((db) => earlierClosingOf(db, of)))?.content.law).toBe('2026-11-01');
  });

  test('that fails in its middle leaves the month open and debts as they were', async () => {
    const full = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    await ask(async (db) => db.zakljucci.hook('creating', full));
    const known = await reckonedFrom();
    await expect(closeMonth(closing, known)).rejects.toMatchObject({ why: 'full' });
    await ask(async (db) => db.zakljucci.hook('creating').unsubscribe(full));
    expect(await monthsKept()).toEqual([]);
    expect(await debts()).toEqual([500, undefined]);
  });

  test('twice is once', async () => {
    await closeMonth(closing, await reckonedFrom());
    const [month] = await ask((db) => monthsOf(db, 'f'));
    expect(await closeMonth(closing, await reckonedFrom(month?.changed))).toHaveProperty('elsewhere');
    expect(await debts()).toEqual([200, undefined]);
  });
});
