import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import worker from '../offline/worker.js?raw';
import { DIST } from './dist.ts';

/**
 * The service worker with every hashed file of this build: chunks of pages, writers of documents, and the pages
 * themselves, in `pages`, a path in the built site.
 */
export async function serviceWorker(pages: string): Promise<string> {
  const assets = (await readdir(join(DIST, 'assets'))).sort().map((file) => `/assets/${file}`);
  const version = createHash('sha256').update(assets.join('\n')).update(worker).digest('hex').slice(0, 16);
  return [
    `const VERSION = '${version}';`,
    `const PAGES = '/${pages}';`,
    `const ASSETS = ${JSON.stringify(assets)};`,
    worker,
  ].join('\n');
}
