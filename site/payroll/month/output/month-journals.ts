import { type FrozenJournal, monthBook } from '@obracun/engine/payroll/books/journal/frozen-journal.ts';
import {
  type Journal,
  type JournalSource,
  journalsOf,
} from '@obracun/engine/payroll/books/journal/journal.ts';
import { bookOf } from '@obracun/engine/payroll/books/journal/ledger-accounts.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import { ordersAsPaid, paymentsOf } from '@obracun/engine/payroll/payments/due/payment.ts';
import { completeOrders } from '@obracun/engine/payroll/payments/orders/complete-orders.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { paymentsOfMonth } from '../../../storage/payroll/payments.ts';
import { workersOf } from '../../../storage/payroll/workers.ts';
import { unpacked } from './packed-papers.ts';

/** The journals of a month. */
export interface MonthJournals {
  /** With the accounts of the closing; those missing then are the firm's. */
  readonly journals: readonly Journal[];
  /** With the present accounts of the firm, where they differ. */
  readonly journalsNow?: readonly Journal[];
}

/** @param frozen what the closing froze; undefined for an open month, and for a closing of an earlier version */
export function monthJournals(
  month: Pick<JournalSource, 'settled' | 'orders' | 'isPaid'>,
  frozen: FrozenJournal | undefined,
  firm: Firm,
): MonthJournals {
  const source = { ...month, postings: frozen };
  const journals = journalsOf(source, monthBook(firm, frozen));
  const now = journalsOf(source, bookOf(firm));
  return { journals, ...(JSON.stringify(journals) !== JSON.stringify(now) && { journalsNow: now }) };
}

/** What a closing froze of its journals. */
export const frozenIn = ({ papers, settled }: ClosedMonth): FrozenJournal | undefined =>
  unpacked(papers, settled.firm.logo)?.journal;

/** The journals of a closed month, without its other papers: payments as marked, orders as completed since. */
export async function closedJournals(closed: ClosedMonth, firm: Firm): Promise<readonly Journal[]> {
  const [stored, record] = await withDatabase(async (db) => [
    await workersOf(db, closed.firm),
    await paymentsOfMonth(db, closed.id),
  ]);
  const workers = stored.map(({ content }) => content);
  const payments = paymentsOf(
    closed.settled.month,
    completeOrders(closed, { firm, workers }),
    record ?? undefined,
  );
  const frozen = frozenIn(closed);
  const source = { settled: closed.settled, ...ordersAsPaid(payments), postings: frozen };
  return journalsOf(source, monthBook(firm, frozen));
}
