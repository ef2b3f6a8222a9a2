import { hasCalendar } from '../../../rules/working-hours.ts';
import { type EmployedDays, employmentsIn } from '../../model/employment.ts';
import type { Firm } from '../../model/firm.ts';
import type { PayrollMonth, WorkerMonth } from '../../model/month.ts';
import { type FundHours, fundHoursOf, serviceYears } from '../../model/month-share.ts';
import type { PayrollEntity } from '../../model/place.ts';
import type { Worker } from '../../model/worker.ts';
import { workerOfMonth } from './labour-price.ts';
import type { EarlierPay } from './sick-leave.ts';

/** One worker in one month of a firm, as its wage is requested and calculated: worked out once and passed on. */
export interface WorkerInMonth {
  readonly firm: Firm;
  readonly entity: PayrollEntity;
  readonly month: PayrollMonth;
  /** With the dated fields of the month, and agreed pay in amounts. */
  readonly worker: Worker;
  /** Differences of the month. */
  readonly typed: WorkerMonth;
  readonly employed: readonly EmployedDays[];
  /** The hours of the month's fund; undefined without an employment in it, or without a calendar. */
  readonly hours: FundHours | undefined;
  /** Full years of service. */
  readonly service: number;
  readonly earlier: EarlierPay | undefined;
}

const ORDINARY: WorkerMonth = { entries: {} };

/** @param given as stored, or as of the month already */
export function workerInMonth(
  firm: Firm,
  given: Worker,
  month: PayrollMonth,
  earlier?: EarlierPay,
): WorkerInMonth {
  const { entity } = firm;
  const worker = workerOfMonth(firm, given, month);
  const typed = month.workers[worker.id] ?? ORDINARY;
  const employed = employmentsIn(worker, month);
  return {
    ...{ firm, entity, month, worker, typed, employed, earlier },
    hours: hasCalendar(month) ? fundHoursOf(worker, typed, entity, month, employed) : undefined,
    service: serviceYears(worker, month),
  };
}

/** The same without any difference of the month. */
export const inOrdinaryMonth = ({ firm, worker, month, earlier }: WorkerInMonth): WorkerInMonth =>
  workerInMonth(firm, worker, { ...month, workers: {} }, earlier);
