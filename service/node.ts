import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { type App, type NodeBindings, TOO_BUSY } from './app.ts';
import { Connections, LOAD_LIMITS } from './connections.ts';
import { nodeCalls, send } from './node-calls.ts';
import { PROBLEMS, type Problem, problemReply } from './problems.ts';
import { type Note, noteEnd } from './request-log.ts';

const LIMITS = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  /** Longer than the usual minute of a balancer, so that the balancer never meets a closed connection. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 8_192,
  /** Closes a connection that neither sends nor reads anything for this time. */
  silence: 30_000,
  /** A request of many lines must move a kilobyte in this time. */
  pace: 15_000,
};

interface ServerOptions {
  readonly limits?: Partial<typeof LIMITS & typeof LOAD_LIMITS>;
  readonly note?: Note;
}

interface Service {
  readonly server: Server;
  /** Marks each further response with `Connection: close`. */
  readonly retire: () => void;
  /** Finishes the requests in flight, and cuts those that are not finished by the deadline. */
  readonly stop: (deadlineMs: number) => Promise<void>;
}

const BUSY = { ...TOO_BUSY, headers: { ...TOO_BUSY.headers, Connection: 'close' } };
const BAD_REQUEST = problemReply(PROBLEMS.badRequest);
const NO_EXPECTATIONS = problemReply(PROBLEMS.expectation);
const PROBES = /^\/(?:healthz|readyz)(?:\?|$)/;

/** An HTTP server of the app, not yet listening. Malformed and late requests get a problem like any other. */
export function serviceServer(app: App, { limits, note = () => undefined }: ServerOptions = {}): Service {
  const { silence, pace, ofAll, ofOne, ofTurn, heavy, patience, ...options } = {
    ...LIMITS,
    ...LOAD_LIMITS,
    ...limits,
  };
  // `Host` is checked below: Node's own response has neither a body nor our headers.
  const server = createServer({ ...options, requireHostHeader: false }).setTimeout(silence);
  const connections = new Connections(
    server,
    { ofAll, ofOne, ofTurn, heavy, patience },
    (outgoing) => send(outgoing, BUSY),
    (times) => note({ status: 503, times }),
  );
  const refuse = refuser(connections, note);
  const answer = nodeCalls(app.calls, throughFetch(app, connections, pace, refuse));
  const take = (incoming: IncomingMessage, outgoing: ServerResponse, isExpecting = false): void => {
    if (!connections.take(outgoing, PROBES.test(incoming.url ?? ''))) return;
    noteEnd(incoming, outgoing, note);
    if (!namesOneHost(incoming)) send(outgoing, BAD_REQUEST);
    else if (isExpecting) send(outgoing, NO_EXPECTATIONS);
    else answer(incoming, outgoing);
  };
  server.on('request', (incoming, outgoing) => take(incoming, outgoing));
  server.on('checkExpectation', (incoming, outgoing) => take(incoming, outgoing, true));
  server.on('clientError', (error, socket) => refuse(error, socket as Socket));
  server.on('connect', (_incoming, socket) => refuse(new Error('no tunnels'), socket as Socket));
  return {
    server,
    retire: () => connections.retire(),
    stop: (deadlineMs) => stop(server, connections, deadlineMs),
  };
}

/** A request names its host exactly once; HTTP/1.0, which some probes speak, need not. */
function namesOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === 'host') hosts++;
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0');
}

type Refuse = (error: NodeJS.ErrnoException, socket: Socket) => void;

/** Everything but calls goes through the Fetch API. */
function throughFetch(app: App, connections: Connections, pace: number, refuse: Refuse) {
  const answer = async (request: Request, { incoming, outgoing }: Omit<NodeBindings, 'admit'>) => {
    const admit = (isEndless: boolean): boolean => {
      if (!connections.admit(outgoing, isEndless)) return false;
      if (isEndless) keepPace(incoming.socket, outgoing, pace, refuse);
      return true;
    };
    const response = await app.fetch(request, { incoming, outgoing, admit });
    // Already refused, because its body did not arrive in time.
    return outgoing.headersSent || outgoing.destroyed ? RESPONSE_ALREADY_SENT : response;
  };
  const listen = getRequestListener(answer as Parameters<typeof getRequestListener>[0], {
    hostname: 'localhost',
    autoCleanupIncoming: false,
    errorHandler: () => new Response(BAD_REQUEST.body, BAD_REQUEST),
  });
  return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    // Paths of the Fetch API start with a slash and have no backslashes.
    incoming.url = incoming.url?.replace(/^\*/, '/*').replaceAll('\\', '%5C') ?? '';
    // The unread rest of the body is discarded, so that the connection can be used again.
    outgoing.on('finish', () => incoming.resume());
    connections.inOrder(outgoing, () => void listen(incoming, outgoing));
  };
}

/** Half a kilobit a second: an honest client is a hundred times faster. */
const LEAST_BYTES = 1_000;
const TOO_SLOW = Object.assign(new Error('too slow'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });

/** Ends a request of many lines that moves less than this in `ms`, in either direction. */
function keepPace(socket: Socket, outgoing: ServerResponse, ms: number, refuse: Refuse): void {
  const moved = () => socket.bytesRead + socket.bytesWritten;
  let before = moved();
  const watch = setInterval(() => {
    if (socket.destroyed) clearInterval(watch);
    else if (moved() - before < LEAST_BYTES) {
      if (outgoing.headersSent) socket.destroy();
      else refuse(TOO_SLOW, socket);
    }
    before = moved();
  }, ms).unref();
  outgoing.on('close', () => clearInterval(watch));
}

const BY_CODE: Readonly<Record<string, Problem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: PROBLEMS.timeout,
  HPE_HEADER_OVERFLOW: PROBLEMS.headersTooLarge,
};

/** Answers bytes that never became a whole request, after every whole request before them, and closes the connection. */
function refuser(connections: Connections, note: Note): Refuse {
  return (error, socket) => {
    const own = connections.open.get(socket);
    if (!own || !socket.writable) return void socket.destroy();
    // Already refused: the rest of its bytes is ignored.
    if (own.onIdle) return;
    const isPartial = own.last?.req.complete === false;
    // Node's time for a whole request does not apply; `keepPace` does.
    if (isPartial && own.last === own.endless && error.code === TOO_SLOW.code && error !== TOO_SLOW) return;
    const reply = problemReply(BY_CODE[error.code ?? ''] ?? PROBLEMS.badRequest, { Connection: 'close' });
    // A request that arrived only in part gets its response now, unless one was sent.
    if (own.last && isPartial) {
      if (!own.last.headersSent) send(own.last, reply);
      if (own.last.writableEnded) connections.dismiss(socket, own, () => part(socket, ''));
      else socket.destroySoon();
      return;
    }
    note({ status: reply.status });
    connections.dismiss(socket, own, () => part(socket, written(reply)));
  };
}

function written({ status, headers, body }: ReturnType<typeof problemReply>): string {
  const all = { ...headers, 'Content-Length': Buffer.byteLength(body) };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, '', body].join('\r\n');
}

/** Time limit for a client to read its last response before the connection is closed. */
const LINGER_MS = 1_000;

function part(socket: Socket, text: string): void {
  // A response with `Connection: close` has ended the socket already.
  if (socket.writable) socket.on('error', () => undefined).end(text);
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

/** Time limit for a further request on a kept connection. */
const PAUSE_MS = 500;

async function stop(server: Server, connections: Connections, deadlineMs: number): Promise<void> {
  connections.retire();
  const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
  await wait(Math.min(PAUSE_MS, deadlineMs));
  server.on('connection', (socket: Socket) => socket.destroy());
  // `server.close` cuts responses that have ended but are not fully sent: until then the server stays open.
  for (connections.closeIdle(); connections.open.size > 0; connections.closeIdle()) await wait(20);
  const closed = once(server, 'close');
  server.close();
  await closed;
  clearTimeout(deadline);
}
