import { startTransition, useCallback, useEffect, useState } from 'react';
import { againOrAnew } from './again-or-anew.ts';
import { type LoadPart, loadedPart, loadPart } from './load-part.ts';

export interface Arriving<T> {
  /** Undefined until it is here. */
  readonly part: T | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** A part of the site that is fetched when first shown, or first wanted. */
export function usePart<T>(load: LoadPart<T>, isWanted = true): Arriving<T> {
  // Of which part it is known: another may be asked for meanwhile, of which it says nothing.
  const [failed, setFailed] = useState<LoadPart<T>>();
  const [, setArrived] = useState(() => (loadedPart(load) === undefined ? undefined : load));
  const follow = useCallback(
    (coming: Promise<unknown>) => {
      coming.then(
        () => startTransition(() => setArrived(() => load)),
        () => setFailed(() => load),
      );
    },
    [load],
  );
  useEffect(() => {
    if (isWanted) follow(loadPart(load));
  }, [follow, load, isWanted]);
  const retry = () => {
    setFailed(undefined);
    follow(againOrAnew(() => loadPart(load)));
  };
  return { part: loadedPart(load), hasFailed: failed === load, retry };
}
