import 'fake-indexeddb/auto';
import { newMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import { readWorker } from '@obracun/engine/payroll/model/reading/worker.ts';
import { newWorker } from '@obracun/engine/payroll/model/worker.ts';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { importContents, revertImport } from '../../storage/backup/bring-in.ts';
import { emptyDevice } from '../../storage/db/empty-device.fixture.ts';
import { everything } from '../../storage/db/removal.ts';
import { type Contents, noContents, type StoredRecord } from '../../storage/db/tables.ts';
import { withDatabase } from '../../storage/db/with-database.ts';
import { adjustDebts } from './import-file.ts';
import { KEYS } from './kinds.ts';

beforeEach(emptyDevice);

/** A worker's debt of 500,00 on a device: the moment of the worker, and the deduction of each closed month, with its moment. */
interface Device {
  readonly worker: number;
  /** The debt before any closing. */
  readonly debt?: number;
  /** By month, which may have been reopened since. */
  readonly closings: Readonly<
    Record<number, { readonly at: number; readonly took: number; readonly isOpen?: boolean }>
  >;
}

const LOAN = { name: 'Kredit', creditor: 'Banka', account: '', reference: '', id: 'k', amount: 10_000 };
const idOf = (month: string): string => `f:2026-${month.padStart(2, '0')}`;

function contentsOf({ worker: changed, debt = 50_000, closings }: Device): Contents {
  const taken = Object.values(closings).reduce((sum, { took, isOpen }) => sum + (isOpen ? 0 : took), 0);
  const content = { ...newWorker('w', 'f'), deductions: [{ ...LOAN, remaining: debt - taken }] };
  const all = Object.entries(closings);
  return {
    ...noContents,
    radnici: [{ id: 'w', changed, content }],
    mjeseci: all.map(([month, { at, isOpen = false }]) => ({
      id: idOf(month),
      changed: isOpen ? at + 1 : at,
      content: { ...newMonth('f', 2026, Number(month)), isClosed: !isOpen },
    })),
    zakljucci: all.map(([month, { at, took }]) => ({
      id: idOf(month),
      changed: at,
      content: { repaid: { w: { k: took } } },
    })),
  };
}

const keep = (contents: Contents) =>
  withDatabase(async (db) => {
    for (const name of ['radnici', 'mjeseci', 'zakljucci'] as const)
      await db.table(name).bulkPut([...contents[name]]);
  });
const merge = (given: Contents) => importContents(given, 'merge', KEYS, adjustDebts);
const restIn = ({ radnici: [worker] }: Contents): number | undefined =>
  readWorker(worker?.content)?.deductions[0]?.remaining;
const rest = async () => restIn(await withDatabase(everything));

async function mergedRest(mine: Device, its: Device): Promise<number | undefined> {
  await emptyDevice();
  await keep(contentsOf(mine));
  await merge(contentsOf(its));
  return rest();
}

/** Total deducted by the current closings. */
async function deductedNow(): Promise<number> {
  const { mjeseci, zakljucci } = await withDatabase(everything);
  const isClosed = ({ id }: StoredRecord) =>
    mjeseci.some((month) => month.id === id && (month.content as { isClosed: boolean }).isClosed);
  return zakljucci
    .filter(isClosed)
    .reduce((sum, { content }) => sum + (content as { repaid: { w: { k: number } } }).repaid.w.k, 0);
}

describe('the rest of a debt after a merge', () => {
  const closed: Device = { worker: 10, closings: { 10: { at: 10, took: 30_000 } } };

  test('is what the closing left, though the worker of the other device is later', async () => {
    const edited: Device = { worker: 20, closings: {} };
    expect(await mergedRest(closed, edited)).toBe(20_000);
    expect(await mergedRest(edited, closed)).toBe(20_000);
  });

  test('follows the later closing of a month that both closed', async () => {
    const other: Device = { worker: 15, closings: { 10: { at: 15, took: 10_000 } } };
    const edited = { ...closed, worker: 30 };
    expect(await mergedRest(edited, other)).toBe(40_000);
    expect(await mergedRest(other, edited)).toBe(40_000);
  });

  test('counts no closing of a reopened month', async () => {
    const reopened: Device = { worker: 21, closings: { 10: { at: 20, took: 30_000, isOpen: true } } };
    expect(await mergedRest({ ...closed, worker: 30 }, reopened)).toBe(50_000);
  });

  test('is the retyped one, less the deductions of closings on the other device', async () => {
    const typed: Device = { worker: 40, debt: 90_000, closings: {} };
    expect(await mergedRest(closed, typed)).toBe(60_000);
  });

  test('stays when the same copy is imported again, and the worker is later than on either device', async () => {
    const edited: Device = { worker: 20, closings: {} };
    await keep(contentsOf(closed));
    await merge(contentsOf(edited));
    const once = await withDatabase(everything);
    expect(once.radnici[0]?.changed).toBe(21);
    await merge(contentsOf(edited));
    expect(await withDatabase(everything)).toEqual(once);
  });

  test('is restored with an undone import, also of a worker changed since', async () => {
    const edited: Device = { worker: 20, closings: {} };
    await keep(contentsOf(edited));
    await merge(contentsOf(closed));
    await revertImport(adjustDebts);
    expect(await withDatabase(everything)).toEqual(contentsOf(edited));
    await merge(contentsOf(closed));
    await withDatabase((db) => db.radnici.update('w', { changed: 99 }));
    await revertImport(adjustDebts);
    expect(await rest()).toBe(50_000);
  });

  const month = fc.record({
    at: fc.integer({ min: 1, max: 60 }),
    took: fc.integer({ min: 0, max: 10_000 }),
    isOpen: fc.boolean(),
  });
  const device = fc.record({
    worker: fc.integer({ min: 61, max: 99 }),
    closings: fc.dictionary(fc.constantFrom('9', '10', '11'), month),
  });

  test('is the debt less the deductions of the current closings, for any actions on two devices', async () => {
    await fc.assert(
      fc.asyncProperty(device, device, async (mine, its) => {
        expect(await mergedRest(mine, its)).toBe(50_000 - (await deductedNow()));
      }),
      { numRuns: 60 },
    );
  });
});
