import { openedAgain } from '@obracun/engine/payroll/api-request/paid-by-default.ts';
import { owingAgain, repaid } from '@obracun/engine/payroll/calculate/debts.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { readClosedMonth } from '@obracun/engine/payroll/reading/closed-month.ts';
import { monthId, newMonth, readMonth } from '@obracun/engine/payroll/reading/month.ts';
import { readWorker } from '@obracun/engine/payroll/reading/worker.ts';
import { ask } from '../db/ask.ts';
import { contentKey } from '../db/content.ts';
import type { Database } from '../db/database.ts';
import type { Kept } from '../db/tables.ts';
import { absencesOf } from './absences.ts';
import { type MonthOf, monthById } from './months.ts';
import { readableContents, setAside } from './readable-contents.ts';
import { put, type Saved } from './save.ts';
import { type Unread, unreadFor } from './unread.ts';
import { workersOf } from './workers.ts';

/** How a month was closed; undefined while it is open. What a reopened one was closed with stays, to compare. */
export async function closedMonthOf(db: Database, of: MonthOf): Promise<Kept<ClosedMonth> | undefined> {
  const month = await monthById(db, monthId(of.firm, of.year, of.month));
  return month?.content.isClosed ? earlierClosingOf(db, of) : undefined;
}

/** How a month was closed last, also when it was opened again since. */
export const earlierClosingOf = (db: Database, { firm, year, month }: MonthOf) =>
  closingById(db, monthId(firm, year, month));

/** The same by the id of the month. */
export async function closingById(db: Database, id: string): Promise<Kept<ClosedMonth> | undefined> {
  return readableContents(await db.zakljucci.get(id), readClosedMonth);
}

/** How those of some months that are closed were, in their order; without what cannot be read. */
export async function closingsOf(
  db: Database,
  months: readonly Kept<PayrollMonth>[],
): Promise<readonly Kept<ClosedMonth>[]> {
  const closed = months.filter(({ content }) => content.isClosed);
  const kept = await db.zakljucci.bulkGet(closed.map(({ id }) => id));
  return kept.flatMap((one) => readableContents(one, readClosedMonth) ?? []);
}

/** What of a month is frozen; how much each debt fell is seen from it. */
export type Closing = Omit<ClosedMonth, 'id' | 'repaid'>;

type Repaid = Readonly<Record<string, number>>;

/** The moments of what a month was calculated from. */
export interface CalculatedFrom {
  /** Undefined where none was kept yet. */
  readonly month: number | undefined;
  readonly firm: number | undefined;
  /** By id, of every worker of the firm. */
  readonly workers: ReadonlyMap<string, number>;
  /** By id, of every absence of the firm; undefined where there was none. */
  readonly absences?: ReadonlyMap<string, number> | undefined;
}

/** Workers and absences that cannot be read: what was calculated is without them. */
type Refused = { readonly unread: Unread };

/**
 * Closes a month with what was calculated: frozen, and the debts of its deductions lowered, all or nothing. Where the month, its
 * firm, any worker or absence is another by now, or one cannot be read, nothing is closed.
 * @throws KeepingFailed
 */
export const closeMonth = (closing: Closing, known: CalculatedFrom): Promise<Saved<ClosedMonth> | Refused> =>
  ask((db) =>
    db.transaction(
      'rw',
      [db.mjeseci, db.zakljucci, db.radnici, db.firme, db.odlozeno, db.odsustva],
      async () => {
        const id = monthId(closing.firm, closing.year, closing.month);
        const there = await db.mjeseci.get(id);
        if (there?.changed !== known.month || !(await isStaffAsKnown(db, closing.firm, known)))
          return { elsewhere: there };
        const unread = await unreadFor(db, id);
        if (unread.workers + unread.absences > 0) return { unread };
        const month = there
          ? readableContents(there, readMonth)?.content
          : newMonth(closing.firm, closing.year, closing.month);
        if (month === undefined || month.isClosed) return { elsewhere: there };
        const lowered: Record<string, Repaid> = {};
        for (const { worker, withheld } of closing.settled.wages) {
          const change = await changeWorker(db, worker.id, (now) => repaid(now, withheld));
          if (change) lowered[worker.id] = fallen(change);
        }
        return freeze(db, { ...closing, id, repaid: lowered }, { ...month, isClosed: true }, there);
      },
    ),
  );

async function isStaffAsKnown(db: Database, firm: string, known: CalculatedFrom): Promise<boolean> {
  return (
    (await db.firme.get(firm))?.changed === known.firm &&
    areAsKnown(await workersOf(db, firm), known.workers) &&
    areAsKnown(await absencesOf(db, firm), known.absences ?? new Map())
  );
}

const areAsKnown = (now: readonly Kept[], known: ReadonlyMap<string, number>): boolean =>
  now.length === known.size && now.every(({ id, changed }) => known.get(id) === changed);

/** The month and its closing have one moment, by which they stay together through every backup. */
async function freeze(
  db: Database,
  closed: ClosedMonth,
  month: ClosedMonth['settled']['month'],
  there: Kept | undefined,
): Promise<Saved<ClosedMonth>> {
  const before = await db.zakljucci.get(closed.id);
  if (before && !readableContents(before, readClosedMonth)) await setAside(db, before, 'zaključeni mjesec');
  const { kept } = await put(db.mjeseci, month, there);
  const frozen = { id: closed.id, changed: kept.changed, content: closed };
  await db.zakljucci.put(frozen);
  return { kept: frozen };
}

/** Opens a closed month again, and gives back to its debts what closing took. @throws KeepingFailed */
export const reopenMonth = (of: MonthOf): Promise<void> =>
  ask((db) =>
    db.transaction('rw', [db.mjeseci, db.zakljucci, db.radnici], async () => {
      const there = await monthById(db, monthId(of.firm, of.year, of.month));
      const closed = await closedMonthOf(db, of);
      if (!there?.content.isClosed) return;
      for (const [worker, lowered] of Object.entries(closed?.content.repaid ?? {}))
        await changeWorker(db, worker, (now) => owingAgain(now, lowered));
      await put(db.mjeseci, openedAgain(there.content, closed?.content.settled.wages ?? []), there);
    }),
  );

interface WorkerChanged {
  readonly before: Worker;
  readonly after: Worker;
}

/** Changes a worker as it now stands; undefined for one who is gone or cannot be read. */
async function changeWorker(
  db: Database,
  id: string,
  change: (worker: Worker) => Worker,
): Promise<WorkerChanged | undefined> {
  const there = await db.radnici.get(id);
  const before = readableContents(there, readWorker)?.content;
  if (before === undefined) return undefined;
  const after = change(before);
  if (contentKey(after) !== contentKey(before)) await put(db.radnici, after, there);
  return { before, after };
}

/** By how much each debt is smaller than it was, of those that are. */
const fallen = ({ before, after }: WorkerChanged): Repaid =>
  Object.fromEntries(
    before.deductions.flatMap(({ id, remaining = 0 }, at) => {
      const by = remaining - (after.deductions[at]?.remaining ?? 0);
      return by > 0 ? [[id, by]] : [];
    }),
  );
