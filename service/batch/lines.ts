import { LIMITS } from './limits.ts';

const LF = 0x0a;
const SPACE = 0x20;
const NOTHING = new Uint8Array(0);
/** The mark that Windows programs put before a text. */
const MARK = [0xef, 0xbb, 0xbf];

/** Cuts what comes in pieces into its lines; what is empty or blank is none. Of a line that is too long only so much is kept that it is seen to be. */
export class Lines {
  /** The beginning of a line whose end has not come. */
  private begun: Uint8Array = NOTHING;
  private isFirst = true;

  /** The lines that end in this piece. */
  *of(chunk: Uint8Array): Generator<Uint8Array> {
    let from = 0;
    for (let end = chunk.indexOf(LF); end !== -1; end = chunk.indexOf(LF, from)) {
      yield* this.line(this.joined(chunk.subarray(from, end)));
      this.begun = NOTHING;
      from = end + 1;
    }
    // A copy: the pieces of a connection may lie in one buffer that is used again.
    this.begun = this.joined(chunk.subarray(from)).slice();
  }

  /** The line that ends with the text. */
  *last(): Generator<Uint8Array> {
    yield* this.line(this.begun);
  }

  private joined(rest: Uint8Array): Uint8Array {
    const { begun } = this;
    if (begun.length === 0) return rest.subarray(0, LIMITS.rowBytes + 1);
    const room = LIMITS.rowBytes + 1 - begun.length;
    const whole = new Uint8Array(begun.length + Math.min(rest.length, room));
    whole.set(begun);
    whole.set(rest.subarray(0, room), begun.length);
    return whole;
  }

  private *line(bytes: Uint8Array): Generator<Uint8Array> {
    const line = this.isFirst ? unmarked(bytes) : bytes;
    this.isFirst = false;
    if (!isBlank(line)) yield line;
  }
}

/** The text without the mark before it. */
export const unmarked = (bytes: Uint8Array): Uint8Array =>
  MARK.every((byte, at) => bytes[at] === byte) ? bytes.subarray(MARK.length) : bytes;

function isBlank(bytes: Uint8Array): boolean {
  for (const byte of bytes) if (byte > SPACE) return false;
  return true;
}
