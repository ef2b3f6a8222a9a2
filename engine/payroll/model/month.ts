import type { Day, YearMonth } from '../../core/days/day.ts';
import type { Feninga } from '../../core/numbers/money.ts';
import type { AbsenceSpell } from '../absences/absence.ts';
import type { OwnRates } from './worker.ts';

/** A column of the month: kinds of hours and days in hundredths, pay in feninga, shares in ppm, meals whole. */
export type EntryName =
  | 'overtime'
  | 'night'
  | 'holidayWork'
  | 'unpaidDays'
  | 'paidDays'
  | 'missedHours'
  | 'sickHours'
  /** Of an hour of work, in place of the standing share. */
  | 'sickShare'
  /** An hour of sick pay is a share of this. */
  | 'sickBase'
  /** Sick leave of another kind, with its share. */
  | 'otherSickHours'
  | 'otherSickShare'
  | 'fundHours'
  | 'perDiems'
  | 'secondMeals'
  | 'bonus'
  /** Gross of what is given in kind: taxed with the wage, not paid out. */
  | 'inKind'
  /** What of it the worker has; where it is not said, all of it. */
  | 'inKindWorth'
  | 'untaxed'
  /** In place of the standing one, zero too. */
  | 'transport'
  | 'deductionsOfMonth'
  /** Paid to the worker before the payday. */
  | 'advance'
  /** At another employer, in place of the standing one. */
  | 'otherIncome';

/** What part of the minimum contribution base counts in a month that is not worked whole. */
export type LeastBaseOfMonth = 'whole' | 'proportional' | 'gross';

/** What the register of absences says of one worker in one month. */
export interface RegisteredMonth {
  readonly entries: WorkerMonth['entries'];
  readonly spells: readonly AbsenceSpell[];
}

/** What differs for one worker in one month; what is not here is as agreed. */
export interface WorkerMonth {
  readonly entries: Readonly<Partial<Record<EntryName, number>>>;
  /** What was typed into a column and cannot be read, as it was typed: until it is mended the wage is not calculated. */
  readonly unread?: Readonly<Partial<Record<EntryName, string>>>;
  /** Standing deductions lowered or raised this month, by their id. */
  readonly deductions?: Readonly<Record<string, Feninga>>;
  readonly note?: string;
  /** As the forms of the Federation number it, one or two digits; undefined for a usual wage. */
  readonly payoutKind?: string;
  /** In the Federation, of a month that is not worked whole; undefined: proportional. */
  readonly leastBase?: LeastBaseOfMonth;
  /** Percentages nobody had stated when the month was closed: opened again, it is paid by the same ones until they are let go. */
  readonly paidBy?: OwnRates;
  /** Of a month that is calculated or closed: what in it comes from the register of absences. What is typed into a month never has it. */
  readonly registered?: RegisteredMonth;
}

/** A month of a firm, kept on the device. */
export interface PayrollMonth extends YearMonth {
  /** `firm:YYYY-MM`. */
  readonly id: string;
  /** The firm's id. */
  readonly firm: string;
  readonly payday: Day;
  readonly isClosed: boolean;
  /** A month whose law is not known yet, by the last known one: every result of it is an estimate. */
  readonly isEstimate?: boolean;
  /** In the Federation: the average net wage the untaxed meal follows, where the user knows a newer one. */
  readonly averageNet?: Feninga;
  /** By worker id. */
  readonly workers: Readonly<Record<string, WorkerMonth>>;
}
