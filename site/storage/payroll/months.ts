import type { Day } from '@obracun/engine/core/days/day.ts';
import { monthsLater, type YearMonth, yearMonthOf } from '@obracun/engine/core/days/day.ts';
import type { PayrollMonth, WorkerMonth } from '@obracun/engine/payroll/model/month.ts';
import { monthId, newMonth, readMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import { contentKey } from '../db/content.ts';
import type { Database } from '../db/database.ts';
import type { StoredRecord } from '../db/tables.ts';
import { withDatabase } from '../db/with-database.ts';
import { giveAverages, withAveragesOfOthers } from './averages.ts';
import { noteChange } from './change-log.ts';
import { refuseLocked } from './firm-lock.ts';
import { allReadable, readableContents } from './readable-contents.ts';
import { put, type Saved } from './save.ts';

/** A month of a firm. */
export interface MonthOf extends YearMonth {
  readonly firm: string;
}

/** The month at this distance. */
export const monthsAway = ({ firm, ...from }: MonthOf, by: number): MonthOf => ({
  firm,
  ...monthsLater(from, by),
});

/** The last finished month: the default of a calculation. */
export const lastOver = (firm: string, today: Day): MonthOf =>
  monthsAway({ firm, ...yearMonthOf(today) }, -1);

/** A month by its id; undefined while it has no entries, or when it is unreadable. */
export async function monthById(db: Database, id: string): Promise<StoredRecord<PayrollMonth> | undefined> {
  return readableContents(await db.mjeseci.get(id), readMonth);
}

/** The months of a firm in one year, earliest first. */
export async function monthsOfYear(
  db: Database,
  firm: string,
  year: number,
): Promise<readonly StoredRecord<PayrollMonth>[]> {
  const [first, last] = [monthId(firm, year, 1), monthId(firm, year, 12)];
  return allReadable(await db.mjeseci.where('id').between(first, last, true, true).toArray(), readMonth);
}

/** The last closed month of a firm; earlier ones are not read. */
export async function lastClosedOf(db: Database, firm: string): Promise<YearMonth | undefined> {
  const isClosed = (stored: StoredRecord) => readableContents(stored, readMonth)?.content.isClosed === true;
  const last = await db.mjeseci.where('id').startsWith(`${firm}:`).reverse().filter(isClosed).first();
  return readableContents(last, readMonth)?.content;
}

/** A tab's change to a worker's month; undefined for the agreed values only. */
export interface WorkerChange {
  readonly before: WorkerMonth | undefined;
  readonly after: WorkerMonth | undefined;
}

/**
 * Writes the months of several workers atomically. When another tab has meanwhile changed
 * one of them, or closed the month, nothing is written.
 * @param changes by worker id
 * @throws KeepingFailed
 */
export const saveWorkerMonths = (
  of: MonthOf,
  changes: Readonly<Record<string, WorkerChange>>,
): Promise<Saved<PayrollMonth>> =>
  changeMonth(of, (month) => {
    const isAsBefore = Object.entries(changes).every(
      ([worker, { before }]) => contentKey(month.workers[worker] ?? null) === contentKey(before ?? null),
    );
    return isAsBefore ? { ...month, workers: withChanges(month.workers, changes) } : undefined;
  });

/** The workers of a month with changes applied. */
export const withChanges = (
  workers: PayrollMonth['workers'],
  changes: Readonly<Record<string, WorkerChange>>,
): PayrollMonth['workers'] => {
  const next = { ...workers };
  for (const [worker, { after }] of Object.entries(changes))
    if (after === undefined) delete next[worker];
    else next[worker] = after;
  return next;
};

/**
 * Changes the stored open month; when `change` returns undefined, nothing is written. Averages typed in it are given to other firms. A removed firm has no months:
 * a new one would take the place of the one that undo can restore.
 * @throws KeepingFailed
 */
export const changeMonth = (
  of: MonthOf,
  change: (month: PayrollMonth) => PayrollMonth | undefined,
): Promise<Saved<PayrollMonth>> =>
  withDatabase((db) =>
    db.transaction('rw', db.mjeseci, db.firme, db.odsustva, async () => {
      await refuseLocked(db, of.firm);
      const there = await db.mjeseci.get(monthId(of.firm, of.year, of.month));
      const month = there
        ? readableContents(there, readMonth)?.content
        : newMonth(of.firm, of.year, of.month);
      const isHere = (await db.firme.get(of.firm)) !== undefined;
      const changed = isHere && month && !month.isClosed ? change(month) : undefined;
      if (!month || !changed) return { elsewhere: there };
      const next = there ? changed : await withAveragesOfOthers(db, changed);
      const { year, month: number } = of;
      await noteChange(db, of.firm, { action: 'month', ofMonth: { year, month: number } });
      const saved = await put(db.mjeseci, next, there);
      await giveAverages(db, month, changed);
      return saved;
    }),
  );
