import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import calls from './calls.js?raw';

const ORIGIN = 'http://localhost';
const BUILD = `const LAW = '/zakon.json', BY_ADDRESS = {}, CALLS = '/assets/calls.js',
  CALLS_QUERY = '?racun', COMPUTED_HERE = ['Izracunato', 'na-uredjaju'];`;

type Network = (request: Request) => Promise<Response>;

interface Device {
  readonly network: Network;
  /** The query of the worker's address. */
  readonly search?: string;
  /** How many imports of the script fail before one succeeds. */
  readonly missing?: number;
  /** Versions whose files are cached besides its own. */
  readonly others?: readonly string[];
}

/** A worker over a network, whose calls answer "here". */
function worker({ network, search = '?racun', missing = 0, others = [] }: Device) {
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    skipWaiting: vi.fn(async () => undefined),
    calls: undefined as object | undefined,
  };
  let left = missing;
  const importScripts = vi.fn(() => {
    if (left-- > 0) throw new Error('NetworkError');
    self.calls = { answer: async (request: Request) => new Response(`here: ${await request.text()}`) };
  });
  const law = new Response('{}', { headers: { ETag: '"law"' } });
  const caches = { match: async () => law };
  const location = new URL(`${ORIGIN}/sw.js${search}`);
  const otherVersions = async () => others;
  const globals = {
    self,
    caches,
    otherVersions,
    importScripts,
    location,
    fetch: network,
    URL,
    Response,
    setTimeout,
  };
  runInNewContext(`${BUILD}\n${calls}`, globals);
  return {
    self,
    importScripts,
    install: () =>
      new Promise((waitUntil) => listeners.get('install')?.({ waitUntil })).then(
        (work) => work,
      ) as Promise<void>,
    /** The answer to a request, as it comes; undefined when the worker leaves it to the browser. */
    ask: (path = '/zakup-imovine', init: RequestInit = { method: 'POST', body: '{}' }) => {
      let answer: Promise<Response> | undefined;
      const respondWith = (given: Promise<Response>) => {
        answer = given;
      };
      listeners.get('fetch')?.({ request: new Request(ORIGIN + path, init), respondWith });
      return answer;
    },
  };
}

const textOf = async (answer: Promise<Response> | undefined): Promise<string | undefined> =>
  (await answer)?.text();

const offline: Network = () => Promise.reject(new TypeError('Failed to fetch'));
const never: Network = () => new Promise(() => undefined);
const answering =
  (status: number, type = 'application/json'): Network =>
  async () =>
    new Response('service', { status, headers: { 'Content-Type': type } });

test.each([200, 422, 404])('gives the answer of the service when it answers %i', async (status) => {
  const { ask, importScripts } = worker({ network: answering(status) });
  expect(await textOf(ask())).toBe('service');
  expect(importScripts).not.toHaveBeenCalled();
});

test.each([
  ['there is no connection', offline],
  ['a balancer has no copy of it', answering(503)],
  ['a captive portal answers with a page', answering(200, 'text/html; charset=utf-8')],
])('computes the answer and says so when %s', async (_when, network) => {
  const answer = await worker({ network }).ask();
  expect(answer?.headers.get('Izracunato')).toBe('na-uredjaju');
  expect(await answer?.text()).toBe('here: {}');
});

describe('with a silent service', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('computes the answer after five seconds, and later ones after one', async () => {
    const { ask } = worker({ network: never });
    const answered = vi.fn();
    void textOf(ask()).then(answered);
    await vi.advanceTimersByTimeAsync(4_900);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(answered).toHaveBeenCalledWith('here: {}');
    void textOf(ask()).then(answered);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(answered).toHaveBeenCalledTimes(2);
  });

  test('waits five seconds again when the service has answered late', async () => {
    const network: Network = async () => {
      await new Promise((resolve) => setTimeout(resolve, 5_500));
      return new Response('service');
    };
    const { ask } = worker({ network });
    void ask();
    await vi.advanceTimersByTimeAsync(5_600);
    const answered = vi.fn();
    void textOf(ask()).then(answered);
    await vi.advanceTimersByTimeAsync(4_900);
    expect(answered).not.toHaveBeenCalled();
  });
});

test('leaves calls to the browser when it was registered without them', () => {
  expect(worker({ network: offline, search: '' }).ask()).toBeUndefined();
});

test('gives the error of the network when the calls cannot be imported', async () => {
  await expect(worker({ network: offline, missing: 1 }).ask()).rejects.toThrow('Failed to fetch');
});

test('gives no answer of its own when the page left the request', async () => {
  const { ask, importScripts } = worker({ network: offline });
  await expect(ask('/calculate', { method: 'POST', signal: AbortSignal.abort() })).rejects.toThrow();
  expect(importScripts).not.toHaveBeenCalled();
});

test('answers the mark of the law from the cache when offline', async () => {
  const answer = await worker({ network: offline }).ask('/zakon.json', { method: 'HEAD' });
  expect(answer?.headers.get('ETag')).toBe('"law"');
});

test('imports the calls when it is installed, also from the second copy asked', async () => {
  const { install, self, importScripts } = worker({ network: offline, missing: 1 });
  await install();
  expect(self.calls).toBeDefined();
  expect(importScripts).toHaveBeenCalledTimes(2);
});

test('is not installed when no copy has the calls', async () => {
  await expect(worker({ network: offline, missing: 3 }).install()).rejects.toThrow('NetworkError');
});

test.each([
  ['replaces', 'is of the same version', [], 1],
  ['leaves', 'is of another', ['before'], 0],
])('%s the active worker when it %s', async (_does, _when, others, times) => {
  const { install, self } = worker({ network: offline, others });
  await install();
  expect(self.skipWaiting).toHaveBeenCalledTimes(times);
});
