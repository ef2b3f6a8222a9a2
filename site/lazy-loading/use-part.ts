import { startTransition, useCallback, useEffect, useState } from 'react';
import { type LoadPart, loadedPart, loadPart } from './load-part.ts';
import { deployedVersion, reloadPage } from './reload-once.ts';

export interface PartState<T> {
  /** Undefined until it is loaded. */
  readonly part: T | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The state of which chunk: another may be requested meanwhile. */
interface Known<T> {
  readonly load: LoadPart<T>;
  readonly hasFailed?: boolean;
}

/** A chunk that loads when first shown, or first wanted. */
export function usePart<T>(load: LoadPart<T>, isWanted = true): PartState<T> {
  const [known, setKnown] = useState<Known<T>>();
  const follow = useCallback(
    (loading: Promise<unknown>) => {
      loading.then(
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

/**
 * Retries a chunk. Some browsers cache a failed import for as long as a page is open: when the retry fails
 * though the site is reachable, the page reloads, with its input.
 */
async function retryOrReload<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if ((await deployedVersion()) !== 'unreachable') reloadPage();
    throw error;
  }
}
