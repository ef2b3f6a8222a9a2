import type { Day } from '../../core/days/day.ts';
import type { YearMonth } from '../../core/days/year-month.ts';
import type { Feninga } from '../../core/numbers/money.ts';
import type { PaymentOrder, SkippedOrder } from './order.ts';
import type { SettledMonth } from './wage.ts';

/** A form as it was made when the month was closed. */
export interface FrozenForm {
  readonly name: string;
  readonly text: string;
}

/** A month as it stood when it was closed: it never changes by itself, whatever law or program comes later. */
export interface ClosedMonth extends YearMonth {
  /** That of the month: `firm:YYYY-MM`. */
  readonly id: string;
  /** The firm's id. */
  readonly firm: string;
  readonly closedOn: Day;
  /** Which law it was calculated by, as the service names it. */
  readonly law: string;
  readonly settled: SettledMonth;
  readonly orders: readonly PaymentOrder[];
  readonly skipped: readonly SkippedOrder[];
  readonly forms: readonly FrozenForm[];
  /** Everything else it gave out, as the site packs it; a month closed by an earlier version has none. */
  readonly papers?: string;
  /** By how much closing lowered each debt, by worker and deduction: reopening gives it back. */
  readonly repaid: Readonly<Record<string, Readonly<Record<string, Feninga>>>>;
}
