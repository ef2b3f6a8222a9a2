import { useEffect } from 'react';

/** The place the address names; empty where it is no text that was ever encoded. */
export function placeNow(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return '';
  }
}

/** Opens all that a place is folded into, and goes there. */
export function openPlace(place: string): void {
  const target = document.getElementById(place);
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details'))
    fold.open = true;
  target?.scrollIntoView();
}

/** Opens the place the address names, on coming and whenever it names another. */
export function useOpenPlace(): void {
  useEffect(() => {
    const follow = () => openPlace(placeNow());
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
}
