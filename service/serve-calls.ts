import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, Hono } from 'hono';
import { answerBatch, BATCH_PATH, isLines, type StreamedReply } from './batch.ts';
import { BrokenOff, type HeaderOf, problemOfHeaders, readBody } from './body.ts';
import { answerText, bothPaths, type Call, type Calls, isExplained, type LogFault } from './calls.ts';
import { PROBLEMS, problemReply, type Reply } from './problems.ts';

/** What the runtime passes to the app with a request. */
export interface Bindings {
  /** On Node: the request and its response. */
  readonly incoming: IncomingMessage;
  readonly outgoing: ServerResponse;
  /** Admits a request that costs more than a call. `isEndless` lifts its time limit as long as bytes move. */
  readonly admit: (isEndless: boolean) => boolean;
  /** The body, where that of a `Request` cannot be iterated. */
  readonly chunks: AsyncIterable<Uint8Array>;
}

export type Routes = Hono<{ Bindings: Partial<Bindings> }>;

type RequestContext = Context<{ readonly Bindings: Partial<Bindings> }>;

export const TOO_BUSY = problemReply(PROBLEMS.busy, { 'Retry-After': '2' });

/** Answers calls and many of them at once: all that a page asks of the service for a calculation. */
export function serveCalls(app: Routes, calls: Calls, log: LogFault): void {
  for (const [path, call] of calls) app.on('POST', bothPaths(path), (c) => answerCall(c, call));
  app.on('POST', bothPaths(BATCH_PATH), async (c) => {
    if (c.env.admit?.(isLines(headerOf(c))) === false) return send(TOO_BUSY);
    const reply = await answerBatch(calls, headerOf(c), chunksOf(c));
    return 'blocks' in reply ? stream(reply) : send(reply);
  });
  app.onError((error, c) => {
    if (error instanceof BrokenOff) return send(problemReply(PROBLEMS.badRequest));
    log(error, c.req.path);
    return send(problemReply(PROBLEMS.fault));
  });
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
export const headerOf =
  ({ env, req }: RequestContext): HeaderOf =>
  (name) =>
    env.incoming ? env.incoming.headers[name] : req.header(name);

/** Reads the body of a request. On Node it is read without web streams, and an early end leaves the connection open. */
export const chunksOf = ({ env, req }: RequestContext): AsyncIterable<Uint8Array> =>
  env.chunks ?? env.incoming?.iterator({ destroyOnReturn: false }) ?? req.raw.body ?? new Blob().stream();

export const send = ({ status, headers, body }: Reply): Response => new Response(body, { status, headers });

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
