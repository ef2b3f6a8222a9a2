import type { ClosedMonth } from '@obracun/engine/payroll/model/wage.ts';
import { useMemo } from 'react';
import type { Database } from '../../storage/db/database.ts';
import { useWatched } from '../../storage/db/use-watched.ts';
import { closingsOf } from '../../storage/payroll/closing.ts';
import { monthsOfYear } from '../../storage/payroll/months.ts';

interface FirmYear {
  readonly about: string;
  /** By month from 1 on: whether it is closed; one without entries is not there. */
  readonly months: ReadonlyMap<number, 'open' | 'closed'>;
  readonly closed: readonly ClosedMonth[];
  /** Closed months that cannot be read. */
  readonly unreadable: number;
}

/** What is kept of a firm's year; undefined until it is read. */
export function useYear(firm: string, year: number): FirmYear | undefined {
  const about = `${firm}:${year}`;
  const query = useMemo(() => (db: Database) => firmYearOf(db, firm, year), [firm, year]);
  const found = useWatched<FirmYear | undefined>(query, undefined);
  return found?.about === about ? found : undefined;
}

async function firmYearOf(db: Database, firm: string, year: number): Promise<FirmYear> {
  const months = await monthsOfYear(db, firm, year);
  const closings = await closingsOf(db, months);
  return {
    about: `${firm}:${year}`,
    months: new Map(months.map(({ content }) => [content.month, content.isClosed ? 'closed' : 'open'])),
    closed: closings.map(({ content }) => content),
    unreadable: months.filter(({ content }) => content.isClosed).length - closings.length,
  };
}
