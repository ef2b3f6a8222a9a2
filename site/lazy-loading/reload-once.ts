/** `site/public/heal.js` uses both keys too, for pages whose scripts failed to load. */
const KEY = 'ponovo-ucitano';
const PLACE = 'ponovo-mjesto';

/** After a reload no other automatic one follows for a minute: no page reloads in a loop. */
const PAUSE_MS = 60_000;

/** Reloads the page, which restores its input; false when that was just tried, or storage is unavailable. */
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

/** Reloads the page and keeps the focus: in its field, or on the page when its button is gone. */
export function reloadPage(): void {
  const focused = document.activeElement;
  try {
    sessionStorage.setItem(PLACE, focused?.id || focused?.closest('main')?.id || '');
  } catch {
    // Without storage the focus starts at the top.
  }
  location.reload();
}

/** Restores the focus after a reload, once. */
export function restoreFocus(): void {
  try {
    const place = sessionStorage.getItem(PLACE);
    sessionStorage.removeItem(PLACE);
    if (place) document.getElementById(place)?.focus({ preventScroll: true });
  } catch {
    // Without storage nothing was recorded.
  }
}

/** The deployed version compared with the open page: the same, another, or unreachable. */
export type DeployedVersion = 'same' | 'newer' | 'unreachable';

const PATIENCE_MS = 10_000;

/** The start script has a content hash in its name: pages of one version reference the same. */
export const entryOf = (page: Document): string | undefined =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined;

/** Fetches the open page and compares its files. Never rejects. */
export async function deployedVersion(): Promise<DeployedVersion> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(location.pathname, { cache: 'no-store', signal });
    if (response.status >= 500) return 'unreachable';
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return entryOf(page) === entryOf(document) ? 'same' : 'newer';
  } catch {
    return 'unreachable';
  }
}
