import { useMemo } from 'react';
import type { Database } from '../db/database.ts';
import { useWatched } from '../db/watch.ts';

/**
 * The result of a query about a subject, updated on every change in any tab; undefined until it is read. A result of
 * another subject is not shown.
 * @param query the same function at every render
 */
export function useFound<T>(
  about: string,
  query: (db: Database, about: string) => Promise<T>,
): T | undefined {
  const aboutQuery = useMemo(
    () => async (db: Database) => ({ about, what: await query(db, about) }),
    [about, query],
  );
  const found = useWatched(aboutQuery);
  return found?.about === about ? found.what : undefined;
}
