import type { Day, YearMonth } from '../../core/days/day.ts';
import type { Feninga, Hundredths } from '../../core/numbers/money.ts';
import type { Contribution } from './contribution.ts';
import type { Firm } from './firm.ts';
import type { PayrollMonth } from './month.ts';
import type { PaymentOrder, SkippedOrder } from './order.ts';
import type { PaidLine } from './pay-kind.ts';
import type { MonthPayout, MovedPayday } from './payout.ts';
import type { PayrollEntity } from './place.ts';
import type { Refund } from './refund.ts';
import type { Worker } from './worker.ts';

/** Figures of one wage for orders, forms and recaps, the same for every entity; zero if not applicable. */
export interface WageFigures {
  readonly gross: Feninga;
  /** The part of the gross given in kind. */
  readonly inKind: Feninga;
  /** The part of it that kinds of pay add for contributions, which the worker has not received. */
  readonly inKindRaise?: Feninga;
  readonly base: Feninga;
  readonly pension: Contribution;
  readonly health: Contribution;
  readonly unemployment: Contribution;
  readonly child: Contribution;
  readonly allowance: Feninga;
  /** From the tax card of the Federation, in millionths. */
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
  /** A part of the employer's pension contribution: for service counted longer. */
  readonly longerPension?: Feninga;
  /** Contributions from the base that the employer bears, as there is no pay to withhold them from. */
  readonly borne?: Feninga;
  /** Typed amount for a person insured without employment. */
  readonly insurance?: Feninga;
  /** Total cost for the employer, without what a fund repays. */
  readonly cost: Feninga;
  readonly fundHours: Hundredths;
  readonly sickHours: Hundredths;
}

/** A figure, or a sum of figures. */
export type FigureOf = (figures: WageFigures) => number;

/** The part of a worker's month in one payout; all parts add up to the month. */
export interface PayoutPart {
  /** The id of the payout. */
  readonly payout: string;
  /** What is declared and ordered to public revenue with it. */
  readonly figures: WageFigures;
  /** Paid to the worker. */
  readonly paid: Feninga;
}

/** `rata 5 od 24` */
export interface Instalment {
  readonly number: number;
  readonly of: number;
}

/** A deduction withheld this month, or the reason it is not. */
export interface Withheld {
  readonly name: string;
  readonly creditor: string;
  readonly account: string;
  readonly reference: string;
  readonly amount: Feninga;
  /** The id of a standing deduction. */
  readonly standing?: string;
  /** Of a debt with a known total. */
  readonly instalment?: Instalment;
  /** Already received by the worker: it lowers the payout, and is paid to no creditor. */
  readonly received?: Received;
  /** For pay taken back: the id of the closing that paid it. */
  readonly correction?: string;
  /** Paid by another payout of the month: its id. */
  readonly payout?: string;
}

/** Given in kind, or paid before the payday. */
export type Received = 'inKind' | 'advance';

/** Mark of a wage taken from an opening balance: its figures are those of an earlier program. */
export interface FromOpening {
  readonly payday: Day;
  /** No payday was typed: it is the usual one. */
  readonly isUsual?: true;
}

/** One worker's calculated month: request, response and payout. */
export interface SettledWage {
  readonly worker: Worker;
  readonly entity: PayrollEntity;
  /** The unchanged request and response. */
  readonly call: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly answer: Readonly<Record<string, unknown>>;
  readonly figures: WageFigures;
  readonly withheld: readonly Withheld[];
  /** Deductions over the available pay: left out and listed. */
  readonly leftOut: readonly Withheld[];
  /** Paid on the payday, after all other payouts. */
  readonly payout: Feninga;
  /** By kind of pay; undefined in closings of earlier versions. */
  readonly pays?: readonly PaidLine[];
  /** By day, the payday included; undefined when the worker is paid once. */
  readonly parts?: readonly PayoutPart[];
  /** Pay for days at a fund's cost that the firm pays; undefined without any. */
  readonly refunds?: readonly Refund[];
  /** Why pay for some days at a fund's cost is not part of the wage, as sentences. */
  readonly unpaidRefunds?: readonly string[];
  /** Notes on its deductions at the closing of the month; undefined while it is open. */
  readonly notes?: readonly string[];
  /** Set for a month from an earlier program; never stored. */
  readonly opening?: FromOpening;
}

/** A firm's month with every wage that could be calculated. */
export interface SettledMonth {
  readonly firm: Firm;
  readonly month: PayrollMonth;
  readonly wages: readonly SettledWage[];
  /** Set when the wages are reduced to one payout of several; never stored. */
  readonly payout?: MonthPayout;
}

/** A form as generated when the month was closed. */
export interface FrozenForm {
  readonly name: string;
  readonly text: string;
}

/** Date and reason of reopening a closed month. */
export interface Reopened {
  readonly on: Day;
  /** Typed text; empty when an earlier version reopened it, without a prompt. */
  readonly reason: string;
  /** Only the papers were made again, with present names and numbers: no amount changed. */
  readonly isRemade?: true;
}

/** A month as closed: never changed by later laws or versions. */
export interface ClosedMonth extends YearMonth {
  /** The id of the month: `firm:YYYY-MM`. */
  readonly id: string;
  /** The firm's id. */
  readonly firm: string;
  readonly closedOn: Day;
  /** The name of the person, as typed on the device; missing when none was typed. */
  readonly closedBy?: string;
  /** The law used for the calculation, as named by the service. */
  readonly law: string;
  readonly settled: SettledMonth;
  readonly orders: readonly PaymentOrder[];
  readonly skipped: readonly SkippedOrder[];
  readonly forms: readonly FrozenForm[];
  /** All other output, packed by the site; missing in closings of earlier versions. */
  readonly papers?: string;
  /** Amount repaid on each debt, by worker and deduction: reopening restores it. */
  readonly repaid: Readonly<Record<string, Readonly<Record<string, Feninga>>>>;
  /** Amount by which each deduction carried on rose or fell, by worker and deduction: reopening reverts it. */
  readonly carried?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** The day on which closing an estimate was confirmed; missing when nothing in it is one. */
  readonly estimateAccepted?: Day;
  /** Days of payouts moved since, first to last. */
  readonly moved?: readonly MovedPayday[];
  /** 1 when some wage has refunds: the index that finds claims without reading all closings. */
  readonly refunded?: 1;
  /** Only for an earlier closing, replaced by another one or about to be. */
  readonly reopened?: Reopened;
}
