import { IncomingMessage } from 'node:http';

type Hear = (piece: Buffer | null) => void;

/** What has been heard whole is let go of: a connection that stays open holds its last request. */
const nothingMore: Hear = () => undefined;

/**
 * A request whose body may be heard as the parser finds it, without the stream that stands between: the stream tells
 * each piece and the end in turns of their own.
 */
export class Incoming extends IncomingMessage {
  private to?: Hear;

  /** From now on each piece of the body goes to `to`, and null once it is whole. To be asked before any of it has come. */
  hear(to: Hear): void {
    this.to = to;
  }

  override push(piece: Buffer | null): boolean {
    const { to } = this;
    if (!to) return super.push(piece);
    if (!piece) this.to = nothingMore;
    to(piece);
    return true;
  }

  /** Node throws away what of a body nobody has read; here nothing is left to read. */
  override resume(): this {
    return this.to ? this : super.resume();
  }
}
