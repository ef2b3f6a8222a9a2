import type { Day } from '../../kernel/days/day.ts';
import type { Feninga } from '../../kernel/figures/money.ts';

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
}

/** Why an order is not made; the money is still owed. */
export interface SkippedOrder {
  readonly purpose: string;
  readonly payee: string;
  readonly amount: Feninga;
  readonly code?: string;
  readonly reason: string;
}
