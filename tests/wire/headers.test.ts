import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { afterAll } from 'vitest';
import { type Started, started } from '../../service/tests/started.fixture.ts';
import { type Behaviors, testRecorded } from '../net/recorded.ts';
import type { Content } from '../net/store.ts';
import { type Asked, RAW, REQUESTS, TAGGED } from './requests.ts';
import { type Answer, answerText, bytesText } from './response-text.ts';
import { failingApp, siteApp } from './service.ts';
import { siteFolder } from './site-folder.ts';

type Ask = (requested: Asked) => Promise<Answer>;

const folder = await siteFolder();
const agent = new Agent({ keepAlive: true });
let node: Promise<Started> | undefined;

/** The built service in its own process, as in production. */
const originOf = async (): Promise<string> => {
  node ??= started({ SITE_DIR: folder });
  return (await node).origin;
};

afterAll(async () => {
  agent.destroy();
  (await node)?.process.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

const onNode: Ask = async ({ path, method = 'GET', headers = {}, body }) => {
  const { hostname, port } = new URL(await originOf());
  const length = body !== undefined && { 'Content-Length': Buffer.byteLength(body) };
  const asking = request({ hostname, port, path, method, agent, headers: { ...headers, ...length } });
  const answering = once(asking, 'response');
  asking.end(body);
  const [response] = (await answering) as [IncomingMessage];
  const { statusCode = 0, rawHeaders } = response;
  return { status: statusCode, headers: pairsOf(rawHeaders), body: await buffer(response) };
};

const pairsOf = (raw: readonly string[]): Answer['headers'] =>
  raw.flatMap((name, at) => (at % 2 === 0 ? [[name.toLowerCase(), raw[at + 1] ?? ''] as const] : []));

type App = Pick<Awaited<ReturnType<typeof siteApp>>, 'fetch'>;

const through =
  (app: App | Promise<App>): Ask =>
  async ({ path, ...init }) => {
    const response = await (await app).fetch(new Request(`http://obracun.test${path}`, init));
    const body = new Uint8Array(await response.arrayBuffer());
    return { status: response.status, headers: [...response.headers], body };
  };

const nameOf = ({ path, method = 'GET', headers = {}, body = '' }: Asked): string =>
  [method, path, ...Object.entries(headers).map((one) => one.join(': ')), body.slice(0, 40)].join(' ').trim();

async function table(ask: Ask, requests: readonly Asked[]): Promise<Content> {
  const rows: Content[number][] = [];
  for (const requested of requests) rows.push([nameOf(requested), answerText(await ask(requested))]);
  return rows;
}

/** Answers to a client that sends the tag it has, also weakened by a proxy, one of several, any, or another. */
async function tagged(ask: Ask): Promise<Content> {
  const rows: Content[number][] = [];
  for (const path of TAGGED)
    for (const encoding of ['identity', 'br']) {
      const has = { 'Accept-Encoding': encoding };
      const { headers } = await ask({ path, headers: has });
      const tag = headers.find(([name]) => name === 'etag')?.[1] ?? '';
      const known = { its: tag, weakened: `W/${tag}`, several: `"x", ${tag}`, any: '*', another: '"x"' };
      for (const [name, value] of Object.entries(known)) {
        const answer = await ask({ path, headers: { ...has, 'If-None-Match': value } });
        rows.push([`${path} ${encoding}, ${name} tag`, answerText(answer)]);
      }
    }
  return rows;
}

async function rawAnswers(): Promise<Content> {
  const { port, hostname } = new URL(await originOf());
  const requested = Object.entries(RAW).map(async ([name, bytes]) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    return [name, bytesText(await text(socket))] as const;
  });
  return Promise.all(requested);
}

const FAILING = ['/readyz', '/healthz'].map((path) => ({ path }));
const FAULT = {
  path: '/calculate',
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: '{}',
};

const ofEachKind = (name: string, ask: Ask): Behaviors => ({
  ...Object.fromEntries(
    Object.entries(REQUESTS).map(([kind, requested]) => [`${name}: ${kind}`, () => table(ask, requested)]),
  ),
  [`${name}: a known tag`]: () => tagged(ask),
});

testRecorded(import.meta.filename, {
  ...ofEachKind('through fetch', through(siteApp(folder))),
  'through fetch: not ready and at fault': () => table(through(failingApp()), [...FAILING, FAULT]),
  ...ofEachKind('on Node', onNode),
  'on Node: bytes': rawAnswers,
});
