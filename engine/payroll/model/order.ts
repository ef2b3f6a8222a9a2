import type { Day } from '../../core/days/day.ts';
import type { Certainty } from '../../core/law.ts';
import type { Feninga } from '../../core/numbers/money.ts';

/** What an order pays, used to reconcile totals with the slips. `contributions` is all of them in one order. */
export const OBLIGATIONS = [
  'pension',
  'health',
  'unemployment',
  'child',
  'contributions',
  'tax',
  'solidarity',
  'disaster',
  'water',
  'disability',
  'insurance',
  'payout',
  'deduction',
] as const;
export type Obligation = (typeof OBLIGATIONS)[number];

/** Source of the account of an order. */
export interface AccountSource {
  readonly certainty: Certainty;
  /** Month of the last check, `2025-09`; null when unknown. */
  readonly seen: string | null;
  readonly source: string;
}

/** Vrsta uplate of a regular payment. */
export const REGULAR_PAYMENT = '0';

/** The public revenue block of a payment order; codes keep their zeros. */
export interface PublicRevenue {
  readonly taxpayer: string;
  /** Vrsta uplate. */
  readonly kind: string;
  /** Vrsta prihoda, six digits. */
  readonly code: string;
  readonly from: Day;
  readonly to: Day;
  readonly municipality: string;
  readonly budgetOrg: string;
  readonly reference: string;
}

/** A part of a merged order. */
export interface OrderPart {
  readonly purpose: string;
  readonly amount: Feninga;
  readonly obligation?: Obligation;
}

/** A payment order (nalog, virman); without `revenue` a transfer. */
export interface PaymentOrder {
  readonly payer: string;
  readonly payerPlace: string;
  readonly payerAccount: string;
  readonly payee: string;
  readonly payeePlace: string;
  readonly payeeAccount: string;
  readonly purpose: string;
  readonly amount: Feninga;
  readonly day: Day;
  readonly urgent: boolean;
  readonly revenue?: PublicRevenue;
  /** Points to check before paying, each with its certainty. */
  readonly doubts: readonly string[];
  readonly obligation?: Obligation;
  /** For an account of public revenue. */
  readonly accountSource?: AccountSource;
  /** The id of its payout, in a month with several. */
  readonly payout?: string;
  /** The orders it replaces, which add up to it; undefined for a single one. */
  readonly contains?: readonly OrderPart[];
  /** The identity of its payment at the closing, where it was completed later; never stored. */
  readonly key?: string;
}

/** The obligations an order pays, each with its amount. */
export const partsOfOrder = (order: PaymentOrder | SkippedOrder): readonly OrderPart[] =>
  ('contains' in order ? order.contains : undefined) ?? [order];

/** Reason for skipping an order; the amount is still owed. */
export interface SkippedOrder {
  readonly purpose: string;
  readonly payee: string;
  readonly amount: Feninga;
  readonly code?: string;
  readonly reason: string;
  readonly obligation?: Obligation;
  /** The id of its payout, in a month with several. */
  readonly payout?: string;
  /** The identity of its payment at the closing, where others were completed later; never stored. */
  readonly key?: string;
}

/** Amounts without an order that must be paid by hand; zero amounts are left out. */
export const paidByHand = (skipped: readonly SkippedOrder[]): readonly SkippedOrder[] =>
  skipped.filter(({ amount }) => amount > 0);
