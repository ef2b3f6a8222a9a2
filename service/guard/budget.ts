import type { ServerResponse } from 'node:http';
import type { Note } from '../request-log.ts';
import type { Connections } from './connections.ts';

/** How many answers may be in work. What is read goes out of shared buffers, so it is their number that costs. */
export const BUDGET = {
  ofAll: 2_000,
  /** Of one connection: from here on it is not read further until it has taken some. */
  unread: 16,
  /** Of requests that cost more than a call: many calculations each, and assistants. */
  heavy: 10,
  /** With this many connections open, a service that is this many milliseconds behind has too much to do. */
  crowd: 200,
  late: 500,
};

/** How long a connection may take none of its answers while there are too many; less if it is owed many. */
const PATIENCE_MS = 5_000;
const PATIENCE_WITH_MANY_MS = 1_000;
const ROUND_MS = 250;

/** A request that is one too many is told so, or told so and its connection let go. */
export type Verdict = 'taken' | 'told' | 'let go';

/** Keeps the answers in work to their number, whoever asks for them. */
export class Budget {
  private heavy = 0;
  private refused = 0;
  private isLate = false;
  private readonly connections: Connections;
  private readonly limits: typeof BUDGET;

  constructor(connections: Connections, limits: typeof BUDGET, note: Note) {
    this.connections = connections;
    this.limits = limits;
    let due = performance.now() + ROUND_MS;
    const round = setInterval(() => {
      const now = performance.now();
      const delay = Math.max(now - due, connections.turns.delay);
      this.isLate = delay > limits.late && connections.open.size >= limits.crowd;
      due = now + ROUND_MS;
      this.relieve();
      this.tell(note);
    }, ROUND_MS).unref();
    connections.server.on('close', () => clearInterval(round));
  }

  /** What becomes of a request just asked, its answer counted; `isHeavy` if it costs more than a call. */
  judge(outgoing: ServerResponse, isHeavy: boolean): Verdict {
    const isOver = this.connections.owed > this.limits.ofAll;
    if (!isOver && !this.isLate && !(isHeavy && this.heavy >= this.limits.heavy)) {
      if (isHeavy) this.takeHeavy(outgoing);
      return 'taken';
    }
    this.refused++;
    return isOver ? 'let go' : 'told';
  }

  private takeHeavy(outgoing: ServerResponse): void {
    this.heavy++;
    outgoing.on('close', () => this.heavy--);
  }

  /** Cuts those that take nothing while others wait for their place. */
  private relieve(): void {
    const { open, owed } = this.connections;
    if (owed <= this.limits.ofAll / 2) return;
    const now = performance.now();
    for (const { socket, owed: own, since } of open.values()) {
      const patience = own.size > this.limits.unread ? PATIENCE_WITH_MANY_MS : PATIENCE_MS;
      if (own.size > 0 && now - since > patience) socket.destroy();
    }
  }

  /** One line for all: a flood of requests must not become one of lines. */
  private tell(note: Note): void {
    if (this.refused > 0) note({ status: 503, times: this.refused });
    this.refused = 0;
  }
}
