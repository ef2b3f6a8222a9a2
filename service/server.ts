import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { App } from './app.ts';
import { pathOf, withoutQuery } from './asked.ts';
import { direct } from './fast/direct.ts';
import { heavily } from './fast/heavily.ts';
import { Incoming } from './fast/incoming.ts';
import { send } from './fast/send.ts';
import { BUDGET, Budget } from './guard/budget.ts';
import { type Connection, Connections } from './guard/connections.ts';
import { namesOneHost } from './guard/hosts.ts';
import { refusing, release } from './guard/refusal.ts';
import { stop } from './guard/stop.ts';
import { PROBLEMS, problemReply } from './problems.ts';
import type { Reply } from './reply.ts';
import { type Note, noteOf } from './request-log.ts';

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
  /** A request of many lines has all the time it needs, as long as something comes or goes in every so many milliseconds. */
  pace: 15_000,
};

interface ServerOptions {
  readonly limits?: Partial<typeof LIMITS & typeof BUDGET>;
  readonly note?: Note;
}

interface Service {
  readonly server: Server;
  /** From now on a connection is told with its next answer that it closes. */
  readonly retire: () => void;
  readonly stop: (deadlineMs: number) => Promise<void>;
}

const BUSY = problemReply(PROBLEMS.busy, { 'Retry-After': '2' });
const EXPECTS = problemReply(PROBLEMS.expectation);
const UNCLEAR = problemReply(PROBLEMS.badRequest);

/** Probes are answered however much there is to do. */
const PROBES: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

const isProbe = ({ url = '' }: IncomingMessage): boolean => PROBES.has(withoutQuery(url));

/** An HTTP server over the app, not yet listening. Malformed and late requests get a problem as any other. */
export function serviceServer(app: App, { limits, note = () => undefined }: ServerOptions = {}): Service {
  const { silence, pace, ofAll, unread, heavy, crowd, late, ...rest } = { ...LIMITS, ...BUDGET, ...limits };
  // Whether a host is named is looked at here: Node's own answer has neither a body nor our headers.
  const server = createServer({ ...rest, requireHostHeader: false, IncomingMessage: Incoming }).setTimeout(
    silence,
  );
  // Who has asked and closes its side waits for the answer.
  Object.assign(server, { httpAllowHalfOpen: true });
  const connections = new Connections(server, unread);
  const budget = new Budget(connections, { ofAll, unread, heavy, crowd, late }, note);
  const refuse = refusing(connections, note);
  const { deliver, retire } = delivering(connections);
  const answer = direct(app, deliver, heavily({ connections, pace, refuse, deliver }));
  const take = taking({ app, connections, budget, note, deliver, answer });
  server.on('request', (incoming, outgoing) => take(incoming, outgoing));
  server.on('checkExpectation', (incoming, outgoing) => take(incoming, outgoing, EXPECTS));
  server.on('connect', ({ socket }) => refuse(new Error('no tunnels'), socket));
  server.on('clientError', (error, socket) => refuse(error, socket as Connection['socket']));
  return {
    server,
    retire,
    stop: (deadlineMs) => {
      retire();
      return stop(server, connections, deadlineMs);
    },
  };
}

/** How answers go out: together, since each on its own would wake its client once more, which costs as much as making it. */
function delivering({ open, turns }: Connections) {
  let isRetired = false;
  const sendNow = (outgoing: ServerResponse, reply: Reply): void => {
    // Those behind it in a pipeline are answered as well: only the last says that nothing follows.
    if (isRetired && open.get(outgoing.req.socket)?.last === outgoing) outgoing.shouldKeepAlive = false;
    send(outgoing, reply);
  };
  return {
    deliver: (outgoing: ServerResponse, reply: Reply): void => {
      if (outgoing.req.complete) turns.leave(() => sendNow(outgoing, reply));
      else sendNow(outgoing, reply);
    },
    retire: (): void => {
      isRetired = true;
    },
  };
}

interface Taking extends Pick<ReturnType<typeof delivering>, 'deliver'> {
  readonly app: App;
  readonly connections: Connections;
  readonly budget: Budget;
  readonly note: Note;
  readonly answer: ReturnType<typeof direct>;
}

/** What becomes of a request: let go, told that there is too much to do, refused, or answered. */
function taking({ app, connections, budget, note, deliver, answer }: Taking) {
  const isHeavy = ({ method, url = '' }: IncomingMessage): boolean =>
    method === 'POST' && app.heavy.has(pathOf(url));
  return (incoming: Incoming, outgoing: ServerResponse, against?: Reply): void => {
    const connection = connections.take(outgoing);
    if (!connection) return;
    const verdict = isProbe(incoming) ? 'taken' : budget.judge(outgoing, isHeavy(incoming));
    if (verdict === 'let go') {
      release(connections, connection, BUSY);
      return;
    }
    const noted = verdict === 'taken' ? noteOf(incoming, outgoing, note) : undefined;
    outgoing.on('close', () => {
      noted?.();
      connections.settle(connection, outgoing);
    });
    if (verdict === 'told') deliver(outgoing, BUSY);
    else if (!namesOneHost(incoming)) deliver(outgoing, UNCLEAR);
    else if (against) deliver(outgoing, against);
    else answer(incoming, outgoing);
  };
}
