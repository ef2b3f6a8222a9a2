import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Calculator } from '@obracun/engine/core/calculate.ts';
import type { Day } from '@obracun/engine/core/days/day.ts';
import { type Context, Hono } from 'hono';
import { answerBatch, BATCH_PATH, isLines, type StreamedReply } from './batch.ts';
import { BrokenOff, type HeaderOf, problemOfHeaders, readBody } from './body.ts';
import {
  answerText,
  bothPaths,
  type Call,
  type Calls,
  callsOf,
  isExplained,
  type LogFault,
} from './calls.ts';
import { ANSWER_HEADERS, PAGE_HEADERS, preflightHeaders } from './headers.ts';
import { MCP_PATH, messageAnswerer } from './mcp.ts';
import { toolsOf } from './mcp-tools.ts';
import { PROBLEMS, problemReply, type Reply } from './problems.ts';
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

/** What the runtime passes to the app with a request on Node. */
export interface NodeBindings {
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  /** Admits a request that costs more than a call. `isEndless` lifts its time limit as long as bytes move. */
  readonly admit: (isEndless: boolean) => boolean;
}

type RequestContext = Context<{ readonly Bindings: Partial<NodeBindings> }>;

export interface App {
  readonly calls: Calls;
  readonly fetch: (request: Request, bindings?: Partial<NodeBindings>) => Response | Promise<Response>;
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

export const TOO_BUSY = problemReply(PROBLEMS.busy, { 'Retry-After': '2' });

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
  const app = new Hono<{ Bindings: Partial<NodeBindings> }>();

  app.get('/healthz', () => send(HEALTHY));
  app.get('/readyz', () => send(isReady() ? HEALTHY : problemReply(PROBLEMS.busy, { 'Retry-After': '5' })));
  for (const [path, call] of calls) app.on('POST', bothPaths(path), (c) => answerCall(c, call));
  app.on('POST', bothPaths(BATCH_PATH), async (c) => {
    if (c.env.admit?.(isLines(headerOf(c))) === false) return send(TOO_BUSY);
    const reply = await answerBatch(calls, headerOf(c), chunksOf(c));
    return 'blocks' in reply ? stream(reply) : send(reply);
  });
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
  app.onError((error, c) => {
    if (error instanceof BrokenOff) return send(problemReply(PROBLEMS.badRequest));
    log(error, c.req.path);
    return send(problemReply(PROBLEMS.fault));
  });
  return { calls, fetch: (request, bindings = {}) => app.fetch(request, bindings) };
}

async function answerCall(c: RequestContext, call: Call): Promise<Response> {
  const header = headerOf(c);
  const problem = problemOfHeaders(header);
  if (problem) return send(problemReply(problem));
  const body = await readBody(chunksOf(c));
  if (body.isTooLarge) return send(problemReply(PROBLEMS.tooLarge));
  return send(answerText(call, body.text(), isExplained(header('prefer'))));
}

/** On Node the first one counts where a client repeats a header. */
const headerOf =
  ({ env, req }: RequestContext): HeaderOf =>
  (name) =>
    env.incoming ? env.incoming.headers[name] : req.header(name);

/** Reads the body of a request. On Node it is read without web streams, and an early end leaves the connection open. */
const chunksOf = ({ env, req }: RequestContext): AsyncIterable<Uint8Array> =>
  env.incoming?.iterator({ destroyOnReturn: false }) ?? req.raw.body ?? new Blob().stream();

const send = ({ status, headers, body }: Reply): Response => new Response(body, { status, headers });

const preflight = (methods: string): Response =>
  new Response(null, { status: 204, headers: preflightHeaders(methods) });

/** Starts the response with its first block, so that until then a refusal can be sent instead. */
async function stream({ headers, blocks }: StreamedReply): Promise<Response> {
  const utf8 = new TextEncoder();
  let next = await blocks.next();
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      if (next.done) controller.close();
      else controller.enqueue(utf8.encode(next.value));
      // A client that stops sending has closed its connection: no error can be reported to it.
      next = await blocks.next().catch(() => ({ done: true as const, value: undefined }));
    },
    cancel: async () => void (await blocks.return(undefined)),
  });
  return new Response(body, { headers });
}
