import { monthsLater } from '@obracun/engine/core/days/day.ts';
import type { EarlierPays } from '@obracun/engine/payroll/calculate/calculate-month.ts';
import { type EarlierNeeds, earlierPays } from '@obracun/engine/payroll/calculate/earlier-pay.ts';
import type { Database } from '../db/database.ts';
import { closedMonthOf } from './closing.ts';
import type { MonthOf } from './months.ts';

/** Earlier closed months of some workers; closings are read only as far back as needed. */
export const earlierPaysOf = (
  db: Database,
  { firm, year, month }: MonthOf,
  needs: EarlierNeeds,
): Promise<EarlierPays> =>
  earlierPays(needs, async (earlier) => {
    const closed = await closedMonthOf(db, { firm, ...monthsLater({ year, month }, -earlier) });
    return closed?.content.settled.wages;
  });
