import { useState, useSyncExternalStore } from 'react';

/**
 * What stands after `#` in the address, with it; '' on a page as sent. Browsers do not send it. A jump to a place of the page, as the first
 * Tab stop offers, does not change it.
 */
export function useFragment(): string {
  const now = useSyncExternalStore(onHash, hashNow, () => '');
  const [last, setLast] = useState(now);
  if (now === last || isPlace(now)) return last;
  setLast(now);
  return now;
}

function onHash(tell: () => void): () => void {
  addEventListener('hashchange', tell);
  return () => removeEventListener('hashchange', tell);
}

const hashNow = (): string => location.hash;

const isPlace = (fragment: string): boolean => document.getElementById(fragment.slice(1)) !== null;
