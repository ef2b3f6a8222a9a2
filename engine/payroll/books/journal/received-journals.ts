import type { Day } from '../../../core/days/day.ts';
import { formatDay } from '../../../core/numbers/format.ts';
import type { Feninga } from '../../../core/numbers/money.ts';
import { type Claim, type ClaimStatus, claimsOf } from '../../payments/refunds/claims.ts';
import { documentOf, type Journal, journalNumber, journalOf } from './journal.ts';
import type { LedgerBook } from './ledger-accounts.ts';

type ClaimsSource = Parameters<typeof claimsOf>[0];

/**
 * What funds paid of the claims of a month, a journal for each day: the bank against the claim that the calculation posted.
 * @param statusOf what was recorded of a claim, by its id
 */
export function receivedJournals(
  month: ClaimsSource,
  statusOf: (id: string) => ClaimStatus | undefined,
  book: LedgerBook,
): readonly Journal[] {
  const received = claimsOf(month).flatMap((claim) => receivedOf(claim, statusOf(claim.id)));
  const days = [...new Set(received.map(({ day }) => day))].toSorted();
  return days.map((day, at) => {
    const heading = {
      kind: 'payment' as const,
      number: `${journalNumber(month)}-F${at + 1}`,
      title: `Uplata fonda ${formatDay(day)}`,
      day,
      document: documentOf(book.entity, month),
    };
    const postings = received
      .filter((one) => one.day === day)
      .flatMap(
        ({ amount }) =>
          [
            { item: 'bank', side: 'debit', amount },
            { item: 'claims', side: 'credit', amount },
          ] as const,
      );
    return journalOf(heading, postings, book);
  });
}

/** A claim that is marked as paid without an amount was paid whole. */
const receivedOf = (
  { amount }: Claim,
  status: ClaimStatus | undefined,
): readonly { readonly day: Day; readonly amount: Feninga }[] =>
  status?.paid ? [{ day: status.paid, amount: status.paidAmount ?? amount }] : [];
