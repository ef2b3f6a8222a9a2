/** The id of the heading of the results. */
export const RESULT = 'rezultat';

/** Scrolls to the results and focuses them. */
export function goToResult(): void {
  const heading = document.getElementById(RESULT);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}

/**
 * A ref of a transient element: stores the height it leaves (`--room`) on its parent until it is back, so that
 * the scroll position below stays.
 */
export function holdRoom(result: HTMLElement | null) {
  const place = result?.parentElement;
  place?.style.removeProperty('--room');
  return () => place?.style.setProperty('--room', `${result?.getBoundingClientRect().height}px`);
}
