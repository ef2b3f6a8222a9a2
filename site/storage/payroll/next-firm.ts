import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import { monthId, monthOfId } from '@obracun/engine/payroll/reading/month.ts';
import type { Database } from '../db/database.ts';
import type { Kept } from '../db/tables.ts';
import { firmsOf } from './firms.ts';
import { type MonthOf, monthById } from './months.ts';

/**
 * The firm whose same month is done next: the first after this one in the list, then from its beginning, that has workers and has
 * not closed it; null where all have.
 * @param id that of the month
 */
export async function nextFirmFor(db: Database, id: string): Promise<Kept<Firm> | null> {
  const [of, firms] = [monthOfId(id), await firmsOf(db)];
  const here = firms.findIndex((firm) => firm.id === of.firm);
  for (const firm of [...firms.slice(here + 1), ...firms.slice(0, Math.max(0, here))])
    if (await isToDo(db, { ...of, firm: firm.id })) return firm;
  return null;
}

const isToDo = async (db: Database, { firm, year, month }: MonthOf): Promise<boolean> =>
  !(await monthById(db, monthId(firm, year, month)))?.content.isClosed &&
  (await db.radnici.where('content.firm').equals(firm).count()) > 0;
