import { useState, useSyncExternalStore } from 'react';

/**
 * The fragment of the address with its `#`, which browsers do not send; '' on a prerendered page. A jump to an element of the page, such as
 * the skip link, does not change it.
 */
export function useFragment(): string {
  const now = useSyncExternalStore(onHash, hashNow, () => '');
  const [last, setLast] = useState(now);
  if (now === last || isElementId(now)) return last;
  setLast(now);
  return now;
}

function onHash(listener: () => void): () => void {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
}

const hashNow = (): string => location.hash;

const isElementId = (fragment: string): boolean => document.getElementById(fragment.slice(1)) !== null;
