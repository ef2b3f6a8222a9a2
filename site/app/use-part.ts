import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { type LoadPart, loadedPart, loadPart } from './load-part.ts';

interface Arriving<P> {
  /** Undefined until it is here. */
  readonly part: ComponentType<P> | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** A part of the site that is fetched when first shown. */
export function usePart<P>(load: LoadPart<P>): Arriving<P> {
  const [hasFailed, setFailed] = useState(false);
  const [, setArrived] = useState(loadedPart(load) !== undefined);
  const fetchIt = useCallback(() => {
    loadPart(load).then(
      () => setArrived(true),
      () => setFailed(true),
    );
  }, [load]);
  useEffect(fetchIt, [fetchIt]);
  const retry = () => {
    setFailed(false);
    fetchIt();
  };
  return { part: loadedPart(load), hasFailed, retry };
}
