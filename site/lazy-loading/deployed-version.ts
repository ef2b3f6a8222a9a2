/** How the site stands to the page that is open: of its version, of another, or out of reach. */
export type DeployedVersion = 'same' | 'newer' | 'unreachable';

const PATIENCE_MS = 10_000;

/** The script a page starts with has its content in its name: pages of one version name the same. */
const entryOf = (page: Document): string | undefined =>
  page.querySelector('script[type="module"][src]')?.getAttribute('src') ?? undefined;

/** Asks for the page that is open and compares what it is made of. Never rejects. */
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
