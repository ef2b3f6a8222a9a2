import { useSyncExternalStore } from 'react';
import { addressOf, FIRST_PLACE, type Place, readPlace } from './place.ts';

let last: { readonly hash: string; readonly place: Place } = { hash: '', place: FIRST_PLACE };

/** Where the address leads; an address of a step within the page leads nowhere else. */
function current(): Place {
  const { hash } = location;
  if (last.hash !== hash) last = { hash, place: readPlace(hash) ?? last.place };
  return last.place;
}

function subscribe(tell: () => void): () => void {
  addEventListener('hashchange', tell);
  addEventListener('popstate', tell);
  return () => {
    removeEventListener('hashchange', tell);
    removeEventListener('popstate', tell);
  };
}

/** Where on the page of payroll somebody stands, and every step from it. */
export const usePlace = (): Place => useSyncExternalStore(subscribe, current, () => FIRST_PLACE);

/** A step to another place, as by a link. */
export function goTo(place: Place): void {
  location.hash = addressOf(place);
}
