import type { Day, YearMonth } from '../../core/days/day.ts';
import type { Feninga } from '../../core/numbers/money.ts';
import type { AbsenceSpell } from '../absences/absence.ts';
import type { EntryName } from './month-columns.ts';
import type { OwnRates } from './worker.ts';

/** What part of the minimum contribution base counts in a month that is not worked whole. */
export type LeastBaseOfMonth = 'whole' | 'proportional' | 'gross';

/** The part of the register of absences for one worker in one month. */
export interface RegisteredMonth {
  readonly entries: WorkerMonth['entries'];
  readonly spells: readonly AbsenceSpell[];
}

/** Differences of one worker in one month; everything else is as agreed. */
export interface WorkerMonth {
  readonly entries: Readonly<Partial<Record<EntryName, number>>>;
  /** Typed texts that cannot be read: the wage is not calculated until they are corrected. */
  readonly unread?: Readonly<Partial<Record<EntryName, string>>>;
  /** Standing deductions lowered or raised this month, by their id. */
  readonly deductions?: Readonly<Record<string, Feninga>>;
  readonly note?: string;
  /** As the forms of the Federation number it, one or two digits; undefined for a usual wage. */
  readonly payoutKind?: string;
  /** In the Federation, of a month that is not worked whole; undefined: proportional. */
  readonly leastBase?: LeastBaseOfMonth;
  /** Overpaid by earlier closings of other months and withheld in this one, by the id of the closing. */
  readonly overpaid?: Readonly<Record<string, Feninga>>;
  /** Percentages that were not stated when the month was closed: a reopened month keeps them until they are removed. */
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
  /** Calculated by the last known law because that of the month is not known yet: every result is an estimate. */
  readonly isEstimate?: boolean;
  /** In the Federation: the average net wage that limits the untaxed meal, where the user knows a newer one. */
  readonly averageNet?: Feninga;
  /** By worker id. */
  readonly workers: Readonly<Record<string, WorkerMonth>>;
}
