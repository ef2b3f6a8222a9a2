import type { YearMonth } from '@obracun/engine/core/days/day.ts';
import type { Database } from '../../storage/db/database.ts';
import { lastClosedOf } from '../../storage/payroll/months.ts';
import { useFound } from '../../storage/payroll/use-found.ts';

interface FirmCounts {
  readonly workers: number;
  readonly lastClosed: YearMonth | undefined;
}

/**
 * Summary of a firm in a list: number of workers, and the last closed month.
 * @param isEnabled false to read nothing, and to run no query on changes of the firm
 */
export const useFirmCounts = (firm: string, isEnabled = true): FirmCounts | undefined =>
  useFound<FirmCounts | undefined>(firm, isEnabled ? countsOf : nothing);

async function countsOf(db: Database, firm: string): Promise<FirmCounts> {
  const workers = await db.radnici.where('content.firm').equals(firm).count();
  return { workers, lastClosed: await lastClosedOf(db, firm) };
}

const nothing = async () => undefined;
