import type { Day, YearMonth } from '../../core/days/day.ts';
import type { Feninga } from '../../core/numbers/money.ts';
import type { AbsenceSpell } from './absence.ts';
import type { EntryName } from './month-columns.ts';
import type { Payout } from './payout.ts';
import type { OwnRates } from './worker.ts';

/** The part of the minimum contribution base used in a partly worked month. */
export type LeastBaseOfMonth = 'whole' | 'proportional' | 'gross';

/** The part of the absence register for one worker in one month. */
export interface RegisteredMonth {
  readonly entries: WorkerMonth['entries'];
  readonly spells: readonly AbsenceSpell[];
}

/** Differences of one worker in one month; all else is as agreed. */
export interface WorkerMonth {
  readonly entries: Readonly<Partial<Record<EntryName, number>>>;
  /** Typed texts that cannot be parsed: the wage is not calculated until they are corrected. */
  readonly unread?: Readonly<Partial<Record<EntryName, string>>>;
  /** Standing deductions lowered or raised this month, by id. */
  readonly deductions?: Readonly<Record<string, Feninga>>;
  readonly note?: string;
  /** One or two digits, as in the forms of the Federation; undefined for a regular wage. */
  readonly payoutKind?: string;
  /** For a partly worked month; undefined: proportional in the Federation, whole in Republika Srpska. */
  readonly leastBase?: LeastBaseOfMonth;
  /** Overpaid by earlier closings of other months and withheld in this one, by closing id. */
  readonly overpaid?: Readonly<Record<string, Feninga>>;
  /** Percentages not set when the month was closed: a reopened month keeps them until they are removed. */
  readonly paidBy?: OwnRates;
  /** Closed by a version that paid nothing for a fund: a reopened month keeps its sums until this is removed. */
  readonly withoutRefunds?: boolean;
  /** In a calculated or closed month: entries from the absence register. Never set in typed entries. */
  readonly registered?: RegisteredMonth;
}

/** A month of a firm, stored on the device. */
export interface PayrollMonth extends YearMonth {
  /** `firm:YYYY-MM`. */
  readonly id: string;
  /** The firm's id. */
  readonly firm: string;
  readonly payday: Day;
  readonly isClosed: boolean;
  /** Calculated by the last known law, as that of the month is unknown: every result is an estimate. */
  readonly isEstimate?: boolean;
  /** In the Federation: overrides the average net wage of one month, which limits the untaxed meal. */
  readonly averageNet?: Feninga;
  /** In the Federation: overrides the mean of the last three published averages, which limits regres, severance and aid. */
  readonly averageOfThree?: Feninga;
  /** By id: payouts besides the wage on the payday; undefined in a month that is paid once. */
  readonly payouts?: Readonly<Record<string, Payout>>;
  /** By worker id. */
  readonly workers: Readonly<Record<string, WorkerMonth>>;
}
