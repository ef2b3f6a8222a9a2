import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import worker from './worker.js?raw';

type Answering = (event: {
  readonly request: Request;
  readonly respondWith: (answer: unknown) => void;
}) => void;

const LAW = 'http://localhost/zakon.json';
const HELD = 'held';

/** The worker's response to a request for the law, on a device with an older one and no room for another. */
async function lawBy(fetch: () => Promise<Response>): Promise<string> {
  const listeners = new Map<string, Answering>();
  const self = { addEventListener: (name: string, listener: Answering) => listeners.set(name, listener) };
  const full = { put: () => Promise.reject(new DOMException('', 'QuotaExceededError')) };
  const caches = { open: async () => full, match: async () => new Response(HELD) };
  runInNewContext(worker, { self, caches, fetch, URL, location: new URL(LAW) });
  const answer = await new Promise((respondWith) =>
    listeners.get('fetch')?.({ request: new Request(LAW), respondWith }),
  );
  return (answer as Response).text();
}

/** How often a worker of version `new` stops waiting, answered the start script of a page. */
async function replacedBy(entry: string, pages: number, cached: readonly string[]): Promise<number> {
  const listeners = new Map<string, (event: object) => void>();
  const skipWaiting = vi.fn(async () => undefined);
  const clients = { matchAll: async () => Array(pages).fill({}) };
  const addEventListener = (name: string, listener: (event: object) => void) => listeners.set(name, listener);
  const self = { addEventListener, skipWaiting, clients };
  runInNewContext(`const VERSION = 'new', ASSETS = ['/assets/index-new.js'];\n${worker}`, {
    self,
    caches: { keys: async () => cached },
  });
  let work: unknown;
  const waitUntil = (given: unknown) => {
    work = given;
  };
  listeners.get('message')?.({ data: entry, waitUntil });
  await work;
  return skipWaiting.mock.calls.length;
}

test.each([
  [1, 'the only open page is of its version', '/assets/index-new.js', 1, ['old', 'new', 'data']],
  [1, 'nothing of another version is cached', '/assets/index-new.js', 2, ['new', 'data']],
  [0, 'another page may be of another version', '/assets/index-new.js', 2, ['old', 'new', 'data']],
  [0, 'the page is of another version', '/assets/index-old.js', 1, ['old', 'new', 'data']],
])('stops waiting %i times when %s', async (times, _when, entry, pages, cached) => {
  expect(await replacedBy(entry, pages, cached)).toBe(times);
});

const FILE = 'http://localhost/praznici.xml';

test('says that a file needs the network when offline without it', async () => {
  const listeners = new Map<string, Answering>();
  const self = { addEventListener: (name: string, listener: Answering) => listeners.set(name, listener) };
  const empty = { match: async () => undefined };
  const fetch = () => Promise.reject(new TypeError('offline'));
  const caches = { open: async () => empty };
  runInNewContext(`const VERSION = 'now';\n${worker}`, {
    self,
    caches,
    fetch,
    URL,
    Response,
    location: new URL(FILE),
  });
  const request = Object.defineProperty(new Request(FILE), 'mode', { value: 'navigate' });
  const answer = await new Promise((respondWith) => listeners.get('fetch')?.({ request, respondWith }));
  expect((answer as Response).status).toBe(503);
  expect(await (answer as Response).text()).toContain('ne može otvoriti bez interneta');
});

test('returns the response of the network when there is no room to cache it', async () => {
  expect(await lawBy(async () => new Response('fresh'))).toBe('fresh');
});

test('returns the cached response when offline', async () => {
  expect(await lawBy(() => Promise.reject(new TypeError('offline')))).toBe(HELD);
});
