import { useSyncExternalStore } from 'react';
import { addressOf, FIRST_PLACE, type Place, readPlace } from './place.ts';

let last: { readonly hash: string; readonly place: Place } = { hash: '', place: FIRST_PLACE };
let isMoved = false;

/** The place of the address; a jump within the page keeps it. */
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

/** The current place on the page of payroll, and navigation from it. */
export const usePlace = (): Place => useSyncExternalStore(subscribe, current, () => FIRST_PLACE);

/** True after a navigation within the page. */
export const hasMoved = (): boolean => isMoved;

/** A navigation to another screen of the same place: the pressed element is removed with the previous one. */
export function stepInPlace(): void {
  isMoved = true;
}

/** Navigates to another place, like a link. */
export function goTo(place: Place): void {
  location.hash = addressOf(place);
}

/** Navigates after an asynchronous action, unless the user navigated meanwhile. */
export function stepOnceDone(): (place: Place) => void {
  const { hash } = location;
  return (place) => {
    if (location.hash === hash) goTo(place);
  };
}
