import type { Day, YearMonth } from '../../core/days/day.ts';
import { monthCode } from '../../core/days/day.ts';
import type { Feninga } from '../../core/numbers/money.ts';

/** A payment that left the firm. */
export interface Paid {
  readonly day: Day;
  /** Less than the order when it was paid in part, or grew after a correction. */
  readonly amount: Feninga;
  /** The identity of the line of a bank statement; undefined when marked by hand. */
  readonly line?: string;
}

/** What was decided about one order; an order without it is paid as made. */
export interface OrderStatus {
  /** Value date instead of that of the order. */
  readonly day?: Day;
  /** The account it is paid from instead of the usual one, 16 digits. */
  readonly payerAccount?: string;
  /** The pay of a worker is handed out in cash. */
  readonly inCash?: boolean;
  readonly paid?: Paid;
}

/** Decisions and marks about the payments of a month, closed or open. Stays on the device, and changes no closing. */
export interface MonthPayments extends YearMonth {
  readonly id: string;
  /** The firm's id; not named `firm`, as records of the register of absences are found by that name. */
  readonly ofFirm: string;
  /** By the key of the payment (`payment.ts`). */
  readonly orders: Readonly<Record<string, OrderStatus>>;
}

const PREFIX = 'pl';

/** The beginning of the keys of a firm's records. */
export const paymentsPrefix = (firm: string): string => `${PREFIX}:${firm}:`;

/** The key of the record of a month. */
export const paymentsId = (firm: string, month: YearMonth): string =>
  `${paymentsPrefix(firm)}${monthCode(month)}`;

/** A month in which nothing was decided. */
export const newMonthPayments = (firm: string, { year, month }: YearMonth): MonthPayments => ({
  id: paymentsId(firm, { year, month }),
  ofFirm: firm,
  year,
  month,
  orders: {},
});
