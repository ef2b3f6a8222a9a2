import { monthId, monthOfId, readMonth } from '@obracun/engine/payroll/model/reading/month.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { AVERAGE_REACH, monthsUpTo } from '@obracun/engine/payroll/papers/certificates/paid-months.ts';
import type { Database } from '../../../storage/db/database.ts';
import { closingsOf } from '../../../storage/payroll/closing.ts';
import type { MonthOf } from '../../../storage/payroll/months.ts';
import { withOpeningBalances } from '../../../storage/payroll/openings.ts';
import { allReadable } from '../../../storage/payroll/readable-contents.ts';
import { useFound } from '../../../storage/payroll/use-found.ts';

/** The closed months of a firm in the months up to one, with opening balances of the others. */
interface ClosedMonths {
  readonly settled: readonly SettledMonth[];
  /** Closings that cannot be read. */
  readonly unreadable: number;
}

/** The months an average may reach back to; undefined until they are read. */
export const useClosedMonths = ({ firm, year, month }: MonthOf): ClosedMonths | undefined =>
  useFound(monthId(firm, year, month), closedUpTo);

async function closedUpTo(db: Database, id: string): Promise<ClosedMonths> {
  const { firm, ...last } = monthOfId(id);
  const span = monthsUpTo(last, AVERAGE_REACH);
  const ids = span.map((one) => monthId(firm, one.year, one.month));
  const found = (await db.mjeseci.bulkGet(ids)).filter((one) => one !== undefined);
  const months = allReadable(found, readMonth);
  const closings = await closingsOf(db, months);
  return {
    settled: await withOpeningBalances(
      db,
      firm,
      closings.map(({ content }) => content.settled),
      { first: span[0] ?? last, last },
    ),
    unreadable: months.filter(({ content }) => content.isClosed).length - closings.length,
  };
}
