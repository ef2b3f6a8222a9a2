import { useMemo } from 'react';
import type { Database } from '../../device/kept/database.ts';
import { useWatched } from '../../parts/kept/use-watched.ts';
import { closedMonthIdsOf } from '../kept/months.ts';

interface FirmCounts {
  readonly workers: number;
  readonly lastClosed: { readonly year: number; readonly month: number } | undefined;
}

/** What a list says of a firm: how many workers, and the last month that was closed. */
export function useFirmCounts(firm: string): FirmCounts | undefined {
  const query = useMemo(() => (db: Database) => countsOf(db, firm), [firm]);
  return useWatched<FirmCounts | undefined>(query, undefined);
}

async function countsOf(db: Database, firm: string): Promise<FirmCounts> {
  const workers = await db.radnici.where('content.firm').equals(firm).count();
  const last = (await closedMonthIdsOf(db, firm)).at(-1)?.split(':').at(-1);
  const [year, month] = (last ?? '').split('-').map(Number);
  return { workers, lastClosed: year && month ? { year, month } : undefined };
}
