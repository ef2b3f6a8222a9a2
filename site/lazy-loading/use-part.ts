import { startTransition, useCallback, useEffect, useState } from 'react';
import { type LoadPart, loadedPart, loadPart } from './load-part.ts';
import { retryOrReload } from './retry-or-reload.ts';

export interface Arriving<T> {
  /** Undefined until it is here. */
  readonly part: T | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** What became of which part: another may be asked for meanwhile, of which it says nothing. */
interface Known<T> {
  readonly load: LoadPart<T>;
  readonly hasFailed?: boolean;
}

/** A part of the site that is fetched when first shown, or first wanted. */
export function usePart<T>(load: LoadPart<T>, isWanted = true): Arriving<T> {
  const [known, setKnown] = useState<Known<T>>();
  const follow = useCallback(
    (coming: Promise<unknown>) => {
      coming.then(
        () => startTransition(() => setKnown({ load })),
        () => setKnown({ load, hasFailed: true }),
      );
    },
    [load],
  );
  useEffect(() => {
    if (isWanted && !loadedPart(load)) follow(loadPart(load));
  }, [follow, load, isWanted]);
  const retry = () => {
    setKnown(undefined);
    follow(retryOrReload(() => loadPart(load)));
  };
  return { part: loadedPart(load), hasFailed: known?.load === load && !!known.hasFailed, retry };
}
