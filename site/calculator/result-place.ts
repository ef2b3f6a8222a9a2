/** The id of the heading of the results. */
export const RESULT = 'rezultat';

/** Brings a person to the results. */
export function goToResult(): void {
  const heading = document.getElementById(RESULT);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/**
 * A ref of what comes and goes: its parent is told the height it leaves behind (`--room`), until it is back.
 * Whoever reads further down keeps the place.
 */
export function holdRoom(result: HTMLElement | null) {
  const place = result?.parentElement;
  place?.style.removeProperty('--room');
  return () => place?.style.setProperty('--room', `${result?.getBoundingClientRect().height}px`);
}
