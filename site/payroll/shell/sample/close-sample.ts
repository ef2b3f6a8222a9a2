import type { Day, YearMonth } from '@obracun/engine/core/days/day.ts';
import { withDatabase } from '../../../storage/db/with-database.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { close } from '../../month/closing/close.ts';
import { calculateStored, readStoredMonth } from '../../month/closing/stored-month.ts';
import { closedOfSample, SAMPLE_FIRMS } from './sample-firms.ts';

/**
 * Closes months before that of the sample, the oldest first: a worker in one is over the days of the employer, and leaves an open claim.
 * Without the service, or a wage, they stay open.
 */
export async function closeSampleMonths(of: YearMonth, today: Day): Promise<void> {
  for (const { id } of SAMPLE_FIRMS)
    for (const month of closedOfSample(id, of)) if (!(await closeOne({ firm: id, ...month }, today))) break;
}

/** @returns whether it is closed */
async function closeOne(of: MonthOf, today: Day): Promise<boolean> {
  const stored = await withDatabase((db) => readStoredMonth(db, of));
  const calculated = stored && (await calculateStored(stored).catch(() => undefined));
  if (!stored || !calculated?.isReady) return false;
  return (await close(calculated.settled, stored.known, today)) === undefined;
}
