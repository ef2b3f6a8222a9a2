import { yearOf } from '@obracun/engine/kernel/days/day.ts';
import type { SettledMonth } from '@obracun/engine/payroll/model/wage.ts';
import { useMemo } from 'react';
import type { Database } from '../../../device/kept/database.ts';
import { useWatched } from '../../../parts/kept/use-watched.ts';
import { closedMonthsOf } from '../../kept/closing.ts';

/** The closed months of a firm that were paid in a year: some of the year before among them. Undefined until they are read. */
export function usePaidMonths(firm: string, year: number): readonly SettledMonth[] | undefined {
  const query = useMemo(
    () => async (db: Database) => {
      const closed = await Promise.all([year - 1, year].map((one) => closedMonthsOf(db, firm, one)));
      return closed
        .flat()
        .map(({ content }) => content.settled)
        .filter(({ month }) => yearOf(month.payday) === year);
    },
    [firm, year],
  );
  return useWatched<readonly SettledMonth[] | undefined>(query, undefined);
}
