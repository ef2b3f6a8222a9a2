import type { Day } from '@obracun/engine/core/days/day.ts';
import { formatDay } from '@obracun/engine/core/numbers/format.ts';
import { HUNDREDTHS, type Hundredths, sumOf } from '@obracun/engine/core/numbers/money.ts';
import type { Absence } from '@obracun/engine/payroll/model/absence.ts';
import { employedIn } from '@obracun/engine/payroll/model/employment.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { workingDays } from '@obracun/engine/payroll/papers/certificates/leave-decision.ts';
import { type LeaveBalance, leaveBalance } from '@obracun/engine/payroll/staff/leave/balance.ts';
import { type LeaveYear, newLeaveYear } from '@obracun/engine/payroll/staff/leave/leave-year.ts';
import { leaveDays, leaveParts, openPlan, partWarnings } from '@obracun/engine/payroll/staff/leave/parts.ts';
import { leaveTerms } from '@obracun/engine/payroll/staff/leave/terms.ts';
import { openingLeave } from '@obracun/engine/payroll/staff/opening/opening-months.ts';
import type { OpeningYear } from '@obracun/engine/payroll/staff/opening/opening-year.ts';

/** A worker in the ledger of a year. */
export interface LeaveRow {
  readonly worker: Worker;
  readonly leave: LeaveYear;
  readonly balance: LeaveBalance;
  /** Planned days that are not in the register. */
  readonly planned: Hundredths;
  /** Days used before the register, from an opening balance. */
  readonly openingDays: Hundredths | undefined;
  readonly warnings: readonly string[];
}

/** Stored leaves, absences and opening balances of a firm. */
export interface LeaveRecords {
  readonly leaves: readonly LeaveYear[];
  readonly absences: readonly Absence[];
  readonly openings: readonly OpeningYear[];
}

/** The row of a worker in a year. */
export function leaveRow(
  firm: Firm,
  worker: Worker,
  year: number,
  { leaves, absences, openings }: LeaveRecords,
  today: Day,
): LeaveRow {
  const own = leaves.filter((one) => one.worker === worker.id);
  const ofWorker = absences.filter((one) => one.worker === worker.id);
  const leave = own.find((one) => one.year === year) ?? newLeaveYear(firm.id, year, worker.id);
  const opening = openingLeave(openings, worker.id);
  const balance = leaveBalance({ firm, worker, absences: ofWorker, leaves: own, opening }, year, today);
  const parts = leaveParts(firm, worker, leave, ofWorker);
  return {
    worker,
    leave,
    balance,
    openingDays: opening.get(year),
    planned: sumOf(openPlan(leave, ofWorker), (part) => leaveDays(firm, worker, part)),
    warnings: [
      ...balanceWarnings(firm, leave, balance, today),
      ...partWarnings(firm, year, parts, balance.earned),
    ],
  };
}

function balanceWarnings(
  firm: Firm,
  leave: LeaveYear,
  { earned, left, oldLeft, lapsed, oldUntil }: LeaveBalance,
  today: Day,
): readonly string[] {
  const { least, most } = leaveTerms(firm.entity, leave.year);
  const found: string[] = [];
  if (oldLeft > 0 && oldUntil !== undefined && today <= oldUntil)
    found.push(`Staro propada poslije ${formatDay(oldUntil)} Ostalo je: ${workingDays(oldLeft)}.`);
  if (lapsed > 0 && oldUntil !== undefined)
    found.push(`Staro je propalo poslije ${formatDay(oldUntil)} Nije iskorišteno: ${workingDays(lapsed)}.`);
  if (left !== undefined && left < 0)
    found.push(`Iskorišteno je više nego što pripada: ${workingDays(-left)}.`);
  if (earned !== undefined && least !== undefined && earned < least * HUNDREDTHS)
    found.push(`Propisano je najmanje ${workingDays(least * HUNDREDTHS)}.`);
  if (earned !== undefined && most !== undefined && earned > most * HUNDREDTHS)
    found.push(`Zakon navodi najviše ${workingDays(most * HUNDREDTHS)}.`);
  return found;
}

/** True for a worker employed on some day of a year. */
export const isEmployedInYear = (worker: Worker, year: number): boolean =>
  Array.from({ length: 12 }, (_, at) => employedIn(worker, { year, month: at + 1 })).some(Boolean);
