import type { Day } from '../../core/days/day.ts';
import type { Certainty } from '../../core/law.ts';
import type { Feninga } from '../../core/numbers/money.ts';

/** What an order pays: by these its sums are held against the slips. `contributions` is all of them in one order. */
export type Obligation =
  | 'pension'
  | 'health'
  | 'unemployment'
  | 'child'
  | 'contributions'
  | 'tax'
  | 'solidarity'
  | 'disaster'
  | 'water'
  | 'disability'
  | 'payout'
  | 'deduction';

/** Where the account of an order was read. */
export interface AccountSource {
  readonly certainty: Certainty;
  /** Month it was last seen, `2025-09`; null where that is not known. */
  readonly seen: string | null;
  readonly source: string;
}

/** What stands in the block of public revenue of a payment order; codes keep their zeros. */
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
  /** What the person should check before paying, with its certainty. */
  readonly doubts: readonly string[];
  readonly obligation?: Obligation;
  /** Of an account of public revenue. */
  readonly accountSource?: AccountSource;
}

/** Why an order is not made; the money is still owed. */
export interface SkippedOrder {
  readonly purpose: string;
  readonly payee: string;
  readonly amount: Feninga;
  readonly code?: string;
  readonly reason: string;
  readonly obligation?: Obligation;
}

/** What is owed and has no order: somebody pays it by hand. A zero has no order either, and nobody pays it. */
export const paidByHand = (skipped: readonly SkippedOrder[]): readonly SkippedOrder[] =>
  skipped.filter(({ amount }) => amount > 0);
