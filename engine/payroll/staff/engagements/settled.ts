import type { Day, YearMonth } from '../../../core/days/day.ts';
import type { DueOrder, FilingForm } from '../../../core/dues.ts';
import type { Feninga } from '../../../core/numbers/money.ts';
import type { LedgerItem } from '../../../law/ledger.ts';
import type { PaymentOrder, SkippedOrder } from '../../model/order.ts';
import type { Engagement } from './engagement.ts';

/** What a payout is calculated from besides its contract. */
export interface PayoutTerms extends YearMonth {
  /** The day of payment, whose law applies. */
  readonly day: Day;
  /** In the basis of the contract. */
  readonly amount: Feninga;
}

/** The amounts of a payout. Gross, what is on it, and the levies are its cost. */
export interface EngagementFigures {
  readonly gross: Feninga;
  /** Recognized costs. */
  readonly costs: Feninga;
  /** Contributions withheld from the gross. */
  readonly withheld: Feninga;
  readonly tax: Feninga;
  readonly net: Feninga;
  /** Contributions on the gross; all those of an owner. */
  readonly on: Feninga;
  readonly water: Feninga;
  readonly disaster: Feninga;
  readonly cost: Feninga;
}

/** A line of the calculation, as its call names it. */
export interface EngagementLine {
  readonly name: string;
  readonly label: string;
  readonly amount: Feninga;
}

/** An amount due to public revenue. */
export interface EngagementDue extends Omit<DueOrder, 'line'> {
  readonly amount: Feninga;
}

/** A row of a form: its columns with what is filled in. */
export interface EngagementFiling extends Pick<FilingForm, 'name' | 'title' | 'source'> {
  readonly columns: readonly FiledColumn[];
}

/** A column has an amount or a text; one the payer leaves empty has neither. */
export interface FiledColumn {
  readonly number?: string;
  readonly title: string;
  readonly amount?: Feninga;
  readonly text?: string;
  /** The position of the row on the form. */
  readonly isOrder?: true;
}

/** A calculated payout. */
export interface SettledEngagement {
  readonly engagement: Engagement;
  readonly terms: PayoutTerms;
  readonly call: string;
  readonly request: Readonly<Record<string, unknown>>;
  readonly figures: EngagementFigures;
  readonly lines: readonly EngagementLine[];
  /** The acts it is calculated by. */
  readonly law: readonly string[];
  readonly dues: readonly EngagementDue[];
  readonly filing?: EngagementFiling;
}

/** A payout that could not be calculated, and the reason. */
export interface RefusedEngagement {
  readonly engagement: Engagement;
  readonly terms: PayoutTerms;
  readonly reason: string;
}

/** What closing a payout freezes: its figures, its orders, and the accounts it is posted to. */
export interface ClosedEngagement {
  readonly closedOn: Day;
  readonly settled: SettledEngagement;
  readonly orders: readonly PaymentOrder[];
  readonly skipped: readonly SkippedOrder[];
  /** Of the ledger, by item, those known then. */
  readonly accounts: Readonly<Partial<Record<LedgerItem, string>>>;
}

/** What is typed for the payout of a contract in a month, and its closing. Stays on the device. */
export interface EngagementPayout extends YearMonth {
  /** `payoutIdOf` its contract and month. */
  readonly id: string;
  /** The firm's id. */
  readonly ofFirm: string;
  /** The id of its contract. */
  readonly engagement: string;
  /** Another day than the usual one. */
  readonly day?: Day;
  /** Another amount than the agreed one. */
  readonly amount?: Feninga;
  /** Nothing is paid for the month. */
  readonly isSkipped?: boolean;
  readonly closed?: ClosedEngagement;
  /** Closings before a reopening, the oldest first. */
  readonly earlier: readonly ClosedEngagement[];
}
