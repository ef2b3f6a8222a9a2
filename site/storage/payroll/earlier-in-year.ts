import { monthId, readMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import type { Database } from '../db/database.ts';
import { closingsOf } from './closing.ts';
import type { MonthOf } from './months.ts';
import { withOpeningBalances } from './openings.ts';
import { allReadable } from './readable-contents.ts';

/** The closed months of a year before a month, with opening balances of those that are not closed; none in January. */
export async function earlierInYear(
  db: Database,
  { firm, year, month }: MonthOf,
): Promise<readonly SettledMonth[]> {
  if (month === 1) return [];
  const span = { first: { year, month: 1 }, last: { year, month: month - 1 } };
  const [from, to] = [monthId(firm, year, 1), monthId(firm, year, month - 1)];
  const months = allReadable(
    await db.mjeseci.where('id').between(from, to, true, true).sortBy('id'),
    readMonth,
  );
  const closings = await closingsOf(db, months);
  const settled = closings.map(({ content }) => content.settled);
  return withOpeningBalances(db, firm, settled, span);
}
