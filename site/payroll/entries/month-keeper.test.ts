import 'fake-indexeddb/auto';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { monthId, newMonth } from '@obracun/engine/payroll/reading/month.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ask } from '../../device/kept/ask.ts';
import { emptyDevice } from '../../device/kept/empty-device.fixture.ts';
import { monthById, saveWorkerMonths } from '../kept/months.ts';
import { changeOf, type MonthChange } from './change.ts';
import { keepMerged } from './keep-merged.ts';
import { MonthKeeper, type MonthKeeping, NOTHING_KEPT } from './month-keeper.ts';

const of = { firm: 'f', year: 2026, month: 10 };
const full = () => {
  throw new DOMException('', 'QuotaExceededError');
};

beforeEach(emptyDevice);
afterEach(() => ask(async (db) => db.mjeseci.hook('creating').unsubscribe(full)));

const fillDisk = () => ask(async (db) => db.mjeseci.hook('creating', full));
const freeDisk = () => ask(async (db) => db.mjeseci.hook('creating').unsubscribe(full));
const monthKept = async (): Promise<PayrollMonth | undefined> =>
  (await ask((db) => monthById(db, monthId('f', 2026, 10))))?.content;

/** Somebody at the sheet: what is typed changes what stands there, kept or not. */
function typing() {
  const told: { last: MonthKeeping } = { last: NOTHING_KEPT };
  const keeper = new MonthKeeper(
    (change) => keepMerged(of, change),
    (keeping) => {
      told.last = keeping;
    },
  );
  let workers: PayrollMonth['workers'] = {};
  const type = (worker: string, text: string) => {
    const change: MonthChange = changeOf(workers, [{ worker, column: 'overtime', text }]);
    workers = { ...workers, [worker]: change[worker]?.after as PayrollMonth['workers'][string] };
    keeper.send(change, 0);
  };
  const settled = (of_: (keeping: MonthKeeping) => unknown, to: unknown) =>
    vi.waitFor(() => expect(of_(told.last)).toEqual(to));
  const waiting = ({ pending }: MonthKeeping) => pending.filter(({ kept }) => kept === undefined).length;
  return { keeper, told, type, settled, waiting };
}

test('a correction of what a full disk did not take waits behind it, and both are kept by one retry', async () => {
  const { keeper, told, type, settled, waiting } = typing();
  await fillDisk();
  type('amra', '8');
  await settled(({ trouble }) => trouble.unkept, 'full');
  type('amra', '9');
  type('ivan', '4');
  expect(waiting(told.last)).toBe(3);
  keeper.retry();
  await settled(({ trouble }) => trouble.unkept, 'full');
  expect(waiting(told.last)).toBe(3);
  await freeDisk();
  keeper.retry();
  await settled(waiting, 0);
  expect(told.last.trouble).toEqual({ elsewhere: [], closed: [] });
  expect((await monthKept())?.workers).toEqual({
    amra: { entries: { overtime: 900 } },
    ivan: { entries: { overtime: 400 } },
  });
});

test('what another tab said of the same cell stays, and is told beside a disk that is full', async () => {
  const { told, type, settled } = typing();
  await saveWorkerMonths(of, { amra: { before: undefined, after: { entries: { overtime: 100 } } } });
  type('amra', '8');
  await settled(({ trouble }) => trouble.elsewhere, ['amra']);
  await ask(async (db) => db.mjeseci.hook('updating', full));
  type('ivan', '4');
  await settled(({ trouble }) => trouble.unkept, 'full');
  await ask(async (db) => db.mjeseci.hook('updating').unsubscribe(full));
  expect(told.last.trouble.elsewhere).toEqual(['amra']);
});

test('what is on its way while another tab closes the month is told as that', async () => {
  const { type, settled } = typing();
  await ask((db) =>
    db.mjeseci.put({ id: 'f:2026-10', changed: 1, content: { ...newMonth('f', 2026, 10), isClosed: true } }),
  );
  type('amra', '8');
  await settled(({ trouble }) => trouble, { elsewhere: [], closed: ['amra'] });
});
