import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { todayInBosnia } from '../service/calls.ts';
import { calculators, JSON_TYPE, testApp } from '../service/tests/app.fixture.ts';
import { callsScript } from '../site/build/calls-script.ts';
import { CALLS_QUERY } from '../site/lazy-loading/service-worker.ts';
import { COMPUTED_HERE } from '../site/platform/computed-here.ts';
import { estimateInputsOf, type Input, inputsOf, yearsOf } from './wire/inputs.ts';
import { type Asked, REQUESTS } from './wire/requests.ts';

/** The calls in the service worker without a network, as the build makes them, against the service. */

const ORIGIN = 'http://obracun.test';
/** Inputs of a calculator in its first and in its last year. */
const SAMPLED = 5;

const script = await callsScript();
const inWorker = workerWith(script);
const { fetch: inService } = testApp({ today: todayInBosnia });

type Answering = (request: Request) => Response | Promise<Response>;

/** A scope with no more than a service worker has, offline. */
function workerWith(calls: string): Answering {
  const constants = {
    ...{ LAW: '/zakon.json', BY_ADDRESS: {}, CALLS: '/assets/calls.js', CALLS_QUERY, COMPUTED_HERE },
  };
  const head = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
  const listeners = new Map<string, (event: object) => void>();
  const scope = createContext({
    ...{ Request, Response, Headers, URL, Blob, ReadableStream, TextEncoder, TextDecoder, setTimeout },
    location: new URL(`${ORIGIN}/sw.js${CALLS_QUERY}`),
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
    importScripts: () => runInContext(calls, scope),
  });
  scope.self = scope;
  runInContext([...head, readFileSync('site/offline/calls.js', 'utf8')].join('\n'), scope);
  return (request) => new Promise((respondWith) => listeners.get('fetch')?.({ request, respondWith }));
}

/** Status, headers and bytes, without the mark of the worker. */
async function answerOf(answer: Answering, { path, headers = {}, body }: Asked) {
  const response = await answer(
    new Request(ORIGIN + path, { method: 'POST', headers, ...(body !== undefined && { body }) }),
  );
  const sent = [...response.headers].filter(([name]) => name !== COMPUTED_HERE[0].toLowerCase());
  return { status: response.status, headers: sent, body: await response.text() };
}

const both = async (request: Asked) => [
  await answerOf(inWorker, request),
  await answerOf(inService, request),
];

const explained = { ...JSON_TYPE, Prefer: 'objasnjenje' };

const firstOf = (inputs: Iterable<Input>): Input[] => [...inputs].slice(0, SAMPLED);

function sampledOf({ definition }: (typeof calculators)[number]): Input[] {
  const years = yearsOf(definition);
  const ends = new Set([...years.slice(0, 1), ...years.slice(-1)]);
  const inputs = [...ends].flatMap((year) => firstOf(inputsOf(definition, year)));
  return 'procjena' in definition.fields ? [...inputs, ...firstOf(estimateInputsOf(definition))] : inputs;
}

test.each(calculators.map((one) => [one.definition.path, one] as const))(
  'answers %s byte for byte as the service when offline',
  async (path, calculator) => {
    for (const input of sampledOf(calculator))
      for (const headers of [JSON_TYPE, explained]) {
        const [here, there] = await both({ path, headers, body: JSON.stringify(input) });
        expect(here, JSON.stringify(input)).toEqual(there);
      }
  },
);

test.each([
  ['a list', 'application/json', (rows: readonly string[]) => `[${rows.join()}]`],
  ['lines', 'application/x-ndjson', (rows: readonly string[]) => rows.join('\n')],
])('answers %s of all calculators byte for byte as the service when offline', async (_what, type, joined) => {
  const rows = calculators.flatMap((one) =>
    sampledOf(one)
      .slice(0, 3)
      .map((unos) => JSON.stringify({ poziv: one.definition.path, unos })),
  );
  const request = { path: '/obracuni', headers: { 'Content-Type': type }, body: joined([...rows, '{x}']) };
  const [here, there] = await both(request);
  expect(here).toEqual(there);
  expect(here?.status).toBe(200);
});

const refused = (REQUESTS.POST ?? []).filter(({ path }) => /^\/(?:calculate|obracuni|nema)/.test(path));

test.each(
  refused.map((request) => [request.path, request.headers, request.body?.slice(0, 40), request] as const),
)('answers a request as the service when offline: %s %j %s', async (_path, _headers, _body, request) => {
  const [here, there] = await both(request);
  expect(here).toEqual(there);
});

test('loads at most 220 KB of gzipped code', () => {
  expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(220_000);
});
