import { monthCount, monthsLater } from '@obracun/engine/core/days/day.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { monthId, monthOfId, readMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import type { Database } from '../db/database.ts';
import type { StoredRecord } from '../db/tables.ts';
import { averagesOfOthers, type TypedAverages } from './averages.ts';
import { firmsOf } from './firms.ts';
import { type MonthOf, monthById } from './months.ts';
import { allReadable } from './readable-contents.ts';
import { useFound } from './use-found.ts';
import { workersOf } from './workers.ts';

/** The stored firms; undefined until they are read. */
export const useFirms = (): readonly StoredRecord<Firm>[] | undefined => useFound('', firmsOf);

/** The workers of a firm, including former ones; undefined until they are read. */
export const useWorkers = (firm: string): readonly StoredRecord<Worker>[] | undefined =>
  useFound(firm, workersOf);

/** A firm's month: undefined until it is read, null without entries. */
export const useMonth = ({ firm, year, month }: MonthOf): StoredRecord<PayrollMonth> | null | undefined =>
  useFound(monthId(firm, year, month), monthOrNone);

/** The first month before another that is not closed; undefined without one, and until it is read. */
export const useOpenBefore = ({ firm, year, month }: MonthOf): MonthOf | undefined =>
  useFound(monthId(firm, year, month), openMonthBefore);

/** The next firm with the same month open; null when all have closed it, undefined until it is read. */
export const useNextFirm = ({ firm, year, month }: MonthOf): StoredRecord<Firm> | null | undefined =>
  useFound(monthId(firm, year, month), nextFirmFor);

/** The averages typed for a month in other firms of the Federation; undefined until they are read. */
export const useAveragesOfOthers = ({ firm, year, month }: MonthOf): TypedAverages | undefined =>
  useFound(monthId(firm, year, month), averagesByMonth);

const averagesByMonth = (db: Database, id: string) => averagesOfOthers(db, monthOfId(id));

const monthOrNone = async (db: Database, id: string) => (await monthById(db, id)) ?? null;

/**
 * The first month before another that is not closed: one with entries, or one skipped after the last stored one.
 * Only earlier months are read, so that typing into it runs no query.
 * @param id of the month
 */
export async function openMonthBefore(db: Database, id: string): Promise<MonthOf | undefined> {
  const { firm, ...here } = monthOfId(id);
  const stored = await db.mjeseci.where('id').between(`${firm}:`, id).sortBy('id');
  const months = allReadable(stored, readMonth).map(({ content }) => content);
  const open = months.find(({ isClosed }) => !isClosed);
  if (open) return { firm, year: open.year, month: open.month };
  const last = months.at(-1);
  const next = last && monthsLater(last, 1);
  return next && monthCount(next) < monthCount(here) ? { firm, ...next } : undefined;
}

/**
 * The firm with the same month to do next: the first after this one in the list, then from its beginning, with workers and
 * without a closing; null when all are closed.
 * @param id of the month
 */
export async function nextFirmFor(db: Database, id: string): Promise<StoredRecord<Firm> | null> {
  const [of, firms] = [monthOfId(id), await firmsOf(db)];
  const here = firms.findIndex((firm) => firm.id === of.firm);
  for (const firm of [...firms.slice(here + 1), ...firms.slice(0, Math.max(0, here))])
    if (await isToDo(db, { ...of, firm: firm.id })) return firm;
  return null;
}

const isToDo = async (db: Database, { firm, year, month }: MonthOf): Promise<boolean> =>
  !(await monthById(db, monthId(firm, year, month)))?.content.isClosed &&
  (await db.radnici.where('content.firm').equals(firm).count()) > 0;
