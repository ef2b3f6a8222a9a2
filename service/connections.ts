import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Limit of outstanding responses. Files are sent from shared buffers, so only the number of responses costs. */
export const LOAD_LIMITS = {
  /** Limit of outstanding responses. Beyond it the connection with most of them is closed, or that of the request, after 503 where still possible. */
  ofAll: 2_000,
  /** A connection with at most this many outstanding responses is not closed for others. Beyond it requests of a pipeline are queued, except calls. */
  ofOne: 32,
  /** Requests in one turn of the event loop after which no connection is read until the next turn. */
  ofTurn: 500,
  /** Requests that cost more than a call, such as batches. */
  heavy: 10,
  /** Milliseconds in which a client must read something while half of `ofAll` are outstanding. */
  patience: 1_000,
};

const SWEEP_MS = 250;

/** An open connection and its outstanding responses. */
interface Connection {
  readonly outstanding: Set<ServerResponse>;
  /** Requests of a pipeline that are not in work yet. */
  readonly waiting: (() => void)[];
  /** Response to the latest request. */
  last?: ServerResponse;
  /** Response to a request that may take as long as it moves. */
  endless?: ServerResponse;
  /** Turn of the event loop in which the last request arrived; 0 before the first. */
  turn: number;
  /** Sweeps since the last response was sent. Counted, not timed: a busy event loop would make every client look late. */
  stalled: number;
  /** Runs when nothing is outstanding. Further requests of the connection are ignored. */
  onIdle?: () => void;
}

/** The open connections of a server, and the limits on their outstanding responses. */
export class Connections {
  readonly open = new Map<Socket, Connection>();
  private readonly limits: typeof LOAD_LIMITS;
  private readonly sendBusy: (outgoing: ServerResponse) => void;
  private readonly heavy = new Set<ServerResponse>();
  private paused: readonly Socket[] = [];
  private turn = 1;
  private inTurn = 0;
  private outstanding = 0;
  private refused = 0;
  private isRetired = false;

  /**
   * @param sendBusy sends 503 and closes the connection
   * @param onRefused receives the number of requests refused since the last call
   */
  constructor(
    server: Server,
    limits: typeof LOAD_LIMITS,
    sendBusy: (outgoing: ServerResponse) => void,
    onRefused: (times: number) => void,
  ) {
    this.limits = limits;
    this.sendBusy = sendBusy;
    server.on('connection', (socket: Socket) => {
      this.open.set(socket, { outstanding: new Set(), waiting: [], turn: 0, stalled: 0 });
      socket.on('close', () => this.forget(socket));
    });
    const sweep = setInterval(() => {
      this.cutStalled();
      if (this.refused > 0) onRefused(this.refused);
      this.refused = 0;
    }, SWEEP_MS).unref();
    server.on('close', () => clearInterval(sweep));
  }

  /** Counts a new request. Returns whether to answer it; probes always are. */
  take(outgoing: ServerResponse, isProbe: boolean): boolean {
    const { socket } = outgoing.req;
    const own = this.open.get(socket);
    if (own) own.turn = this.turn;
    this.countTurn();
    if (!own || own.onIdle) return false;
    if (this.isRetired) closeAfter(outgoing, own.last);
    if (own.outstanding.size === 0) own.stalled = 0;
    own.outstanding.add(outgoing);
    own.last = outgoing;
    this.outstanding++;
    outgoing.on('close', () => this.settle(own, outgoing));
    if (this.outstanding > this.limits.ofAll && !isProbe) this.refuse(this.largest() ?? socket);
    return this.open.has(socket);
  }

  /** Runs the function when few requests of the connection are in work: at once, or after those before it in a pipeline. */
  inOrder(outgoing: ServerResponse, work: () => void): void {
    const own = this.open.get(outgoing.req.socket);
    if (own && own.outstanding.size > this.limits.ofOne) own.waiting.push(work);
    else work();
  }

  /** Admits a request that costs more than a call. */
  admit(outgoing: ServerResponse, isEndless: boolean): boolean {
    if (this.heavy.size >= this.limits.heavy) {
      this.refused++;
      return false;
    }
    this.heavy.add(outgoing);
    const own = this.open.get(outgoing.req.socket);
    if (own && isEndless) own.endless = outgoing;
    return true;
  }

  /** Marks each further response with `Connection: close`. */
  retire(): void {
    this.isRetired = true;
  }

  /** Closes connections without a request. */
  closeIdle(): void {
    for (const [socket, { outstanding, last }] of this.open)
      if (outstanding.size === 0 && last?.req.complete !== false) socket.destroy();
  }

  /** Runs the function when nothing is outstanding on the connection, and reads nothing more from it. */
  dismiss(socket: Socket, own: Connection, onIdle: () => void): void {
    own.onIdle = onIdle;
    socket.pause();
    if (own.outstanding.size === 0) onIdle();
  }

  /**
   * A read brings up to 64 KB, which may be thousands of requests, and Node keeps them until the end of the turn, even of a
   * connection that was closed. In the next turn queued clients are read first, then new ones.
   */
  private countTurn(): void {
    if (this.inTurn++ === 0) setImmediate(() => this.endTurn());
    if (this.inTurn !== this.limits.ofTurn) return;
    const rank = ({ turn }: Connection) => (turn === this.turn ? 2 : turn === 0 ? 1 : 0);
    const read = [...this.open].filter(([socket]) => !socket.isPaused()).reverse();
    this.paused = read.sort(([, a], [, b]) => rank(a) - rank(b)).map(([socket]) => socket.pause());
  }

  private endTurn(): void {
    this.turn++;
    this.inTurn = 0;
    for (const socket of this.paused) if (!this.open.get(socket)?.onIdle) socket.resume();
    this.paused = [];
  }

  private settle(own: Connection, outgoing: ServerResponse): void {
    this.heavy.delete(outgoing);
    if (!own.outstanding.delete(outgoing)) return;
    this.outstanding--;
    own.stalled = 0;
    own.waiting.shift()?.();
    if (own.outstanding.size === 0) own.onIdle?.();
  }

  /** Responses queued behind others emit no `close` when their connection is gone. */
  private forget(socket: Socket): void {
    const outstanding = this.open.get(socket)?.outstanding ?? new Set<ServerResponse>();
    for (const outgoing of outstanding) this.heavy.delete(outgoing);
    this.outstanding -= outstanding.size;
    this.open.delete(socket);
    outstanding.clear();
  }

  /** The connection with most outstanding responses, if these exceed `ofOne`. */
  private largest(): Socket | undefined {
    let largest: Socket | undefined;
    let most = this.limits.ofOne;
    for (const [socket, { outstanding }] of this.open) {
      if (outstanding.size <= most) continue;
      largest = socket;
      most = outstanding.size;
    }
    return largest;
  }

  /**
   * Closes a connection, with 503 in place of its next response. Node keeps every request of a pipeline until its
   * connection is destroyed, so it is destroyed at once.
   */
  private refuse(socket: Socket): void {
    const [first] = this.open.get(socket)?.outstanding ?? [];
    this.forget(socket);
    this.refused++;
    if (first && !first.headersSent && socket.writableLength === 0) this.sendBusy(first);
    else socket.destroy();
  }

  private cutStalled(): void {
    if (this.outstanding <= this.limits.ofAll / 2) return;
    const most = this.limits.patience / SWEEP_MS;
    for (const [socket, own] of this.open)
      if (own.outstanding.size > 0 && socket.writableLength > 0 && ++own.stalled > most) socket.destroy();
  }
}

/** In a pipeline only the last response may say that the connection closes. */
function closeAfter(outgoing: ServerResponse, previous?: ServerResponse): void {
  if (previous && !previous.headersSent) previous.removeHeader('Connection');
  outgoing.setHeader('Connection', 'close');
}
