import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import { monthId, newMonth, readMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import type { ClosedMonth, SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { unstatedRates } from '@obracun/engine/payroll/month/api-request/usual-rates.ts';
import { earlierNeeds } from '@obracun/engine/payroll/month/calculate/earlier-pay.ts';
import { withAbsences } from '@obracun/engine/payroll/staff/absences/fill-month.ts';
import type { Database } from '../../../storage/db/database.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { absencesOf } from '../../../storage/payroll/absences.ts';
import { type CalculatedFrom, closingById } from '../../../storage/payroll/closing.ts';
import { earlierPaysOf } from '../../../storage/payroll/earlier-pays.ts';
import { firmById } from '../../../storage/payroll/firms.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { readableContents } from '../../../storage/payroll/readable-contents.ts';
import { type Unread, unreadFor } from '../../../storage/payroll/unread.ts';
import { workersOf } from '../../../storage/payroll/workers.ts';
import { outcomesOf } from '../calculation/outcome.ts';
import { requestWages } from '../calculation/request-wages.ts';
import { settledOf, workersIn } from '../calculation/settled-of.ts';
import { withStoredWages } from '../calculation/stored-wages.ts';
import { isUnstated, isWrong, type MonthRow, rowsOf } from '../rows/rows.ts';

/** A month with everything it is calculated from, as stored. */
export interface StoredMonth {
  readonly firm: Firm;
  /** Of the firm, also those not employed in the month. */
  readonly workers: readonly Worker[];
  /** As typed, without the register of absences. */
  readonly typed: PayrollMonth;
  /** With the register of absences. */
  readonly month: PayrollMonth;
  /** The last closing of a month that was reopened. */
  readonly closed: ClosedMonth | undefined;
  readonly known: CalculatedFrom;
  readonly unread: Unread;
}

/** Reads a month of a firm; undefined when the firm is missing or unreadable. */
export async function readStoredMonth(db: Database, of: MonthOf): Promise<StoredMonth | undefined> {
  const id = monthId(of.firm, of.year, of.month);
  const firm = await firmById(db, of.firm);
  if (!firm) return undefined;
  const [stored, there, staff, register, unread] = [
    await db.firme.get(of.firm),
    await db.mjeseci.get(id),
    await workersOf(db, of.firm),
    await absencesOf(db, of.firm),
    await unreadFor(db, id),
  ];
  const workers = staff.map(({ content }) => content);
  const typed = readableContents(there, readMonth)?.content ?? newMonth(of.firm, of.year, of.month);
  const absences = register.map(({ content }) => content);
  return {
    firm,
    workers,
    typed,
    month: withAbsences(firm, workers, typed, absences),
    closed: (await closingById(db, id))?.content,
    known: {
      month: there?.changed,
      firm: stored?.changed,
      workers: momentsOf(staff),
      absences: momentsOf(register),
    },
    unread,
  };
}

const momentsOf = (stored: readonly StoredRecord[]): ReadonlyMap<string, number> =>
  new Map(stored.map(({ id, changed }) => [id, changed]));

/** A stored month calculated outside of its screen. */
export interface CalculatedMonth {
  readonly settled: SettledMonth;
  readonly rows: readonly MonthRow[];
  /** True when every worker has a wage by stated percentages, and all of it was read. */
  readonly isReady: boolean;
}

/** Calculates a stored month, as its screen does. @throws WageRequestFailed */
export async function calculateStored({
  firm,
  workers,
  typed,
  month,
  closed,
  unread,
}: StoredMonth): Promise<CalculatedMonth> {
  const present = workersIn(workers, month);
  const needs = earlierNeeds(firm, month);
  const earlier = await withDatabase((db) => earlierPaysOf(db, month, needs));
  const calculated = await outcomesOf(firm, present, month, requestWages, earlier);
  const { outcomes, stored } = withStoredWages(closed, firm, present, month, calculated);
  const unstated = (worker: Worker) => unstatedRates(firm, worker, month);
  const rows = rowsOf(present, typed, { outcomes, stored, waiting: new Set() }, new Map(), unstated, month);
  const isRead = unread.workers + unread.absences === 0 && !unread.isMonth;
  return {
    settled: settledOf(firm, present, month, outcomes),
    rows,
    isReady: isRead && rows.length > 0 && !rows.some((row) => isWrong(row) || isUnstated(row)),
  };
}
