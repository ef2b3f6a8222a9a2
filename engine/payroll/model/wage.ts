import type { Day, YearMonth } from '../../core/days/day.ts';
import type { Feninga, Hundredths } from '../../core/numbers/money.ts';
import type { Firm } from './firm.ts';
import type { PayrollMonth } from './month.ts';
import type { PaymentOrder, SkippedOrder } from './order.ts';
import type { PayrollEntity } from './place.ts';
import type { Worker } from './worker.ts';

/** Who gets something out of a gross: what is taken of the worker (`from`) and what the employer adds (`on`). */
export interface Contribution {
  readonly from: Feninga;
  readonly on: Feninga;
}

/** The figures of one wage that orders, forms and recaps are made of, the same for every entity; zero where it has none. */
export interface WageFigures {
  readonly gross: Feninga;
  /** What of the gross is given in kind. */
  readonly inKind: Feninga;
  readonly base: Feninga;
  readonly pension: Contribution;
  readonly health: Contribution;
  readonly unemployment: Contribution;
  readonly child: Contribution;
  readonly allowance: Feninga;
  /** Of the tax card of the Federation, in millionths. */
  readonly coefficient: number;
  readonly taxBase: Feninga;
  readonly tax: Feninga;
  readonly net: Feninga;
  readonly solidarity: Feninga;
  readonly water: Feninga;
  readonly disaster: Feninga;
  readonly disability: Feninga;
  /** Meal, transport and other pay without contributions and tax. */
  readonly untaxed: Feninga;
  /** What the employer pays in all. */
  readonly cost: Feninga;
  readonly fundHours: Hundredths;
  readonly sickHours: Hundredths;
}

/** One of them, or a sum of some. */
export type FigureOf = (figures: WageFigures) => number;

/** A deduction as it is kept back this month, or why it is not. */
export interface Withheld {
  readonly name: string;
  readonly creditor: string;
  readonly account: string;
  readonly reference: string;
  readonly amount: Feninga;
  /** The id of a standing one. */
  readonly standing?: string;
  /** What the worker has already: it lowers the payout, and nobody else is paid it. */
  readonly received?: Received;
  /** Of pay taken back: the identity of the closing that paid it. */
  readonly correction?: string;
}

/** Given in kind, or paid before the payday. */
export type Received = 'inKind' | 'advance';

/** One worker's month, calculated: what was asked, what was answered, what is paid. */
export interface SettledWage {
  readonly worker: Worker;
  readonly entity: PayrollEntity;
  /** The call and its answer, as they came. */
  readonly call: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly answer: Readonly<Record<string, unknown>>;
  readonly figures: WageFigures;
  readonly withheld: readonly Withheld[];
  /** Deductions that did not fit whole: left out and named. */
  readonly leftOut: readonly Withheld[];
  readonly payout: Feninga;
  /** What was to be known of its deductions when its month was closed; undefined while it is open. */
  readonly notes?: readonly string[];
}

/** A firm's month with every wage that could be calculated. */
export interface SettledMonth {
  readonly firm: Firm;
  readonly month: PayrollMonth;
  readonly wages: readonly SettledWage[];
}

/** A form as it was made when the month was closed. */
export interface FrozenForm {
  readonly name: string;
  readonly text: string;
}

/** When a closed month was opened again, and why. */
export interface Reopened {
  readonly on: Day;
  /** As it was typed; empty where an earlier version opened it and asked for none. */
  readonly reason: string;
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
  /** Only of an earlier closing, which another one followed or will follow. */
  readonly reopened?: Reopened;
}
