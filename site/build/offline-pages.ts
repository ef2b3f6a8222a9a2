import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { DIST } from './dist.ts';

/** A page or file the service worker answers with when there is no network. */
interface OfflinePage {
  /** In lower case, without a slash at the end. */
  readonly path: string;
  readonly status: number;
  readonly type: string;
  readonly text: string;
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

/** Comes with its status at every address that leads nowhere. */
const MISSING = '/404.html';

/** One page for the service worker, by the address it is asked for at. */
export const offlinePage = (path: string, text: string): OfflinePage => ({
  path: path.toLowerCase(),
  status: path === MISSING ? 404 : 200,
  type: 'text/html; charset=utf-8',
  text,
});

/**
 * All pages, and the small files each of them names, as one file with its content in its name: taken one by one by their
 * addresses, they could be of two builds. Gives its path and its text.
 */
export async function offlinePages(pages: readonly OfflinePage[]): Promise<readonly [string, string]> {
  const text = JSON.stringify([...pages, ...(await named())]);
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return [`assets/pages-${hash}.json`, text];
}

async function named(): Promise<OfflinePage[]> {
  const files = (await readdir(DIST)).flatMap((name) => {
    const type = TYPES[extname(name)];
    return type === undefined ? [] : [{ name, type }];
  });
  return Promise.all(
    files.map(async ({ name, type }) => ({
      path: `/${name}`,
      status: 200,
      type,
      text: await readFile(join(DIST, name), 'utf8'),
    })),
  );
}
