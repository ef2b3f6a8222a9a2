/** The id of the heading of the results. */
export const RESULT = 'rezultat';

/** Brings a person to the results. */
export function goToResult(): void {
  const heading = document.getElementById(RESULT);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
