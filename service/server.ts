import { createServer, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { App } from './app.ts';
import { PROBLEMS, problem, problemBody } from './problems.ts';

type Fetch = App['fetch'];

/** Nobody may hold a connection longer than an honest client needs. */
const LIMITS = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  /** Longer than a balancer's usual minute, so that it is never the balancer that meets a closed connection. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 8_192,
};

const SILENCE_MS = 30_000;

/** An HTTP server over a fetch handler, not yet listening. Malformed and late requests get a problem as any other. */
export function serviceServer(fetch: Fetch, limits: Partial<typeof LIMITS> = {}): Server {
  const errorHandler = (): Response => problem(PROBLEMS.badRequest);
  const server = createServer({ ...LIMITS, ...limits }, getRequestListener(fetch, { errorHandler }));
  server.setTimeout(SILENCE_MS);
  return server.on('clientError', refuse);
}

const BY_CODE: Readonly<Record<string, (typeof PROBLEMS)[keyof typeof PROBLEMS]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: PROBLEMS.timeout,
  HPE_HEADER_OVERFLOW: PROBLEMS.headersTooLarge,
};

/** What never became a request is answered on the bare connection. */
function refuse({ code = '' }: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const which = BY_CODE[code] ?? PROBLEMS.badRequest;
  const body = problemBody(which);
  socket.end(
    [
      `HTTP/1.1 ${which.status} ${STATUS_CODES[which.status]}`,
      'Content-Type: application/json',
      'X-Content-Type-Options: nosniff',
      'Cache-Control: no-store',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
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
