import { startTransition, useEffect, useState } from 'react';
import { fetchPart } from './load-part.ts';

const RETRY_MS = 5000;

/**
 * Something of the program that the form does without until it comes; it is asked for until it does. What is missed
 * meanwhile is told where it is shown.
 * @param load the same function at every drawing
 */
export function useLate<T>(load: () => Promise<T>): T | undefined {
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
