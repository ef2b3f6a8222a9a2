import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

export const LOAD_LIMITS = {
  /** Outstanding responses of all connections. Beyond it a request is answered 503 and its connection closed. */
  ofAll: 2_000,
  /** Requests in work that cost more than a call, such as batches. */
  heavy: 10,
  /** Milliseconds in which a client must take something while half of `ofAll` are outstanding, a fifth of that while some are refused. */
  patience: 5_000,
};

const SWEEP_MS = 250;
/** Sweeps that one counts for while requests are refused. */
const HASTE = 5;

/** An open connection and its outstanding responses. */
interface Connection {
  readonly outstanding: Set<ServerResponse>;
  /** Response to the latest request. */
  last?: ServerResponse;
  /** Further requests are ignored: the last response is decided. */
  isClosing?: boolean;
  /** It was not read for a while since its latest request, so that it cannot be late. */
  wasPaused?: boolean;
  /** Runs when nothing is outstanding any more. */
  whenIdle?: () => void;
  /** Bytes sent until the latest sweep, and sweeps since. Counted and not timed: a busy event loop would make every client look late. */
  sent: number;
  stalled: number;
}

/**
 * Counts outstanding responses, which Node keeps without limit where requests are pipelined and no response is read. From half of
 * `ofAll` on it reads pipelines no further until they are answered, and closes connections that take nothing.
 */
export class Connections {
  /** Those that sent a request longest ago come first. */
  readonly open = new Map<Socket, Connection>();
  private readonly heavy = new Set<ServerResponse>();
  private readonly limits: typeof LOAD_LIMITS;
  private outstanding = 0;
  private isPaused = false;
  private willResume = false;
  private hasRefused = false;

  constructor(server: Server, limits: typeof LOAD_LIMITS) {
    this.limits = limits;
    server.on('connection', (socket: Socket) => {
      const own: Connection = { outstanding: new Set(), sent: 0, stalled: 0 };
      this.open.set(socket, own);
      socket.on('close', () => {
        this.open.delete(socket);
        // Responses queued behind others emit no `close` when their connection is gone.
        for (const outgoing of own.outstanding) this.settle(own, outgoing);
      });
    });
    const sweep = setInterval(() => this.cutStalled(), SWEEP_MS).unref();
    server.on('close', () => clearInterval(sweep));
  }

  /** Counts a request and returns what to do with it. */
  take(outgoing: ServerResponse): 'answer' | 'refuse' | 'ignore' {
    const { socket } = outgoing.req;
    const own = this.open.get(socket);
    if (!own || own.isClosing) return 'ignore';
    this.open.delete(socket);
    this.open.set(socket, own);
    own.outstanding.add(outgoing);
    own.last = outgoing;
    own.wasPaused = false;
    this.outstanding++;
    outgoing.on('close', () => this.settle(own, outgoing));
    if (this.outstanding >= this.limits.ofAll / 2) this.pause();
    if (this.outstanding <= this.limits.ofAll) return 'answer';
    this.hasRefused = true;
    return 'refuse';
  }

  /** Whether a request that costs more than a call may start. */
  admit(outgoing: ServerResponse): boolean {
    return this.heavy.size < this.limits.heavy && !!this.heavy.add(outgoing);
  }

  /** Reads nothing more of a connection whose last response is decided. */
  ignoreFurther(socket: Socket): void {
    const own = this.open.get(socket);
    if (own) own.isClosing = true;
    socket.pause();
  }

  /** Closes connections without a request. */
  closeIdle(): void {
    for (const [socket, { outstanding, last }] of this.open)
      if (outstanding.size === 0 && last?.req.complete !== false) socket.destroy();
  }

  private settle(own: Connection, outgoing: ServerResponse): void {
    this.heavy.delete(outgoing);
    if (!own.outstanding.delete(outgoing)) return;
    this.outstanding--;
    if (own.outstanding.size === 0) own.whenIdle?.();
    if (this.isPaused && this.outstanding < this.limits.ofAll / 4) this.resume();
  }

  /** One read brings up to 64 KB, which may be a thousand requests. Those of other connections wait for the next turn. */
  private pause(): void {
    if (this.willResume) return;
    for (const [socket, own] of this.open) {
      socket.pause();
      own.wasPaused = true;
    }
    this.willResume = true;
    setImmediate(() => {
      this.willResume = false;
      this.resume();
    });
  }

  /**
   * Reads again, above the limit only connections without an outstanding response. They are read in this order: new ones, the newest
   * first, so that a probe does not wait for a flood, then those that sent a request longest ago.
   */
  private resume(): void {
    this.isPaused = this.outstanding >= this.limits.ofAll / 4;
    const all = [...this.open];
    const isNew = ([, { last }]: (typeof all)[number]) => last === undefined;
    for (const [socket, own] of [...all.filter(isNew).reverse(), ...all.filter((one) => !isNew(one))])
      if (!own.isClosing && (!this.isPaused || own.outstanding.size === 0)) socket.resume();
  }

  /** The system takes up to 4 MB for a client, and reports nothing until the client has read a third of that. */
  private cutStalled(): void {
    const { ofAll, patience } = this.limits;
    for (const [socket, own] of this.open) {
      const sent = socket.bytesWritten - socket.writableLength;
      const isStalled = this.outstanding >= ofAll / 2 && socket.writableLength > 0 && sent === own.sent;
      own.stalled = isStalled ? own.stalled + (this.hasRefused ? HASTE : 1) : 0;
      own.sent = sent;
      if (own.stalled > patience / SWEEP_MS) socket.destroy();
    }
    this.hasRefused = false;
  }
}
