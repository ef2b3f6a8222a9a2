import type { Socket } from 'node:net';
import { readIntoOne } from './one-buffer.ts';
import type { Turns } from './turns.ts';

/** As much as one request of a browser; more at once is parsed a few of the shortest requests at a time. */
const WHOLE = 1_024;
const NOTHING = Buffer.alloc(0);

/** Node's own mark that its parser takes nothing until the answers before have left. */
const HELD = '_paused';
type Served = Socket & { readonly [HELD]?: boolean };

/**
 * What a connection sends, handed to Node's parser piece by piece. Left to itself the parser makes requests of all that
 * a read brought: of 64 KB nearly two thousand, at once, for each of all connections.
 */
export class Intake {
  private readonly socket: Served;
  private readonly turns: Turns;
  private readonly takes: () => number;
  private readonly parse: (piece: Buffer) => void;
  private readonly finish: () => void;
  private readonly stopReading: () => void;
  private rest: Buffer = NOTHING;
  private hasEnded = false;
  private isNew = true;
  private isClosed = false;

  /** `takes` says how many bytes may be parsed at once, 0 while nothing may. */
  constructor(socket: Socket, turns: Turns, takes: () => number) {
    this.socket = socket;
    this.turns = turns;
    this.takes = takes;
    const [parse] = socket.listeners('data') as ((piece: Buffer) => void)[];
    if (!parse) throw new Error('the parser does not listen');
    this.parse = parse;
    socket.off('data', parse);
    // With what stops and starts reading from the system: Node takes it away from who listens for data himself.
    const stops = socket.listeners('pause') as (() => void)[];
    const starts = socket.listeners('resume') as (() => void)[];
    const hear = (chunk: Buffer) => this.hear(chunk);
    socket.on('data', hear);
    readIntoOne(socket, hear);
    for (const stop of stops) socket.on('pause', stop);
    for (const start of starts) socket.on('resume', start);
    // Node reads on when a pause falls between a resuming and its event, or into a piece just heard: what is sent then would pass for a sign of life.
    this.stopReading = () => {
      if (socket.isPaused()) for (const stop of stops) stop.call(socket);
    };
    socket.on('resume', () => {
      this.stopReading();
      if (this.isWaiting) this.queue();
    });
    this.finish = this.takeEnd();
  }

  /** Whether something came that is not parsed. */
  get isWaiting(): boolean {
    return this.rest.length > 0;
  }

  /** An answer is out. */
  goOn(): void {
    if (this.isWaiting) this.queue();
    else if (this.socket.isPaused()) this.readOn();
  }

  /** From now on nothing it sends is heard. */
  close(): void {
    this.isClosed = true;
    this.rest = NOTHING;
  }

  /** A socket that is paused says its end all the same: the parser is told once it has all that came before. */
  private takeEnd(): () => void {
    const ends = this.socket.listeners('end') as (() => void)[];
    for (const end of ends) this.socket.off('end', end);
    this.socket.on('end', () => {
      this.hasEnded = true;
      if (!this.isWaiting) this.finish();
    });
    return () => {
      for (const end of ends) end.call(this.socket);
    };
  }

  private hear(chunk: Buffer): void {
    if (this.isClosed) return;
    this.rest = this.isWaiting ? Buffer.concat([this.rest, chunk]) : chunk;
    // Who has just come and asks little is heard before those who are busy already: one comes in a turn.
    if (this.isNew && this.rest.length <= WHOLE) this.feed();
    this.isNew = false;
    if (this.isWaiting) this.queue();
    // What it was read into is read into again.
    if (this.rest.buffer === chunk.buffer) this.rest = Buffer.from(this.rest);
    if (this.socket.isPaused()) setImmediate(this.stopReading);
  }

  private queue(): void {
    this.turns.take(this.feed);
    if (this.isWaiting) this.socket.pause();
  }

  private readonly feed = (): boolean => {
    if (!this.isWaiting || this.socket.destroyed || this.socket[HELD]) return false;
    const most = this.takes();
    if (most === 0) return false;
    const { rest } = this;
    const isWhole = rest.length <= Math.max(WHOLE, most);
    this.rest = isWhole ? NOTHING : rest.subarray(most);
    this.parse.call(this.socket, isWhole ? rest : rest.subarray(0, most));
    if (this.isWaiting) return true;
    if (this.hasEnded) this.finish();
    else if (!this.takes()) this.socket.pause();
    else if (this.socket.isPaused()) this.readOn();
    return false;
  };

  private readOn(): void {
    if (!this.isClosed && !this.socket[HELD] && this.takes()) this.socket.resume();
  }
}
