import { useSyncExternalStore } from 'react';

/** A sheet has room from here on. */
const WIDE = '(width >= 48rem)';

function subscribe(tell: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}

/** True where the screen has room for a sheet. */
export const useWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => true,
  );
