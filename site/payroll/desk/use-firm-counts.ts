import type { Database } from '../../device/kept/database.ts';
import { closedMonthIdsOf } from '../kept/months.ts';
import { useFound } from '../kept/use-found.ts';

interface FirmCounts {
  readonly workers: number;
  readonly lastClosed: { readonly year: number; readonly month: number } | undefined;
}

/** What a list says of a firm: how many workers, and the last month that was closed. */
export const useFirmCounts = (firm: string): FirmCounts | undefined => useFound(firm, countsOf);

async function countsOf(db: Database, firm: string): Promise<FirmCounts> {
  const workers = await db.radnici.where('content.firm').equals(firm).count();
  const last = (await closedMonthIdsOf(db, firm)).at(-1)?.split(':').at(-1);
  const [year, month] = (last ?? '').split('-').map(Number);
  return { workers, lastClosed: year && month ? { year, month } : undefined };
}
