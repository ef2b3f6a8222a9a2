import { useEffect, useState } from 'react';
import { inSlices } from '../platform/in-slices.ts';

/** Starts a piece of long work; the same function identifies the same work. */
type Start<R> = () => Generator<unknown, R>;

interface SlicedWork<R> {
  /** The last result; of earlier work until the current one ends. */
  readonly result: R | undefined;
  readonly isCurrent: boolean;
}

/** Does long work in short tasks; without work there is no result. */
export function useInSlices<R>(start: Start<R> | undefined): SlicedWork<R> {
  const [ended, setEnded] = useState<{ readonly start: Start<R>; readonly result: R }>();
  useEffect(() => {
    if (!start) return undefined;
    const leaving = new AbortController();
    inSlices(start(), leaving.signal).then(
      (result) => setEnded({ start, result }),
      // Thrown while rendering, for the error boundary of the page.
      (error: unknown) =>
        setEnded(() => {
          throw error;
        }),
    );
    return () => leaving.abort();
  }, [start]);
  return { result: start && ended?.result, isCurrent: ended?.start === start };
}
