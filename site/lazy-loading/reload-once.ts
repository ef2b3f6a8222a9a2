/** `site/public/heal.js` notes both too, for pages whose scripts did not come. */
const KEY = 'ponovo-ucitano';
const PLACE = 'ponovo-mjesto';

/** After a load that was to mend something, nothing is mended this way again for a minute: no page loads in a circle. */
const PAUSE_MS = 60_000;

/** Loads the page again, which finds what was typed again; false when that was just tried, or cannot be noted. */
export function reloadOnce(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last <= PAUSE_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  reloadPage();
  return true;
}

/** Loads the page again; the keyboard stands where it stood: in its field, or on the page, whose button is gone. */
export function reloadPage(): void {
  const focused = document.activeElement;
  try {
    sessionStorage.setItem(PLACE, focused?.id || focused?.closest('main')?.id || '');
  } catch {
    // Where nothing can be noted, the keyboard begins at the top.
  }
  location.reload();
}

/** Puts the keyboard where it stood before the page was loaded again, once. */
export function restoreFocus(): void {
  try {
    const place = sessionStorage.getItem(PLACE);
    sessionStorage.removeItem(PLACE);
    if (place) document.getElementById(place)?.focus({ preventScroll: true });
  } catch {
    // Nothing could be noted either.
  }
}
