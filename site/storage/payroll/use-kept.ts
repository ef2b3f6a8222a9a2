import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { monthId } from '@obracun/engine/payroll/reading/month.ts';
import type { Database } from '../db/database.ts';
import type { Kept } from '../db/tables.ts';
import { firmsOf } from './firms.ts';
import { type MonthOf, monthById } from './months.ts';
import { nextFirmFor } from './next-firm.ts';
import { openMonthBefore } from './open-before.ts';
import { useFound } from './use-found.ts';
import { workersOf } from './workers.ts';

/** The firms kept here; undefined until they are read. */
export const useFirms = (): readonly Kept<Firm>[] | undefined => useFound('', firmsOf);

/** The workers of a firm, those who left too; undefined until they are read. */
export const useWorkers = (firm: string): readonly Kept<Worker>[] | undefined => useFound(firm, workersOf);

/** A firm's month: undefined until it is read, null while nobody has written into it. */
export const useMonth = ({ firm, year, month }: MonthOf): Kept<PayrollMonth> | null | undefined =>
  useFound(monthId(firm, year, month), monthOrNone);

/** The first month before another that is not closed; undefined where there is none, and until it is read. */
export const useOpenBefore = ({ firm, year, month }: MonthOf): MonthOf | undefined =>
  useFound(monthId(firm, year, month), openMonthBefore);

/** The firm whose same month is to be done next; null where all have closed it, undefined until it is read. */
export const useNextFirm = ({ firm, year, month }: MonthOf): Kept<Firm> | null | undefined =>
  useFound(monthId(firm, year, month), nextFirmFor);

const monthOrNone = async (db: Database, id: string) => (await monthById(db, id)) ?? null;
