import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import worker from './worker.js?raw';

type Answering = (event: {
  readonly request: Request;
  readonly respondWith: (answer: unknown) => void;
}) => void;

const LAW = 'http://localhost/zakon.json';
const HELD = 'held';

/** The worker's response to a request for the law, on a device with an older one and no room for another. */
async function lawBy(fetch: () => Promise<Response>): Promise<string> {
  const heard = new Map<string, Answering>();
  const self = { addEventListener: (name: string, hear: Answering) => heard.set(name, hear) };
  const full = { put: () => Promise.reject(new DOMException('', 'QuotaExceededError')) };
  const caches = { open: async () => full, match: async () => new Response(HELD) };
  runInNewContext(worker, { self, caches, fetch, URL, location: new URL(LAW) });
  const answer = await new Promise((respondWith) =>
    heard.get('fetch')?.({ request: new Request(LAW), respondWith }),
  );
  return (answer as Response).text();
}

test('returns the response of the network when there is no room to cache it', async () => {
  expect(await lawBy(async () => new Response('fresh'))).toBe('fresh');
});

test('returns the cached response when offline', async () => {
  expect(await lawBy(() => Promise.reject(new TypeError('offline')))).toBe(HELD);
});
