import { startTransition, useCallback, useEffect, useState } from 'react';
import { deployedVersion } from './deployed-version.ts';
import { type LoadPart, loadedPart, loadPart } from './load-part.ts';
import { reloadPage } from './reload-once.ts';

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

/**
 * Another attempt at a part. Some browsers remember for as long as a page is open that a file did not come: when the attempt
 * fails though the site is there, the page is loaded again, with what was typed.
 */
async function retryOrReload<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if ((await deployedVersion()) !== 'unreachable') reloadPage();
    throw error;
  }
}
