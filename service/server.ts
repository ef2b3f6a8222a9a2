import { createServer, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { App } from './app.ts';
import { directCalls } from './direct-calls.ts';
import { ANSWER_HEADERS } from './headers.ts';
import { PROBLEMS, problem, problemReply } from './problems.ts';
import { type Note, noteWhenDone } from './request-log.ts';

/** Nobody may hold a connection longer than an honest client needs. */
const LIMITS = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  /** Longer than a balancer's usual minute, so that it is never the balancer that meets a closed connection. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 8_192,
};

/** A page or file is sent to a client that takes it; one that is silent this long is gone. */
const SILENCE_MS = 30_000;

interface ServerOptions {
  readonly limits?: Partial<typeof LIMITS>;
  readonly note?: Note;
}

/** An HTTP server over the app, not yet listening. Malformed and late requests get a problem as any other. */
export function serviceServer(
  { fetch, calls }: App,
  { limits, note = () => undefined }: ServerOptions = {},
): Server {
  const errorHandler = (): Response => problem(PROBLEMS.badRequest);
  const viaFetch = getRequestListener(fetch, { errorHandler });
  const answersCall = directCalls(calls, note);
  const server = createServer({ ...LIMITS, ...limits }, (incoming, outgoing) => {
    if (answersCall(incoming, outgoing)) return;
    noteWhenDone(incoming, outgoing, note);
    outgoing.setTimeout(SILENCE_MS);
    void viaFetch(incoming, outgoing);
  });
  return server.on('clientError', refuse);
}

const BY_CODE: Readonly<Record<string, (typeof PROBLEMS)[keyof typeof PROBLEMS]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: PROBLEMS.timeout,
  HPE_HEADER_OVERFLOW: PROBLEMS.headersTooLarge,
};

/** What never became a request is answered on the bare connection. */
function refuse({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const { status, body } = problemReply(BY_CODE[code] ?? PROBLEMS.badRequest);
  const headers = { ...ANSWER_HEADERS, 'Content-Length': Buffer.byteLength(body), Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'));
}

/** Takes no new connection, finishes what is in flight, and cuts what is not finished by the deadline. */
export function stop(server: Server, deadlineMs: number): Promise<void> {
  return new Promise((resolve) => {
    // A kept connection becomes idle only after its answer, hence again and again.
    const idle = setInterval(() => server.closeIdleConnections(), 50);
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(deadline);
      resolve();
    });
  });
}
