import type { Day } from '../../../core/days/day.ts';
import { monthCode, type YearMonth } from '../../../core/days/day.ts';
import type { Hundredths } from '../../../core/numbers/money.ts';

/** Corrections of one day by hand; all else is by the schedule. Times are minutes after midnight. */
export interface WorkDayEntry {
  readonly start?: number;
  /** Before or at the start: on the next day. */
  readonly end?: number;
  /** The worker did not work that day. */
  readonly isFree?: boolean;
  /** Interruptions without the worker's fault, within the time at work. */
  readonly stoppage?: Hundredths;
  /** Undefined: the hours above the schedule. */
  readonly overtime?: Hundredths;
  readonly night?: Hundredths;
  readonly field?: Hundredths;
  readonly standby?: Hundredths;
}

/** Corrections of a worker's month. Stays on the device. */
export interface WorkTimeMonth extends YearMonth {
  readonly id: string;
  /** The firm's id. */
  readonly ofFirm: string;
  /** The worker's id. */
  readonly worker: string;
  /** By day. */
  readonly days: Readonly<Record<Day, WorkDayEntry>>;
}

const PREFIX = 'rv';

/** The beginning of the keys of a firm's records. */
export const workTimePrefix = (firm: string): string => `${PREFIX}:${firm}:`;

/** The key of a worker's month; all of a month have one beginning. */
export const workTimeId = (firm: string, month: YearMonth, worker: string): string =>
  `${workTimeMonthPrefix(firm, month)}${worker}`;

/** The beginning of the keys of a firm's month. */
export const workTimeMonthPrefix = (firm: string, month: YearMonth): string =>
  `${workTimePrefix(firm)}${monthCode(month)}:`;

/** A month without corrections. */
export const newWorkTime = (firm: string, { year, month }: YearMonth, worker: string): WorkTimeMonth => ({
  id: workTimeId(firm, { year, month }, worker),
  ofFirm: firm,
  worker,
  year,
  month,
  days: {},
});
