import { type Firm, fullName } from '@obracun/engine/payroll/model/firm.ts';
import type { MonthPayments } from '@obracun/engine/payroll/model/month-payments.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { bankPayoutLists } from '@obracun/engine/payroll/payments/bank/payout-lists.ts';
import {
  orderedAs,
  ordersAsPaid,
  ordersToPay,
  type Payment,
  paymentsOf,
} from '@obracun/engine/payroll/payments/due/payment.ts';
import { orderSheets } from '@obracun/engine/payroll/payments/orders/orders-sheet.ts';
import { monthJournals } from './month-journals.ts';
import type { Output } from './output.ts';

/** The output of a month with the decisions about its payments: value dates, accounts, cash, days of payment. */
export interface DecidedOutput {
  readonly output: Output;
  readonly payments: readonly Payment[];
}

/** @param firm the firm as it is now */
export function decidedOutput(
  output: Output,
  record: Pick<MonthPayments, 'orders'> | null | undefined,
  firm: Firm,
): DecidedOutput {
  const { settled, ordered } = output;
  const payments = paymentsOf(settled.month, ordered, record ?? undefined);
  if (Object.keys(record?.orders ?? {}).length === 0) {
    // The orders are those of the output, so that an undecided month stays as it is.
    return { output, payments };
  }
  const decided = orderedAs(payments, ordered);
  const frozen = output.isRemade ? undefined : output.papers.journal;
  return {
    payments,
    output: {
      ...withCash(withOrdered(output, decided), payments),
      ...monthJournals({ settled, ...ordersAsPaid(payments) }, frozen, firm),
    },
  };
}

/** Lists for banks without pay that is handed out in cash. */
function withCash(output: Output, payments: readonly Payment[]): Output {
  const cash = payments.filter(({ status }) => status.inCash === true);
  if (cash.length === 0) return output;
  const { settled, papers } = output;
  const isInCash = (worker: Worker, payout: string | undefined): boolean =>
    cash.some(({ payee, skipped }) => payee === fullName(worker) && skipped?.payout === payout);
  return { ...output, papers: { ...papers, payouts: bankPayoutLists(settled, isInCash) } };
}

/** The output with these orders, in its lists too. */
const withOrdered = (output: Output, ordered: Output['ordered']): Output => ({
  ...output,
  ordered,
  papers: { ...output.papers, orders: orderSheets(ordered.orders, ordered.skipped) },
});

/** The output with the orders of chosen payments only; payments without an order stay listed. */
export const chosenOutput = (output: Output, chosen: readonly Payment[]): Output =>
  withOrdered(output, {
    orders: ordersToPay(chosen),
    skipped: output.ordered.skipped,
  });
