import { useMemo } from 'react';
import type { Database } from '../db/database.ts';
import { useWatched } from '../db/use-watched.ts';

/** What a query found, and what it was about: what was found about another is not shown. */
interface Found<T> {
  readonly about: string;
  readonly what: T;
}

/**
 * What a query finds about something and every change of it in any tab; undefined until it is here.
 * @param query the same function at every drawing
 */
export function useFound<T>(
  about: string,
  query: (db: Database, about: string) => Promise<T>,
): T | undefined {
  const asked = useMemo(
    () => async (db: Database) => ({ about, what: await query(db, about) }),
    [about, query],
  );
  const found = useWatched<Found<T> | undefined>(asked, undefined);
  return found?.about === about ? found.what : undefined;
}
