import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

/** The start of a call whose body is longer than what is sent of it. */
export const half = (type = 'application/json'): string =>
  `POST /calculate HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 9\r\n\r\n{`;

/** Writes bytes as they are and reads until the other side closes. */
export function raw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
  return text(socket);
}
