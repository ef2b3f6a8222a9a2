/** `site/public/heal.js` notes it too, for pages whose scripts did not come. */
const KEY = 'ponovo-ucitano';

/** After a load that was to mend something, nothing is mended this way again for a minute: no page loads in a circle. */
const PAUSE_MS = 60_000;

/** Loads the page anew, which finds what was typed again; false when that was just tried, or cannot be noted. */
export function heal(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY));
    if (Date.now() - last <= PAUSE_MS) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
}
