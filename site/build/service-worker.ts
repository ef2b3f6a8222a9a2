import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import worker from '../offline/worker.js?raw';
import { DIST } from './dist.ts';

/** Larger files, such as the PDF writer, are kept from their first use on. */
const LARGEST = 300_000;

const KEPT = /\.(html|js|css|woff2|svg|png|webmanifest)$/;

/** Seen by others only: those who share a page, those who embed it, those who search. The page of what is missing comes apart. */
const NOT_OURS = /^(?:social|ugradi)\/|^404\.html$/;

const addressOf = (path: string): string => `/${path.replace(/(^|\/)index\.html$/, '')}`;

/** The service worker, knowing every file a visitor without a network may need. */
export async function serviceWorker(): Promise<string> {
  const entries = await readdir(DIST, { recursive: true });
  const kept = entries.filter((path) => KEPT.test(path) && !NOT_OURS.test(path)).sort();
  const sizes = await Promise.all(kept.map(async (path) => (await stat(join(DIST, path))).size));
  const files = kept.filter((_, index) => (sizes[index] ?? 0) < LARGEST);
  const version = createHash('sha256');
  for (const path of files) version.update(await readFile(join(DIST, path)));
  return [
    `const VERSION = '${version.digest('hex').slice(0, 16)}';`,
    `const FILES = ${JSON.stringify(files.map(addressOf))};`,
    worker,
  ].join('\n');
}
