import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { CALLS_QUERY } from '../lazy-loading/service-worker.ts';
import calls from '../offline/calls.js?raw';
import worker from '../offline/worker.js?raw';
import { COMPUTED_HERE } from '../platform/computed-here.ts';
import { DIST } from './dist.ts';

/** A page or file that the service worker serves offline. */
interface OfflinePage {
  /** In lower case, without a trailing slash. */
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

/** Served with its status at every unknown address. */
const MISSING = '/404.html';

/** A calendar, which pages link to. */
export const offlineCalendar = (name: string, text: string): OfflinePage => ({
  path: `/${name}`,
  status: 200,
  type: 'text/calendar; charset=utf-8',
  text,
});

/** One page for the service worker, by its address. */
export const offlinePage = (path: string, text: string): OfflinePage => ({
  path: path.toLowerCase(),
  status: path === MISSING ? 404 : 200,
  type: 'text/html; charset=utf-8',
  text,
});

/**
 * All pages, and the small files each of them references, as one file with a content hash in its name: fetched one by
 * one they could belong to two builds. Returns its path and its text.
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

/** The script of the calls, which the worker imports instead of caching it, and only at its second address. */
const IS_CALLS = /^calls-[\w-]{8}\.js$/;

/**
 * The service worker with every hashed file of this build: chunks of pages, writers of documents, and the pages
 * themselves, in `pages`, a path in the built site.
 */
export async function serviceWorker(pages: string): Promise<string> {
  const files = (await readdir(join(DIST, 'assets'))).sort();
  const code = [worker, calls].join('\n');
  const version = createHash('sha256').update(files.join('\n')).update(code).digest('hex').slice(0, 16);
  const given = {
    VERSION: version,
    PAGES: `/${pages}`,
    ASSETS: files.filter((file) => !IS_CALLS.test(file)).map((file) => `/assets/${file}`),
    CALLS: `/assets/${files.find((file) => IS_CALLS.test(file))}`,
    CALLS_QUERY,
    COMPUTED_HERE,
  };
  const constants = Object.entries(given).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
  return [...constants, code].join('\n');
}
