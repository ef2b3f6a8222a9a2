import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { App } from './app.ts';
import { connectionsOf } from './connections.ts';
import { directCalls } from './direct-calls.ts';
import { PROBLEMS, problem } from './problems.ts';
import { refusing } from './refusal.ts';
import { type Note, noteWhenDone } from './request-log.ts';
import { stop } from './stop.ts';

/** Nobody may hold a connection longer than an honest client needs. */
const LIMITS = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  /** Longer than a balancer's usual minute, so that it is never the balancer that meets a closed connection. */
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 8_192,
  /** An answer is sent to a client that takes it; one that is silent this long is gone. */
  silence: 30_000,
};

interface ServerOptions {
  readonly limits?: Partial<typeof LIMITS>;
  readonly note?: Note;
}

interface Service {
  readonly server: Server;
  readonly stop: (deadlineMs: number) => Promise<void>;
}

/** An HTTP server over the app, not yet listening. Malformed and late requests get a problem as any other. */
export function serviceServer(
  { fetch, calls }: App,
  { limits, note = () => undefined }: ServerOptions = {},
): Service {
  const { silence, ...rest } = { ...LIMITS, ...limits };
  const server = createServer(rest).setTimeout(silence);
  const connections = connectionsOf(server);
  const answersCall = directCalls(calls);
  const errorHandler = (): Response => problem(PROBLEMS.badRequest);
  // HTTP/1.0, as some probes speak it, need not name a host.
  const viaFetch = getRequestListener(fetch, { errorHandler, hostname: 'localhost' });
  server.on('request', (incoming, outgoing) => {
    connections.set(incoming.socket, outgoing);
    noteWhenDone(incoming, outgoing, note);
    if (!answersCall(incoming, outgoing)) void viaFetch(incoming, outgoing);
  });
  server.on('clientError', refusing(connections, note));
  return { server, stop: (deadlineMs) => stop(server, connections, deadlineMs) };
}
