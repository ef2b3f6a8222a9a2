import { monthCount, monthsLater } from '@obracun/engine/core/days/day.ts';
import { monthOfId, readMonth } from '@obracun/engine/payroll/reading/month.ts';
import type { Database } from '../db/database.ts';
import type { MonthOf } from './months.ts';
import { allReadable } from './readable-contents.ts';

/**
 * The first month before another that is not closed: one that was written into, or one left out after the last that is kept.
 * Only months before it are read, so that typing into it asks nothing again.
 * @param id that of the month
 */
export async function openMonthBefore(db: Database, id: string): Promise<MonthOf | undefined> {
  const { firm, ...here } = monthOfId(id);
  const kept = await db.mjeseci.where('id').between(`${firm}:`, id).sortBy('id');
  const months = allReadable(kept, readMonth).map(({ content }) => content);
  const open = months.find(({ isClosed }) => !isClosed);
  if (open) return { firm, year: open.year, month: open.month };
  const last = months.at(-1);
  const next = last && monthsLater(last, 1);
  return next && monthCount(next) < monthCount(here) ? { firm, ...next } : undefined;
}
