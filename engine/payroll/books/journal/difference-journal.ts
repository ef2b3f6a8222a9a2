import type { SettledWage } from '../../model/wage.ts';
import type { ComparedClosing } from '../../payments/corrections/difference.ts';
import { pairsOf } from '../../payments/corrections/difference.ts';
import { headingOf, type Journal, journalOf } from './journal.ts';
import type { LedgerBook } from './ledger-accounts.ts';
import {
  type MonthPostings,
  PAY_ITEMS,
  type Posting,
  payableToWorker,
  postingsOf,
  summed,
} from './postings.ts';

/** One closing of a corrected month: its frozen postings, calculated when missing. */
export interface ComparedJournal {
  readonly settled: ComparedClosing['settled'];
  readonly postings?: MonthPostings | undefined;
}

/**
 * The journals of a corrected month: the later closing minus the earlier one, a decrease as a negative amount on the same side. What a worker was
 * overpaid becomes a claim, which a later month withholds. None when nothing differs.
 */
export function differenceJournals(
  before: ComparedJournal,
  after: ComparedJournal,
  book: LedgerBook,
): readonly Journal[] {
  const [was, is] = [before, after].map(({ settled, postings }) => postings ?? postingsOf(settled));
  if (!was || !is) return [];
  const overpaid = pairsOf(before.settled, after.settled).flatMap((pair) => claimOn(pair.before, pair.after));
  const differences = {
    calculation: [...is.calculation, ...was.calculation.map(reversed)],
    withheld: [...is.withheld, ...was.withheld.map(reversed), ...overpaid],
  };
  const { month } = after.settled;
  return (['calculation', 'withheld'] as const)
    .map((kind) => journalOf(headingOf(kind, book, month, true), summed(differences[kind]), book))
    .filter(({ lines }) => lines.length > 0);
}

const reversed = (posting: Posting): Posting => ({ ...posting, amount: -posting.amount });

/** The claim on a worker who was paid more than the later closing owes. */
function claimOn(before: SettledWage | undefined, after: SettledWage | undefined): readonly Posting[] {
  const by = (before?.payout ?? 0) - (after?.payout ?? 0);
  if (by <= 0) return [];
  const was = before && payableToWorker(before);
  const is = after && payableToWorker(after);
  return [
    { item: 'advances', side: 'debit', amount: by },
    ...PAY_ITEMS.map(
      (item): Posting => ({ item, side: 'credit', amount: (was?.[item] ?? 0) - (is?.[item] ?? 0) }),
    ),
  ];
}
