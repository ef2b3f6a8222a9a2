import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { monthId } from '@obracun/engine/payroll/model/reading/month.ts';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { emptyDevice } from '../../../storage/db/empty-device.fixture.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { saveFirm } from '../../../storage/payroll/firms.ts';
import { monthById } from '../../../storage/payroll/months.ts';
import { firm } from '../../../storage/payroll/stored.fixture.ts';
import { changeOf, type MonthChange } from './change.ts';
import { keepMerged } from './keepers.ts';
import { type KeepingOutcome, type MonthKeeping, type MonthStep, NOTHING_STORED } from './keeping.ts';
import { MonthKeeper } from './month-keeper.ts';

export const of = { firm: 'f', year: 2026, month: 10 };
export const full = () => {
  throw new DOMException('', 'QuotaExceededError');
};

/** Before each test a device with the firm alone, and free space after it. */
export function onDevice(): void {
  beforeEach(async () => {
    await emptyDevice();
    await saveFirm(firm, undefined);
  });
  afterEach(async () => {
    round += 1;
    await freeDisk();
  });
}

/** Pending edits of a test are retried later: they must not be saved on the device of another. */
let round = 0;
const DONE: KeepingOutcome = { moment: 1, refused: [], isClosed: false };

export const fillDisk = () => withDatabase(async (db) => db.mjeseci.hook('creating', full));
export const freeDisk = () => withDatabase(async (db) => db.mjeseci.hook('creating').unsubscribe(full));
export const monthStored = async (): Promise<PayrollMonth | undefined> =>
  (await withDatabase((db) => monthById(db, monthId('f', 2026, 10))))?.content;

/** A user at the sheet: input changes the shown value, saved or not. */
export function typing() {
  const state: { last: MonthKeeping } = { last: NOTHING_STORED };
  const written: { last: readonly MonthStep[]; isTaken: boolean } = { last: [], isTaken: true };
  const write = (steps: readonly MonthStep[]) => {
    written.last = steps;
    return written.isTaken;
  };
  const mine = round;
  const keep = vi.fn(async (steps: readonly MonthStep[]) => (mine === round ? keepMerged(of, steps) : DONE));
  const keeper = new MonthKeeper(keep, { write });
  keeper.subscribe(() => {
    state.last = keeper.keeping();
  });
  let workers: PayrollMonth['workers'] = {};
  const type = (worker: string, text: string) => {
    const change: MonthChange = changeOf(workers, [{ worker, column: 'overtime', text }]);
    workers = { ...workers, [worker]: change[worker]?.after as PayrollMonth['workers'][string] };
    keeper.send({ workers: change });
  };
  const settled = (of_: (keeping: MonthKeeping) => unknown, to: unknown) =>
    vi.waitFor(() => expect(of_(state.last)).toEqual(to));
  const waiting = ({ pending }: MonthKeeping) => pending.filter(({ stored }) => stored === undefined).length;
  return { keeper, keep, written, state, type, settled, waiting };
}
