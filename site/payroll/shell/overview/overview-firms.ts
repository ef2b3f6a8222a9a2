import type { Day, YearMonth } from '@obracun/engine/core/days/day.ts';
import { sumOf } from '@obracun/engine/core/numbers/money.ts';
import { type Deadline, stepOfDeadline } from '@obracun/engine/payroll/forms/deadlines/deadline.ts';
import { deadlinesOf } from '@obracun/engine/payroll/forms/deadlines/deadlines.ts';
import { metOn } from '@obracun/engine/payroll/forms/deadlines/working-day.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { MonthPayments } from '@obracun/engine/payroll/model/month-payments.ts';
import type { MonthSteps } from '@obracun/engine/payroll/model/month-steps.ts';
import { paidByHand } from '@obracun/engine/payroll/model/order.ts';
import { readClosedMonth } from '@obracun/engine/payroll/model/reading/closed-month.ts';
import { monthId, newMonth, readMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import { paidOut } from '@obracun/engine/payroll/month/payouts/paid-in.ts';
import { type PaidOff, paidOffOn, paymentsOf } from '@obracun/engine/payroll/payments/due/payment.ts';
import type { Database } from '../../../storage/db/database.ts';
import { type FolderState, stateId } from '../../../storage/db/folder-record.ts';
import type { StoredRecord } from '../../../storage/db/tables.ts';
import { firmsOf } from '../../../storage/payroll/firms.ts';
import { isDone, stepsOf, withPaidOff } from '../../../storage/payroll/month-steps.ts';
import { lastClosedOf, type MonthOf } from '../../../storage/payroll/months.ts';
import { paymentsOfMonths } from '../../../storage/payroll/payments.ts';
import { readableContents } from '../../../storage/payroll/readable-contents.ts';
import type { CalculatedMonth } from '../../month/closing/stored-month.ts';
import { allWarningsOf } from '../../month/rows/deduction-notes.ts';
import { isUnstated, isWrong, type MonthRow } from '../../month/rows/rows.ts';

/** What a month of a firm costs in money and in attention. */
export interface MonthSummary {
  /** By all payouts of the month. */
  readonly payout: number;
  /** Wages that cannot be calculated or closed. */
  readonly problems: number;
  /** Wages with warnings, and orders to be paid by hand. */
  readonly warnings: number;
}

/** Payments of a month that are marked as paid. */
interface PaidInPart {
  readonly paid: number;
  readonly of: number;
}

/** A firm on the overview, in one month. */
export interface OverviewFirm {
  readonly id: string;
  readonly firm: Firm;
  readonly workers: number;
  readonly lastClosed: YearMonth | undefined;
  /** As stored, or a new one. */
  readonly month: PayrollMonth;
  /** Workers with entries typed into the month. */
  readonly typed: number;
  readonly steps: MonthSteps | undefined;
  /** The step of payment follows from paid orders; undefined when it is marked by hand. */
  readonly paidOff?: PaidOff | undefined;
  /** Orders marked as paid, and all of them; undefined while none is marked, and when all are. */
  readonly paidInPart?: PaidInPart | undefined;
  /** How it is in the shared folder; undefined without one. */
  readonly folder?: FolderState | undefined;
  /** Undefined while the month is open. */
  readonly closed?: { readonly on: Day; readonly summary: MonthSummary } | undefined;
}

/**
 * All firms in one month, by name.
 * @param code of the month, `2026-10`
 */
export async function overviewFirms(db: Database, code: string): Promise<readonly OverviewFirm[]> {
  const [year = 0, month = 0] = code.split('-').map(Number);
  const firms = await firmsOf(db);
  const ids = firms.map(({ id }) => monthId(id, year, month));
  const [months, steps] = [
    await db.mjeseci.bulkGet(ids),
    await stepsOf(
      db,
      firms.map(({ id }) => id),
      { year, month },
    ),
  ];
  const payments = await paymentsOfMonths(db, ids);
  const stored = months.map((one) => readableContents(one, readMonth)?.content);
  const folder = (await db.fascikla.bulkGet(firms.map(({ id }) => stateId(id)))) as (
    | FolderState
    | undefined
  )[];
  const closings = await db.zakljucci.bulkGet(ids.filter((_, at) => stored[at]?.isClosed));
  const closedById = new Map(closings.flatMap((closing) => closedSummary(closing, payments)));
  return Promise.all(
    firms.map(async ({ id, content }, at): Promise<OverviewFirm> => {
      const own = stored[at] ?? newMonth(id, year, month);
      return {
        id,
        firm: content,
        workers: await db.radnici.where('content.firm').equals(id).count(),
        lastClosed: await lastClosedOf(db, id),
        month: own,
        typed: Object.values(own.workers).filter(({ entries }) => Object.keys(entries).length > 0).length,
        ...paidSteps({ firm: id, year, month }, steps.get(id), closedById.get(own.id)?.paidOff),
        paidInPart: closedById.get(own.id)?.paidInPart,
        folder: folder[at],
        closed: closedById.get(own.id),
      };
    }),
  );
}

function closedSummary(stored: StoredRecord | undefined, payments: ReadonlyMap<string, MonthPayments>) {
  const closed = readableContents(stored, readClosedMonth)?.content;
  if (!closed) return [];
  const all = paymentsOf(closed.settled.month, closed, payments.get(closed.id));
  const paidOff = paidOffOn(all);
  const paid = all.filter(({ left, status }) => status.paid && left <= 0).length;
  const paidInPart = paidOff || paid === 0 ? undefined : { paid, of: all.length };
  return [
    [closed.id, { on: closed.closedOn, summary: summaryOfClosed(closed), paidOff, paidInPart }] as const,
  ];
}

const paidSteps = (of: MonthOf, steps: MonthSteps | undefined, paidOff: PaidOff | undefined) =>
  paidOff ? { steps: withPaidOff(of, steps, paidOff), paidOff } : { steps };

const summaryOfClosed = ({ settled, skipped }: ClosedMonth): MonthSummary => ({
  payout: sumOf(settled.wages, paidOut),
  problems: 0,
  warnings: settled.wages.filter(({ notes = [] }) => notes.length > 0).length + paidByHand(skipped).length,
});

/** The summary of an open month. */
export const summaryOfOpen = ({ settled, rows }: CalculatedMonth): MonthSummary => ({
  payout: sumOf(settled.wages, paidOut),
  problems: rows.filter(isProblem).length,
  warnings: rows.filter((row) => !isProblem(row) && allWarningsOf(row).length > 0).length,
});

const isProblem = (row: MonthRow): boolean => isWrong(row) || isUnstated(row);

/** How far a month of a firm is. */
export const OVERVIEW_STATES = ['open', 'unpaid', 'unfiled', 'done'] as const;
export type OverviewState = (typeof OVERVIEW_STATES)[number];

export function stateOf({ closed, steps }: Pick<OverviewFirm, 'closed' | 'steps'>): OverviewState {
  if (!closed) return 'open';
  if (!isDone(steps, 'paid')) return 'unpaid';
  return isDone(steps, 'slips') && isDone(steps, 'filed') ? 'done' : 'unfiled';
}

/** The next deadline whose step is not done, off weekends and holidays; undefined without workers, or when all is done. */
export function nextDeadline({ firm, month, workers, steps }: OverviewFirm): Deadline | undefined {
  if (workers === 0) return undefined;
  return deadlinesOf(firm, month)
    .filter(({ id }) => !isDone(steps, stepOfDeadline(id)))
    .map((due) => metOn(firm.entity, due))[0];
}
