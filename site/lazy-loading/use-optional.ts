import { startTransition, useEffect, useState } from 'react';
import { fetchPart } from './load-part.ts';

const RETRY_MS = 5000;

/**
 * A module the form works without until it loads; loading is retried until it succeeds. The place that shows it
 * reports its absence.
 * @param load the same function at every render
 */
export function useOptional<T>(load: () => Promise<T>): T | undefined {
  const [late, setLate] = useState<T>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const again = () => {
      if (!isOver) timer = setTimeout(start, RETRY_MS);
    };
    const start = () => {
      fetchPart(load).then((loaded) => startTransition(() => setLate(() => loaded)), again);
    };
    start();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [load]);
  return late;
}
