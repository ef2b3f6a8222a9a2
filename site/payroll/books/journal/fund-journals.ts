import { monthBook } from '@obracun/engine/payroll/books/journal/frozen-journal.ts';
import type { Journal } from '@obracun/engine/payroll/books/journal/journal.ts';
import { receivedJournals } from '@obracun/engine/payroll/books/journal/received-journals.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { readClaimStatus } from '@obracun/engine/payroll/payments/refunds/claim-status.ts';
import type { Database } from '../../../storage/db/database.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import { firmById } from '../../../storage/payroll/firms.ts';
import { allReadable } from '../../../storage/payroll/readable-contents.ts';
import type { Output } from '../../month/output/output.ts';

/** The journals of what funds paid of the claims of a month, with the accounts of its closing. */
export async function fundJournalsIn(
  db: Database,
  settled: SettledMonth,
  frozen: Output['papers']['journal'],
): Promise<readonly Journal[]> {
  const { id, firm, year, month } = settled.month;
  const hasClaims = settled.wages.some(({ refunds }) => refunds !== undefined);
  if (!hasClaims) return [];
  const stored = await db.potrazivanja.where('id').startsWith(`${id}/`).toArray();
  const statuses = new Map(allReadable(stored, readClaimStatus).map((one) => [one.id, one.content]));
  const now = (await firmById(db, firm)) ?? settled.firm;
  const book = monthBook(now, frozen);
  return receivedJournals({ id, firm, year, month, settled }, (claim) => statuses.get(claim), book);
}

/** The same outside of a transaction. @throws KeepingFailed */
export const fundJournals = (
  settled: SettledMonth,
  frozen: Output['papers']['journal'],
): Promise<readonly Journal[]> => withDatabase((db) => fundJournalsIn(db, settled, frozen));
