import type { Writable } from 'node:stream';

/** Lines are written in blocks: one write for each would cost a call more than its calculation. */
const BLOCK = 4_096;
const PAUSE_MS = 1_000;

/**
 * Log lines on their way to a reader who may not read: what waits for him is limited, and lines beyond that are lost and
 * counted instead of stopping the service. Standard output is never waited for: Node writes to a pipe or socket what
 * there is room for and keeps the rest.
 */
export class LogLines {
  private readonly out: Writable;
  private readonly most: number;
  private block = '';
  private lost = 0;

  /** `most` are the bytes that may wait. */
  constructor(out: Writable, most = 1_000_000) {
    this.out = out;
    this.most = most;
    // A reader that is gone is no reason to end.
    out.on('error', () => undefined);
    setInterval(() => this.flush(), PAUSE_MS).unref();
  }

  write(line: string): void {
    if (this.out.writableLength + this.block.length > this.most) {
      this.lost++;
      return;
    }
    if (this.lost > 0) this.tell();
    this.block += line;
    if (this.block.length >= BLOCK) this.flush();
  }

  flush(): void {
    if (this.block === '') return;
    this.out.write(this.block);
    this.block = '';
  }

  /** Resolves once all is taken, or after this time. */
  finish(timeMs: number): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(resolve, timeMs);
      if (this.lost > 0) this.tell();
      this.flush();
      this.out.write('', () => resolve());
    });
  }

  private tell(): void {
    this.block += `${JSON.stringify({ level: 40, time: Date.now(), lost: this.lost, msg: 'log lines lost: their reader did not take them' })}\n`;
    this.lost = 0;
  }
}
