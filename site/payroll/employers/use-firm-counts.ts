import type { YearMonth } from '@obracun/engine/core/days/day.ts';
import type { Database } from '../../storage/db/database.ts';
import { lastClosedOf } from '../../storage/payroll/months.ts';
import { useFound } from '../../storage/payroll/use-found.ts';

interface FirmCounts {
  readonly workers: number;
  readonly lastClosed: YearMonth | undefined;
}

/**
 * What a list says of a firm: how many workers, and the last month that was closed.
 * @param isAsked false for nothing, which is then not read at every change of the firm either
 */
export const useFirmCounts = (firm: string, isAsked = true): FirmCounts | undefined =>
  useFound<FirmCounts | undefined>(firm, isAsked ? countsOf : nothing);

async function countsOf(db: Database, firm: string): Promise<FirmCounts> {
  const workers = await db.radnici.where('content.firm').equals(firm).count();
  return { workers, lastClosed: await lastClosedOf(db, firm) };
}

const nothing = async () => undefined;
