import type { Calculator } from '@obracun/engine/core/calculate.ts';
import type { Day } from '@obracun/engine/core/days/day.ts';
import { Hono } from 'hono';
import { BATCH_PATH } from './batch.ts';
import { bothPaths, type Calls, callsOf, type LogFault } from './calls.ts';
import { ANSWER_HEADERS, PAGE_HEADERS, preflightHeaders } from './headers.ts';
import { MCP_PATH, messageAnswerer } from './mcp.ts';
import { toolsOf } from './mcp-tools.ts';
import { PROBLEMS, problemReply, type Reply } from './problems.ts';
import { type Bindings, chunksOf, headerOf, type Routes, send, serveCalls, TOO_BUSY } from './serve-calls.ts';
import { type FindFile, isFile, nameOf, PUBLIC_PATHS, serveSite, siteEtag } from './site.ts';

export interface AppOptions {
  readonly calculators: readonly Calculator[];
  /** The day whose law applies to calculations without a date of their own. */
  readonly today: () => Day;
  /** The built site with the documents of the API. Without it only the calls are served. */
  readonly site?: FindFile;
  /** False once this copy must get no more requests. */
  readonly isReady?: () => boolean;
  readonly log?: LogFault;
}

export interface App {
  readonly calls: Calls;
  readonly fetch: (request: Request, bindings?: Partial<Bindings>) => Response | Promise<Response>;
}

const PROBES = ['/healthz', '/readyz'];
const READING = 'GET, HEAD';
const ONLY_GET = problemReply(PROBLEMS.onlyGet, { Allow: READING });
const NEEDS_POST = problemReply(PROBLEMS.callNeedsPost, { Allow: 'OPTIONS, POST' });
const TAKES_POST = problemReply(PROBLEMS.onlyPost, { Allow: 'POST' });
const NOT_FOUND = problemReply(PROBLEMS.notFound);
const HEALTHY: Reply = {
  status: 200,
  headers: { ...ANSWER_HEADERS, 'Content-Length': '15' },
  body: '{"status":"ok"}',
};
// The type is named because only some runtimes add it to a response without a body.
const TO_DESCRIPTION = {
  status: 302,
  headers: { ...PAGE_HEADERS, Location: '/openapi.json', 'Content-Type': 'text/plain;charset=UTF-8' },
  body: '',
};

/** The whole service, for Node and workerd. It keeps no state between requests. */
export function createApp({
  calculators,
  today,
  site = () => undefined,
  isReady = () => true,
  log = () => undefined,
}: AppOptions): App {
  const calls = callsOf(calculators, today, log);
  const answerMessage = messageAnswerer(toolsOf(calculators, calls));
  const missing = serveSite(site, '404.html');
  const callPaths = [...calls.keys(), BATCH_PATH].flatMap(bothPaths);
  const app: Routes = new Hono();

  app.get('/healthz', () => send(HEALTHY));
  app.get('/readyz', () => send(isReady() ? HEALTHY : problemReply(PROBLEMS.busy, { 'Retry-After': '5' })));
  serveCalls(app, calls, log);
  app.on('POST', bothPaths(MCP_PATH), async (c) =>
    send(c.env.admit?.(false) === false ? TOO_BUSY : await answerMessage(headerOf(c), chunksOf(c))),
  );
  app.on('OPTIONS', callPaths, () => preflight('POST'));
  app.on('OPTIONS', PUBLIC_PATHS, () => preflight(READING));
  app.get('*', siteEtag, serveSite(site));
  for (const path of callPaths) app.all(path, () => send(NEEDS_POST));
  for (const path of bothPaths(MCP_PATH)) app.all(path, () => send(TAKES_POST));
  app.get('/api', () => send(TO_DESCRIPTION));
  app.notFound(async (c) => {
    const { method, path } = c.req;
    if (method === 'GET' || method === 'HEAD')
      return isFile(path) ? send(NOT_FOUND) : ((await missing(c, async () => undefined)) ?? send(NOT_FOUND));
    return send(PROBES.includes(path) || (await site(nameOf(path))) ? ONLY_GET : NOT_FOUND);
  });
  return { calls, fetch: (request, bindings = {}) => app.fetch(request, bindings) };
}

const preflight = (methods: string): Response =>
  new Response(null, { status: 204, headers: preflightHeaders(methods) });
