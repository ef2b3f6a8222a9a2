import { createServer, type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { App } from './app.ts';
import { Connections, LOAD_LIMITS } from './connections.ts';
import { nodeCalls, send } from './node-calls.ts';
import { PROBLEMS, type Problem, problemReply, type Reply } from './problems.ts';
import { type Note, noteEnd } from './request-log.ts';
import { type Bindings, TOO_BUSY } from './serve-calls.ts';

const LIMITS = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  /** Longer than the usual minute of a balancer, so that the balancer never meets a closed connection. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 8_192,
  /** Closes a connection that neither sends nor takes anything for so long. */
  silence: 30_000,
  /** The same for a request of lines, which has no other limit of time. */
  linesSilence: 15_000,
  ...LOAD_LIMITS,
};

interface ServerOptions {
  readonly limits?: Partial<typeof LIMITS>;
  readonly note?: Note;
}

/** How long a kept connection may still send a request before it is closed. */
const PAUSE_MS = 500;
/** How long a client may read its last response before it closes the connection. */
const LINGER_MS = 1_000;

type Outgoing = Bindings['outgoing'];

const CLOSE = { Connection: 'close' };
const BUSY = { ...TOO_BUSY, headers: { ...TOO_BUSY.headers, ...CLOSE } };
const BAD_REQUEST = problemReply(PROBLEMS.badRequest);
const TOO_LATE = 'ERR_HTTP_REQUEST_TIMEOUT';
const BY_CODE: Readonly<Record<string, Problem>> = {
  [TOO_LATE]: PROBLEMS.timeout,
  HPE_HEADER_OVERFLOW: PROBLEMS.headersTooLarge,
};
const PROBES = /^\/(?:healthz|readyz)(?:\?|$)/;

/** An HTTP server of the app, not yet listening. Malformed and late requests get a problem like any other. */
export function serviceServer(app: App, { limits = {}, note = () => undefined }: ServerOptions = {}) {
  const all = { ...LIMITS, ...limits };
  // `Host` is checked below: Node's own response has neither a body nor our headers.
  const server = createServer({ ...all, requireHostHeader: false }).setTimeout(all.silence);
  const connections = new Connections(server, all);
  const lines = new WeakSet<Outgoing>();
  let isRetired = false;

  const answer = async (
    request: Request,
    { incoming, outgoing }: Pick<Bindings, 'incoming' | 'outgoing'>,
  ) => {
    const admit = (isLines: boolean): boolean => {
      if (!connections.admit(outgoing)) return false;
      if (!isLines) return true;
      lines.add(outgoing);
      outgoing.setTimeout(all.linesSilence, () => {
        if (outgoing.headersSent) incoming.socket.destroy();
        else send(outgoing, problemReply(PROBLEMS.timeout, CLOSE));
      });
      return true;
    };
    const response = await app.fetch(request, { incoming, outgoing, admit });
    // Refused meanwhile, because its body did not arrive in time.
    return outgoing.headersSent || outgoing.destroyed ? RESPONSE_ALREADY_SENT : response;
  };
  const listen = getRequestListener(answer as Parameters<typeof getRequestListener>[0], {
    hostname: 'localhost',
    autoCleanupIncoming: false,
    errorHandler: () => new Response(BAD_REQUEST.body, BAD_REQUEST),
  });
  const answerNode = nodeCalls(app.calls, (incoming, outgoing) => {
    // Paths of the Fetch API start with a slash and have no backslashes.
    incoming.url = incoming.url?.replace(/^\*/, '/*').replaceAll('\\', '%5C') ?? '';
    // What was not read of the body is thrown away, so that the connection can be used again.
    outgoing.on('finish', () => incoming.resume());
    void listen(incoming, outgoing);
  });

  const take = (incoming: IncomingMessage, outgoing: Outgoing, refusal?: Problem): void => {
    const previous = connections.open.get(incoming.socket)?.last;
    const taken = connections.take(outgoing);
    if (taken === 'ignore') return;
    if (isRetired) closeAfter(outgoing, previous);
    noteEnd(incoming, outgoing, note);
    if (taken === 'refuse' && !PROBES.test(incoming.url ?? '')) {
      connections.ignoreFurther(incoming.socket);
      send(outgoing, BUSY);
    } else if (!namesOneHost(incoming)) send(outgoing, BAD_REQUEST);
    else if (refusal) send(outgoing, problemReply(refusal));
    else answerNode(incoming, outgoing);
  };

  /** Answers what never became a whole request, after everything that came whole before it, and closes the connection. */
  const refuse = ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
    const own = connections.open.get(socket);
    if (!own || !socket.writable) return void socket.destroy();
    const { last } = own;
    const mayBeLate = own.wasPaused || (last && lines.has(last) && !last.req.complete);
    if (own.isClosing || (code === TOO_LATE && mayBeLate)) return;
    const reply = problemReply(BY_CODE[code] ?? PROBLEMS.badRequest, CLOSE);
    connections.ignoreFurther(socket);
    // A request that came only in part gets its response now, or has had it.
    const isPartial = last?.req.complete === false;
    if (last && isPartial && !last.headersSent) send(last, reply);
    else if (last && isPartial && !last.writableEnded) socket.destroySoon();
    else {
      if (!isPartial) note({ status: reply.status });
      own.whenIdle = () => {
        // A response that said `Connection: close` has ended the socket already.
        if (socket.writable) socket.on('error', () => undefined).end(isPartial ? '' : written(reply));
        setTimeout(() => socket.destroy(), LINGER_MS).unref();
      };
      if (own.outstanding.size === 0) own.whenIdle();
    }
  };

  server.on('request', (incoming, outgoing) => take(incoming, outgoing));
  server.on('checkExpectation', (incoming, outgoing) => take(incoming, outgoing, PROBLEMS.expectation));
  server.on('clientError', (error, socket) => refuse(error, socket as Socket));
  server.on('connect', (_incoming, socket) => refuse(new Error('no tunnels'), socket as Socket));
  /** From now on each response says that its connection closes. */
  const retire = (): void => {
    isRetired = true;
  };
  /** Finishes the requests in flight, and cuts those that are not finished by the deadline. */
  const stop = async (deadlineMs: number): Promise<void> => {
    retire();
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
    await wait(Math.min(PAUSE_MS, deadlineMs));
    server.on('connection', (socket: Socket) => socket.destroy());
    // `server.close` cuts responses that have ended but are not sent to their end, so it comes last.
    for (connections.closeIdle(); connections.open.size > 0; connections.closeIdle()) await wait(20);
    server.close();
    clearTimeout(deadline);
  };
  return { server, retire, stop };
}

/** A request names its host exactly once; HTTP/1.0, which some probes speak, need not. */
function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

/** In a pipeline only the last response may say that the connection closes. */
function closeAfter(outgoing: Outgoing, previous?: Outgoing): void {
  if (previous && !previous.headersSent) previous.removeHeader('Connection');
  outgoing.setHeader('Connection', 'close');
}

function written({ status, headers, body }: Reply): string {
  const all = { ...headers, 'Content-Length': Buffer.byteLength(body) };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, '', body].join('\r\n');
}
