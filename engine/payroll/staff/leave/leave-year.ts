import type { Day } from '../../../core/days/day.ts';
import type { Hundredths } from '../../../core/numbers/money.ts';

/** Working days added to the basis, with their reason. */
export interface ExtraDays {
  readonly id: string;
  readonly reason: string;
  readonly days: number;
}

/** A planned part of a leave; both days included. */
export interface PlannedLeave {
  readonly id: string;
  readonly from: Day;
  readonly to: Day;
}

/** The annual leave of a worker for one calendar year. Stays on the device. */
export interface LeaveYear {
  /** `leaveId` of its firm, year and worker. */
  readonly id: string;
  /** The firm's id; not named `firm`, as records of the register of absences are found by that name. */
  readonly ofFirm: string;
  /** The worker's id. */
  readonly worker: string;
  readonly year: number;
  /** Working days before extra days; undefined until typed. */
  readonly baseDays?: number;
  readonly extras: readonly ExtraDays[];
  /** Unused days of the year before; undefined: as its record leaves them. */
  readonly oldDays?: Hundredths;
  /** Days used before the register of absences was begun. */
  readonly usedBefore?: Hundredths;
  readonly plan: readonly PlannedLeave[];
  /** Number of the decision, as typed. */
  readonly decisionNumber: string;
  /** Day of the decision; empty until typed. */
  readonly decisionDay: Day;
  /** Further reasons of the decision, as typed. */
  readonly decisionReasons: string;
}

const PREFIX = 'go';

/** The key of a worker's leave of a year; all of a firm have one beginning. */
export const leaveId = (firm: string, year: number, worker: string): string =>
  `${leavePrefix(firm)}${year}:${worker}`;

/** The beginning of the keys of a firm's leaves. */
export const leavePrefix = (firm: string): string => `${PREFIX}:${firm}:`;

/** A leave with nothing typed yet. */
export const newLeaveYear = (firm: string, year: number, worker: string): LeaveYear => ({
  id: leaveId(firm, year, worker),
  ofFirm: firm,
  worker,
  year,
  extras: [],
  plan: [],
  decisionNumber: '',
  decisionDay: '',
  decisionReasons: '',
});

/** Typed working days of a year: the basis and the extra days; undefined until the basis is typed. */
export const earnedDays = ({ baseDays, extras }: LeaveYear): number | undefined =>
  baseDays === undefined ? undefined : extras.reduce((sum, { days }) => sum + days, baseDays);
