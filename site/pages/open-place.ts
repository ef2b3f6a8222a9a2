import { useEffect } from 'react';

/** The place in the address; empty when its encoding is invalid. */
export function placeNow(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/** Opens every fold around a place, and scrolls to it. */
export function openPlace(place: string): void {
  const target = document.getElementById(place);
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
  target?.scrollIntoView();
}

/** Opens the place of the address, on load and on every change. */
export function useOpenPlace(): void {
  useEffect(() => {
    const follow = () => openPlace(placeNow());
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
}
