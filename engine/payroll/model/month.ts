import type { Day } from '../../kernel/days/day.ts';
import type { YearMonth } from '../../kernel/days/year-month.ts';
import type { Feninga } from '../../kernel/figures/money.ts';
import type { OwnRates } from './rates.ts';

/** A column of the month: kinds of hours and days in hundredths, pay in feninga, meals whole. */
export type EntryName =
  | 'overtime'
  | 'night'
  | 'holidayWork'
  | 'unpaidDays'
  | 'paidDays'
  | 'missedHours'
  | 'sickHours'
  | 'fundHours'
  | 'perDiems'
  | 'secondMeals'
  | 'bonus'
  | 'untaxed'
  /** In place of the standing one, nought too. */
  | 'transport'
  | 'deductionsOfMonth';

/** What differs for one worker in one month; what is not here is as agreed. */
export interface WorkerMonth {
  readonly entries: Readonly<Partial<Record<EntryName, number>>>;
  /** What was typed into a column and cannot be read, as it was typed: until it is mended the wage is not reckoned. */
  readonly unread?: Readonly<Partial<Record<EntryName, string>>>;
  /** Standing deductions lowered or raised this month, by their id. */
  readonly deductions?: Readonly<Record<string, Feninga>>;
  readonly note?: string;
  /** As the forms of the Federation number it, one or two digits; undefined for a usual wage. */
  readonly payoutKind?: string;
  /** Percentages nobody had stated when the month was closed: opened again, it is paid by the same ones until they are let go. */
  readonly paidBy?: OwnRates;
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
  /** By worker id. */
  readonly workers: Readonly<Record<string, WorkerMonth>>;
}
