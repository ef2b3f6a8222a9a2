import type { ClosedMonth } from '@obracun/engine/payroll/model/closed-month.ts';
import type { Firm } from '@obracun/engine/payroll/model/firm.ts';
import type { PayrollMonth } from '@obracun/engine/payroll/model/month.ts';
import type { Worker } from '@obracun/engine/payroll/model/worker.ts';
import { monthId } from '@obracun/engine/payroll/reading/month.ts';
import { useMemo } from 'react';
import type { Database } from '../../device/kept/database.ts';
import type { Kept } from '../../device/kept/tables.ts';
import { useWatched } from '../../parts/kept/use-watched.ts';
import { closingById } from './closing.ts';
import { firmsOf } from './firms.ts';
import { type MonthOf, monthById } from './months.ts';
import { openMonthBefore } from './open-before.ts';
import { workersOf } from './workers.ts';

/** What a query found, and what it was about: what was found about another is not shown. */
interface Found<T> {
  readonly about: string;
  readonly what: T;
}

/**
 * What a query finds about something and every change of it in any tab; undefined until it is here.
 * @param query the same function at every drawing
 */
function useFound<T>(about: string, query: (db: Database, about: string) => Promise<T>): T | undefined {
  const asked = useMemo(
    () => async (db: Database) => ({ about, what: await query(db, about) }),
    [about, query],
  );
  const found = useWatched<Found<T> | undefined>(asked, undefined);
  return found?.about === about ? found.what : undefined;
}

/** The firms kept here; undefined until they are read. */
export const useFirms = (): readonly Kept<Firm>[] | undefined => useFound('', firmsOf);

/** The workers of a firm, those who left too; undefined until they are read. */
export const useWorkers = (firm: string): readonly Kept<Worker>[] | undefined => useFound(firm, workersOf);

/** A firm's month: undefined until it is read, null while nobody has written into it. */
export const useMonth = ({ firm, year, month }: MonthOf): Kept<PayrollMonth> | null | undefined =>
  useFound(monthId(firm, year, month), monthOrNone);

/** How a month was closed last, also when it was opened again since: undefined until it is read, null where it never was. */
export const useClosing = ({ firm, year, month }: MonthOf): Kept<ClosedMonth> | null | undefined =>
  useFound(monthId(firm, year, month), closingOrNone);

/** The first month before another that is not closed; undefined where there is none, and until it is read. */
export const useOpenBefore = ({ firm, year, month }: MonthOf): MonthOf | undefined =>
  useFound(monthId(firm, year, month), openMonthBefore);

const closingOrNone = async (db: Database, id: string) => (await closingById(db, id)) ?? null;

const monthOrNone = async (db: Database, id: string) => (await monthById(db, id)) ?? null;
