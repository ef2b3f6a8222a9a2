import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import worker from './worker.js?raw';

type Answering = (event: {
  readonly request: Request;
  readonly respondWith: (answer: unknown) => void;
}) => void;

const LAW = 'http://localhost/zakon.json';
const HELD = 'held';

/** What the worker answers to a question for the law, on a device that holds an older one and has no room for another. */
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

test('what comes from the network is given also where there is no room to keep it', async () => {
  expect(await lawBy(async () => new Response('fresh'))).toBe('fresh');
});

test('without a network what is kept is given', async () => {
  expect(await lawBy(() => Promise.reject(new TypeError('offline')))).toBe(HELD);
});
