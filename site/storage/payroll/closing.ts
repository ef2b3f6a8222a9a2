import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { readClosedMonth } from '@obracun/engine/payroll/model/reading/closed-month.ts';
import { monthId, monthOfId, newMonth, readMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import { readWorker } from '@obracun/engine/payroll/model/reading/worker.ts';
import type { ClosedMonth, Reopened } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { openedAgain } from '@obracun/engine/payroll/month/api-request/paid-by-default.ts';
import { carriedOn, owingAgain, repaid } from '@obracun/engine/payroll/month/calculate/debts.ts';
import { contentKey } from '../db/content.ts';
import type { Database } from '../db/database.ts';
import type { StoredRecord } from '../db/tables.ts';
import { withDatabase } from '../db/with-database.ts';
import { absencesOf } from './absences.ts';
import { journalName, noteChange } from './change-log.ts';
import { earlierClosings, keepEarlier } from './earlier-closings.ts';
import { refuseLocked } from './firm-lock.ts';
import { type MonthOf, monthById } from './months.ts';
import { readableContents, setAside } from './readable-contents.ts';
import { put, type Saved } from './save.ts';
import { type Unread, unreadFor } from './unread.ts';
import { workersOf } from './workers.ts';

/** The closing of a month; undefined while it is open. That of a reopened month stays, for comparison. */
export async function closedMonthOf(
  db: Database,
  of: MonthOf,
): Promise<StoredRecord<ClosedMonth> | undefined> {
  const month = await monthById(db, monthId(of.firm, of.year, of.month));
  return month?.content.isClosed ? earlierClosingOf(db, of) : undefined;
}

/** The last closing of a month, also of a reopened one. */
export const earlierClosingOf = (db: Database, { firm, year, month }: MonthOf) =>
  closingById(db, monthId(firm, year, month));

/** The same by the id of the month. */
export async function closingById(db: Database, id: string): Promise<StoredRecord<ClosedMonth> | undefined> {
  return readableContents(await db.zakljucci.get(id), readClosedMonth);
}

/** All closings of a month, first to last; of an open month those before it was reopened. */
export async function allClosings(db: Database, id: string): Promise<readonly StoredRecord<ClosedMonth>[]> {
  const { closings } = await earlierClosings(db, id);
  const now = await closedMonthOf(db, monthOfId(id));
  return now ? [...closings, now] : closings;
}

/** The closings of those of some months that are closed, in their order; without unreadable ones. */
export async function closingsOf(
  db: Database,
  months: readonly StoredRecord<PayrollMonth>[],
): Promise<readonly StoredRecord<ClosedMonth>[]> {
  const closed = months.filter(({ content }) => content.isClosed);
  const stored = await db.zakljucci.bulkGet(closed.map(({ id }) => id));
  return stored.flatMap((one) => readableContents(one, readClosedMonth) ?? []);
}

/** The frozen part of a month; it shows the reduction of each debt. */
export type Closing = Omit<ClosedMonth, 'id' | 'repaid' | 'carried' | 'refunded'>;

type Repaid = Readonly<Record<string, number>>;

/** The moments of the inputs of a calculation. */
export interface CalculatedFrom {
  /** Undefined when none is stored yet. */
  readonly month: number | undefined;
  readonly firm: number | undefined;
  /** By id, of every worker of the firm. */
  readonly workers: ReadonlyMap<string, number>;
  /** By id, of every absence of the firm; undefined when there was none. */
  readonly absences?: ReadonlyMap<string, number> | undefined;
}

/** Unreadable workers and absences: the calculation is without them. */
type Refused = { readonly unread: Unread };

/**
 * Closes a month atomically with its calculation: frozen, and the debts of its deductions reduced. When the month, its
 * firm, any worker or absence has changed, or one is unreadable, nothing is closed.
 * @throws KeepingFailed
 */
export const closeMonth = (closing: Closing, known: CalculatedFrom): Promise<Saved<ClosedMonth> | Refused> =>
  withDatabase((db) => changing(db, () => closeIn(db, closing, known)));

/** Dexie keeps a transaction open through `await` only of a function that is itself async. */
const changing = <T>(db: Database, work: () => Promise<T>): Promise<T> =>
  db.transaction('rw', [db.mjeseci, db.zakljucci, db.radnici, db.firme, db.odlozeno, db.odsustva], async () =>
    work(),
  );

async function closeIn(
  db: Database,
  closing: Closing,
  known: CalculatedFrom,
): Promise<Saved<ClosedMonth> | Refused> {
  await refuseLocked(db, closing.firm);
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
  const carried: Record<string, Repaid> = {};
  for (const wage of closing.settled.wages) {
    const { id: worker } = wage.worker;
    const change = await changeWorker(db, worker, (now) => carriedOn(repaid(now, wage.withheld), wage));
    if (!change) continue;
    lowered[worker] = fallen(change);
    const rose = carriedBy(change);
    if (Object.keys(rose).length > 0) carried[worker] = rose;
  }
  const hasClaims = closing.settled.wages.some(({ refunds }) => refunds !== undefined);
  const who = journalName();
  const closed = {
    ...closing,
    id,
    ...(who && { closedBy: who }),
    repaid: lowered,
    ...(Object.keys(carried).length > 0 && { carried }),
    ...(hasClaims && { refunded: 1 as const }),
  };
  const { year, month: number } = closing;
  await noteChange(db, closing.firm, { action: 'closed', ofMonth: { year, month: number } });
  return freeze(db, closed, { ...month, isClosed: true }, there);
}

async function isStaffAsKnown(db: Database, firm: string, known: CalculatedFrom): Promise<boolean> {
  return (
    (await db.firme.get(firm))?.changed === known.firm &&
    areAsKnown(await workersOf(db, firm), known.workers) &&
    areAsKnown(await absencesOf(db, firm), known.absences ?? new Map())
  );
}

const areAsKnown = (now: readonly StoredRecord[], known: ReadonlyMap<string, number>): boolean =>
  now.length === known.size && now.every(({ id, changed }) => known.get(id) === changed);

/** The month and its closing have one moment, so that they stay together in every backup. */
async function freeze(
  db: Database,
  closed: ClosedMonth,
  month: ClosedMonth['settled']['month'],
  there: StoredRecord | undefined,
): Promise<Saved<ClosedMonth>> {
  const before = await db.zakljucci.get(closed.id);
  if (before && readableContents(before, readClosedMonth)) await keepEarlier(db, before);
  else if (before) await setAside(db, before, 'zaključeni mjesec');
  const { stored } = await put(db.mjeseci, month, there);
  const frozen = { id: closed.id, changed: stored.changed, content: closed };
  await db.zakljucci.put(frozen);
  return { stored: frozen };
}

/**
 * Reopens a closed month and restores the debts that the closing reduced; the closing stays readable with the day and the reason.
 * @throws KeepingFailed
 */
export const reopenMonth = (of: MonthOf, reopened: Reopened): Promise<void> =>
  withDatabase((db) => changing(db, () => reopenIn(db, of, reopened)));

async function reopenIn(db: Database, of: MonthOf, reopened: Reopened): Promise<void> {
  await refuseLocked(db, of.firm);
  const there = await monthById(db, monthId(of.firm, of.year, of.month));
  const closed = await closedMonthOf(db, of);
  if (!there?.content.isClosed) return;
  const record = await db.zakljucci.get(there.id);
  if (record) await keepEarlier(db, record, reopened);
  const { repaid: fell = {}, carried = {} } = closed?.content ?? {};
  for (const worker of new Set([...Object.keys(fell), ...Object.keys(carried)]))
    await changeWorker(db, worker, (now) => owingAgain(now, fell[worker] ?? {}, carried[worker]));
  const { year, month } = of;
  await noteChange(db, of.firm, { action: 'reopened', ofMonth: { year, month }, reason: reopened.reason });
  await put(db.mjeseci, openedAgain(there.content, closed?.content.settled.wages ?? []), there);
}

const momentsOf = (records: readonly StoredRecord[]): ReadonlyMap<string, number> =>
  new Map(records.map(({ id, changed }) => [id, changed]));

/** Thrown when something changed since the calculation: nothing is stored. */
class ChangedMeanwhile extends Error {}

/**
 * Reopens a closed month and closes it with a new calculation in one transaction: it is never left open.
 * @param from the moments of the closing and of the workers it was calculated from
 * @returns false when one of them changed, and nothing was stored
 * @throws KeepingFailed
 */
export async function recloseMonth(
  closing: Closing,
  reopened: Reopened,
  from: { readonly closing: number; readonly workers: ReadonlyMap<string, number> },
): Promise<boolean> {
  const id = monthId(closing.firm, closing.year, closing.month);
  const reclose = async (db: Database): Promise<void> => {
    const staff = await workersOf(db, closing.firm);
    const isAsKnown =
      (await closedMonthOf(db, closing))?.changed === from.closing &&
      staff.every(({ id: worker, changed }) => from.workers.get(worker) === changed);
    if (!isAsKnown) throw new ChangedMeanwhile();
    await reopenIn(db, closing, reopened);
    const known = {
      month: (await db.mjeseci.get(id))?.changed,
      firm: (await db.firme.get(closing.firm))?.changed,
      workers: momentsOf(await workersOf(db, closing.firm)),
      // A closed month has frozen absences: later changes of the register do not concern it.
      absences: momentsOf(await absencesOf(db, closing.firm)),
    };
    if (!('stored' in (await closeIn(db, closing, known)))) throw new ChangedMeanwhile();
  };
  let isChanged = false;
  await withDatabase((db) =>
    changing(db, () => reclose(db)).catch((error: unknown) => {
      if (!(error instanceof ChangedMeanwhile)) throw error;
      isChanged = true;
    }),
  );
  return !isChanged;
}

interface WorkerChanged {
  readonly before: Worker;
  readonly after: Worker;
}

/** Changes the stored worker; undefined for a removed or unreadable one. */
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

/** The reduction of each debt that is smaller than before. */
const fallen = ({ before, after }: WorkerChanged): Repaid =>
  Object.fromEntries(
    before.deductions.flatMap(({ id, remaining = 0 }, at) => {
      const by = remaining - (after.deductions[at]?.remaining ?? 0);
      return by > 0 ? [[id, by]] : [];
    }),
  );

/** The change of what each deduction carries on. */
const carriedBy = ({ before, after }: WorkerChanged): Repaid =>
  Object.fromEntries(
    before.deductions.flatMap(({ id, carried = 0 }, at) => {
      const by = (after.deductions[at]?.carried ?? 0) - carried;
      return by === 0 ? [] : [[id, by]];
    }),
  );
