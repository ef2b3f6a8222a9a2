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
  const [hasFailed, setFailed] = useState(false);
  const [, setArrived] = useState(loadedPart(load) !== undefined);
  const follow = useCallback((coming: Promise<unknown>) => {
    coming.then(
      () => startTransition(() => setArrived(true)),
      () => setFailed(true),
    );
  }, []);
  useEffect(() => {
    if (isWanted) follow(loadPart(load));
  }, [follow, load, isWanted]);
  const retry = () => {
    setFailed(false);
    follow(againOrAnew(() => loadPart(load)));
  };
  return { part: loadedPart(load), hasFailed, retry };
}
