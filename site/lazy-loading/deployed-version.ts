/** The deployed version compared with the open page: the same, another, or unreachable. */
export type DeployedVersion = 'same' | 'newer' | 'unreachable';

const PATIENCE_MS = 10_000;

/** The start script has a content hash in its name: pages of one version reference the same. */
const entryOf = (page: Document): string | undefined =>
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
