import { startTransition, useEffect, useState } from 'react';
import { whenCreated } from './creation.ts';
import type { Database } from './database.ts';
import { withDatabase } from './with-database.ts';

const RETRY_MS = 5000;

/**
 * Calls back with the result of a query, now and after every change in this tab or another. While nothing is readable it
 * retries periodically.
 * @returns a function that stops it
 */
export function watch<T>(query: (db: Database) => Promise<T>, tell: (found: T) => void): () => void {
  let end = () => {};
  let isOver = false;
  const again = () => {
    const timer = setTimeout(() => void start(), RETRY_MS);
    end = () => clearTimeout(timer);
  };
  const start = async () => {
    try {
      const [db, { liveQuery }] = await withDatabase(
        async (opened) => [opened, await import('dexie')] as const,
      );
      if (isOver) return;
      const subscription = liveQuery(() => query(db)).subscribe(tell, again);
      end = () => subscription.unsubscribe();
    } catch {
      if (!isOver) again();
    }
  };
  void start();
  return () => {
    isOver = true;
    end();
  };
}

/**
 * The result of a query, updated on every change in any tab; undefined until it is read. It creates the database.
 * @param query the same function at every render
 */
export function useWatched<T>(query: (db: Database) => Promise<T>): T | undefined {
  const [found, setFound] = useState<T>();
  useEffect(() => watch(query, (now) => startTransition(() => setFound(() => now))), [query]);
  return found;
}

/**
 * The result of a query, updated on every change in any tab; `nothing` until it is read, and while this device has
 * stored nothing: most visitors never load the database.
 * @param query the same function at every render
 */
export function useStored<T>(query: (db: Database) => Promise<T>, nothing: T): T {
  const [found, setFound] = useState(nothing);
  useEffect(() => {
    let end = () => {};
    const stop = whenCreated(() => {
      end = watch(query, (now) => startTransition(() => setFound(() => now)));
    });
    return () => {
      stop();
      end();
    };
  }, [query]);
  return found;
}
