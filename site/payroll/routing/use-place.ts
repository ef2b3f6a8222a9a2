import { useSyncExternalStore } from 'react';
import { addressOf, FIRST_PLACE, type Place, readPlace } from './place.ts';

let last: { readonly hash: string; readonly place: Place } = { hash: '', place: FIRST_PLACE };
let isMoved = false;

/** Where the address leads; an address of a step within the page leads nowhere else. */
function current(): Place {
  const { hash } = location;
  if (last.hash !== hash) last = { hash, place: readPlace(hash) ?? last.place };
  return last.place;
}

function subscribe(tell: () => void): () => void {
  const follow = () => {
    isMoved = true;
    tell();
  };
  addEventListener('hashchange', follow);
  addEventListener('popstate', follow);
  return () => {
    removeEventListener('hashchange', follow);
    removeEventListener('popstate', follow);
  };
}

/** Where on the page of payroll somebody stands, and every step from it. */
export const usePlace = (): Place => useSyncExternalStore(subscribe, current, () => FIRST_PLACE);

/** True once a step was made within the page. */
export const hasMoved = (): boolean => isMoved;

/** A step that leads to another screen of the same place: what was pressed is gone with the one before. */
export function stepInPlace(): void {
  isMoved = true;
}

/** A step to another place, as by a link. */
export function goTo(place: Place): void {
  location.hash = addressOf(place);
}

/** A step that follows something which takes its time; whoever went elsewhere meanwhile stays there. */
export function stepOnceDone(): (place: Place) => void {
  const { hash } = location;
  return (place) => {
    if (location.hash === hash) goTo(place);
  };
}
