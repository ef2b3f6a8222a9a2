import { startTransition, useEffect, useState } from 'react';
import type { Database } from './database.ts';
import { watch } from './watch.ts';

/**
 * The result of a query, updated on every change in any tab.
 * @param query the same function at every render
 */
export function useWatched<T>(query: (db: Database) => Promise<T>, before: T): T {
  const [found, setFound] = useState(before);
  useEffect(() => watch(query, (now) => startTransition(() => setFound(() => now))), [query]);
  return found;
}
