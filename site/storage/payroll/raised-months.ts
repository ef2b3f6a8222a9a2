import { readFirm } from '@obracun/engine/payroll/model/reading/firm.ts';
import { readMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import { workerOfMonth } from '@obracun/engine/payroll/month/api-request/labour-price.ts';
import { isPaidOtherwise } from '@obracun/engine/payroll/month/corrections/agreed-changes.ts';
import type { Database } from '../db/database.ts';
import { closingsOf } from './closing.ts';
import type { MonthOf } from './months.ts';
import { allReadable, readableContents } from './readable-contents.ts';
import { workersOf } from './workers.ts';

/** Closed month with wages that differ from the current agreement. */
export interface RaisedMonth extends MonthOf {
  readonly workers: readonly string[];
}

/**
 * Closed months of a firm with pay other than now agreed, first to last.
 * @param about ids of the firm and of each worker, and the first day; ids contain no spaces
 */
export async function raisedMonths(db: Database, about: string): Promise<readonly RaisedMonth[]> {
  const [firm = '', from = '', ...ids] = about.split(' ');
  if (ids.length === 0) return [];
  const now = new Map((await workersOf(db, firm)).map(({ id, content }) => [id, content]));
  const stored = readableContents(await db.firme.get(firm), readFirm);
  const first = `${firm}:${from.slice(0, 7)}`;
  const months = await db.mjeseci.where('id').between(first, `${firm}:~`, true, true).sortBy('id');
  const closings = await closingsOf(db, allReadable(months, readMonth));
  return closings.flatMap(({ content: { year, month, settled } }) => {
    const workers = settled.wages.flatMap(({ worker }) => {
      const known = now.get(worker.id);
      const today = known && workerOfMonth(stored?.content ?? settled.firm, known, { year, month });
      return ids.includes(worker.id) && today && isPaidOtherwise(worker, today, { year, month })
        ? [worker.id]
        : [];
    });
    return workers.length > 0 ? [{ firm, year, month, workers }] : [];
  });
}
