import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { PROBLEMS, type Problem, problemReply } from '../problems.ts';
import { ANSWER, type Reply } from '../reply.ts';
import type { Note } from '../request-log.ts';
import type { Connection, Connections } from './connections.ts';

/** How long the other side may still read what it is told. */
const LINGER_MS = 1_000;

const TIME_IS_UP = 'ERR_HTTP_REQUEST_TIMEOUT';
/** Our own, of a request that has all the time it needs as long as it moves. */
export const TOO_SLOW = 'TOO_SLOW';

const BY_CODE: Readonly<Record<string, Problem>> = {
  [TIME_IS_UP]: PROBLEMS.timeout,
  [TOO_SLOW]: PROBLEMS.timeout,
  HPE_HEADER_OVERFLOW: PROBLEMS.headersTooLarge,
};

/**
 * Answers what never became a request, or never a whole one, on the bare connection and closes it, once everything that
 * came whole before it is answered.
 */
export const refusing =
  (connections: Connections, note: Note) =>
  ({ code = '' }: NodeJS.ErrnoException, socket: Socket): void => {
    const connection = connections.open.get(socket);
    if (!connection || !socket.writable) return void socket.destroy();
    // Refused already: whatever else it sends is as bad.
    if (connection.farewell) return;
    if (isEndless(connection)) {
      if (code === TIME_IS_UP) return;
      // Its answer has begun: that it breaks off says enough.
      if (connection.last?.headersSent) {
        socket.destroySoon();
        return;
      }
    }
    const why = BY_CODE[code] ?? PROBLEMS.badRequest;
    const text = isAnswered(connection) ? '' : written(problemReply(why));
    const { last } = connection;
    const isAwaited = last && !last.req.complete && !last.headersSent;
    if (isAwaited) last.statusCode = why.status;
    else if (text) note({ status: why.status });
    dismiss(connections, connection, text, isAwaited ? last : undefined);
  };

/**
 * Says this last once everything before is answered, closes the connection and hears nothing more of it. `answered` is the
 * response in whose place it is said: it waits for those before it, not for itself.
 */
function dismiss(
  connections: Connections,
  connection: Connection,
  text: string,
  answered?: ServerResponse,
): void {
  const { socket, intake, owed } = connection;
  connection.farewell = () => part(socket, text);
  intake.close();
  socket.pause();
  if (answered) connections.settle(connection, answered);
  else if (owed.size === 0) connection.farewell();
}

/** Lets a connection go with this reply to what it asked last. */
export function release(connections: Connections, connection: Connection, reply: Reply): void {
  dismiss(connections, connection, written(reply), connection.last);
}

/** Whether the request that came only in part had its answer before the rest of it. */
const isAnswered = ({ last }: Connection): boolean =>
  last !== undefined && !last.req.complete && last.headersSent;

/** Whether what is coming in is a request that may go on as long as it moves. */
const isEndless = ({ last, endless }: Connection): boolean =>
  last !== undefined && last === endless && !last.req.complete;

function part(socket: Socket, text: string): void {
  if (socket.writableEnded) return;
  socket.end(text);
  // Read on only to learn that the other side has heard it and closed.
  socket.once('end', () => socket.destroy()).resume();
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}

function written({ status, body, headers = ANSWER }: Reply): string {
  const lines = [...headers, 'Content-Length', String(Buffer.byteLength(body)), 'Connection', 'close'];
  const head = lines.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${lines[at + 1]}`] : []));
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, '', body].join('\r\n');
}
