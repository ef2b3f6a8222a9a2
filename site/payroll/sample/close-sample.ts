import { type Day, monthsLater, type YearMonth } from '@obracun/engine/core/days/day.ts';
import { withDatabase } from '../../storage/db/with-database.ts';
import { close } from '../month/closing/close.ts';
import { calculateStored, readStoredMonth } from '../month/closing/stored-month.ts';
import { SRPSKA } from './sample-firms.ts';

/**
 * Closes the month before that of the sample in one of its firms: a worker in it is over the days of the employer, and leaves an open claim.
 * Without the service, or a wage, it stays open.
 */
export async function closeSampleMonth(of: YearMonth, today: Day): Promise<void> {
  const before = { firm: SRPSKA, ...monthsLater(of, -1) };
  const stored = await withDatabase((db) => readStoredMonth(db, before));
  const calculated = stored && (await calculateStored(stored).catch(() => undefined));
  if (stored && calculated?.isReady) await close(calculated.settled, stored.known, today);
}
