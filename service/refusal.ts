import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { type Connections, isInWork } from './connections.ts';
import { ANSWER_HEADERS } from './headers.ts';
import { PROBLEMS, type Problem, problemReply } from './problems.ts';
import type { Note } from './request-log.ts';

/** How long the other side may still read what it is told. */
const LINGER_MS = 1_000;

const BY_CODE: Readonly<Record<string, Problem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: PROBLEMS.timeout,
  HPE_HEADER_OVERFLOW: PROBLEMS.headersTooLarge,
};

/** Answers what never became a request, or never a whole one, on the bare connection and closes it. */
export const refusing =
  (connections: Connections, note: Note) =>
  ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
    // Refused already: whatever else it sends is as bad.
    if (socket.writableEnded) return;
    const answer = connections.get(socket);
    const isHalfCome = isInWork(answer);
    if (!socket.writable || (isHalfCome && answer.headersSent)) return void socket.destroy();
    const why = BY_CODE[code] ?? PROBLEMS.badRequest;
    if (isHalfCome) answer.statusCode = why.status;
    else note({ status: why.status });
    socket.end(written(why));
    setTimeout(() => socket.destroy(), LINGER_MS).unref();
  };

function written(why: Problem): string {
  const { status, body } = problemReply(why);
  const headers = { ...ANSWER_HEADERS, 'Content-Length': Buffer.byteLength(body), Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
