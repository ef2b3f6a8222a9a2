import type { YearMonth } from '@obracun/engine/core/days/day.ts';
import type { Journal } from '@obracun/engine/payroll/books/journal/journal.ts';
import { bookOf } from '@obracun/engine/payroll/books/journal/ledger-accounts.ts';
import { engagementJournals } from '@obracun/engine/payroll/forms/engagements/journals.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { Database } from '../../../storage/db/database.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { closedPayoutsOf } from '../../../storage/payroll/engagements.ts';
import { firmById } from '../../../storage/payroll/firms.ts';

/** The title of the journals of contracts, and the beginning of their files. */
export const CONTRACT_JOURNAL = 'Temeljnica ugovora';

/** The journals of the closed payouts of contracts of a month, with the accounts of their closings. */
export async function contractJournalsIn(
  db: Database,
  firm: Firm,
  { year, month }: YearMonth,
): Promise<readonly Journal[]> {
  const closed = await closedPayoutsOf(db, { firm: firm.id, year, month });
  // Accounts missing at a closing are those the firm has now.
  const now = (await firmById(db, firm.id)) ?? firm;
  return engagementJournals({ year, month }, closed, bookOf(now));
}

/** The same outside of a transaction. @throws KeepingFailed */
export const contractJournals = (firm: Firm, month: YearMonth): Promise<readonly Journal[]> =>
  withDatabase((db) => contractJournalsIn(db, firm, month));
