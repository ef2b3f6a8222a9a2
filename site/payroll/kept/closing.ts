import type { ClosedMonth } from '@obracun/engine/payroll/model/closed-month.ts';
import type { StandingDeduction, Worker } from '@obracun/engine/payroll/model/worker.ts';
import { readClosedMonth } from '@obracun/engine/payroll/reading/closed-month.ts';
import { monthId, newMonth, readMonth } from '@obracun/engine/payroll/reading/month.ts';
import { readWorker } from '@obracun/engine/payroll/reading/worker.ts';
import { ask } from '../../device/kept/ask.ts';
import type { Database } from '../../device/kept/database.ts';
import type { Kept } from '../../device/kept/tables.ts';
import { allLegible, legible } from './legible.ts';
import { type MonthOf, monthById, monthsOf } from './months.ts';
import { put, type Saved } from './save.ts';

/** How a month was closed; undefined while it is open. What a reopened one was closed with stays, to compare. */
export async function closedMonthOf(db: Database, of: MonthOf): Promise<Kept<ClosedMonth> | undefined> {
  const month = await monthById(db, monthId(of.firm, of.year, of.month));
  return month?.content.isClosed ? earlierClosingOf(db, of) : undefined;
}

/** How a month was closed last, also when it was opened again since. */
export async function earlierClosingOf(
  db: Database,
  { firm, year, month }: MonthOf,
): Promise<Kept<ClosedMonth> | undefined> {
  return legible(await db.zakljucci.get(monthId(firm, year, month)), readClosedMonth);
}

/** The closed months of a firm, earliest first. */
export async function closedMonthsOf(db: Database, firm: string): Promise<readonly Kept<ClosedMonth>[]> {
  const open = new Set(
    (await monthsOf(db, firm)).filter(({ content }) => !content.isClosed).map(({ id }) => id),
  );
  const closed = allLegible(await db.zakljucci.where('content.firm').equals(firm).toArray(), readClosedMonth);
  return closed.filter(({ id }) => !open.has(id)).toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

/** What of a month is frozen; how much each debt fell is seen from it. */
export type Closing = Omit<ClosedMonth, 'id' | 'repaid'>;

type Repaid = Readonly<Record<string, number>>;

/**
 * Closes a month with what was reckoned: frozen, and the debts of its deductions lowered, all or nothing.
 * @param known the moment of the month it was reckoned from; undefined where none was kept yet
 * @throws KeepingFailed
 */
export const closeMonth = (closing: Closing, known: number | undefined): Promise<Saved<ClosedMonth>> =>
  ask((db) =>
    db.transaction('rw', [db.mjeseci, db.zakljucci, db.radnici], async () => {
      const id = monthId(closing.firm, closing.year, closing.month);
      const there = await db.mjeseci.get(id);
      if (there?.changed !== known) return { elsewhere: there };
      const month = there
        ? legible(there, readMonth)?.content
        : newMonth(closing.firm, closing.year, closing.month);
      if (month === undefined || month.isClosed) return { elsewhere: there };
      const repaid: Record<string, Repaid> = {};
      for (const { worker, withheld } of closing.settled.wages) {
        const wanted = Object.fromEntries(
          withheld.flatMap(({ standing, amount }) => (standing === undefined ? [] : [[standing, amount]])),
        );
        repaid[worker.id] = await changeDebts(db, worker.id, wanted, -1);
      }
      return freeze(db, { ...closing, id, repaid }, { ...month, isClosed: true }, there);
    }),
  );

/** The month and its closing have one moment, by which they stay together through every backup. */
async function freeze(
  db: Database,
  closed: ClosedMonth,
  month: ClosedMonth['settled']['month'],
  there: Kept | undefined,
): Promise<Saved<ClosedMonth>> {
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
      for (const [worker, repaid] of Object.entries(closed?.content.repaid ?? {}))
        await changeDebts(db, worker, repaid, 1);
      await put(db.mjeseci, { ...there.content, isClosed: false }, there);
    }),
  );

/** Lowers or raises debts that end, never below nothing. @returns by how much each was changed */
async function changeDebts(db: Database, id: string, by: Repaid, sign: 1 | -1): Promise<Repaid> {
  const there = await db.radnici.get(id);
  const worker = legible<Worker>(there, readWorker)?.content;
  if (worker === undefined) return {};
  const changed: Record<string, number> = {};
  const deductions = worker.deductions.map((one): StandingDeduction => {
    if (one.remaining === undefined) return one;
    const amount = Math.min(by[one.id] ?? 0, sign < 0 ? one.remaining : Number.MAX_SAFE_INTEGER);
    if (amount > 0) changed[one.id] = amount;
    return { ...one, remaining: one.remaining + sign * amount };
  });
  if (Object.keys(changed).length > 0) await put(db.radnici, { ...worker, deductions }, there);
  return changed;
}
