import type { EarlierPays } from '@obracun/engine/payroll/month/calculate/calculate-month.ts';
import {
  type EarlierNeeds,
  earlierPaysFor,
  needsNothing,
} from '@obracun/engine/payroll/month/calculate/earlier-pay.ts';
import type { Database } from '../db/database.ts';
import { closedMonthOf } from './closing.ts';
import type { MonthOf } from './months.ts';
import { withOpeningBalances } from './openings.ts';

/** What a month needs from earlier closed months and opening balances; closings are read only as far back as needed. */
export const earlierPaysOf = async (
  db: Database,
  { firm, year, month }: MonthOf,
  needs: EarlierNeeds,
): Promise<EarlierPays> =>
  needsNothing(needs)
    ? new Map()
    : earlierPaysFor(needs, { year, month }, async (of) => {
        const closed = await closedMonthOf(db, { firm, ...of });
        if (closed) return closed.content.settled.wages;
        const [opening] = await withOpeningBalances(db, firm, [], { first: of, last: of });
        return opening?.wages;
      });
