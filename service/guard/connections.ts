import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Intake } from './intake.ts';
import { Turns } from './turns.ts';

const PIECES = { ofRequests: 256, ofBody: 8_192 } as const;

/** One open connection and what it is still owed. */
export interface Connection {
  readonly socket: Socket;
  readonly intake: Intake;
  /** Requests taken whose answers are not out, in the order they came. */
  readonly owed: Set<ServerResponse>;
  /** The answer it had last or has in work; none before its first request. */
  last?: ServerResponse;
  /** The last answer to a request that may go on as long as it moves. */
  endless?: ServerResponse;
  /** When an answer last went out, or the first of those owed was taken, by `performance.now()`. */
  since: number;
  /** Said once nothing else is owed; whatever else it sends is not heard. */
  farewell?: () => void;
}

/** All open connections of a server that is not yet listening, and how many answers they are owed together. */
export class Connections {
  readonly open = new Map<Socket, Connection>();
  readonly turns = new Turns();
  readonly server: Server;
  owed = 0;

  /** `unread`: from so many owed answers on a connection is not read further until it has taken some. */
  constructor(server: Server, unread: number) {
    this.server = server;
    server.on('connection', (socket: Socket) => {
      this.turns.arrive();
      const owed: Connection['owed'] = new Set();
      const takes = () => (owed.size < unread ? pieceFor(connection) : 0);
      const connection: Connection = {
        socket,
        intake: new Intake(socket, this.turns, takes),
        owed,
        since: 0,
      };
      this.open.set(socket, connection);
      socket.on('close', () => this.close(socket));
    });
  }

  /** Owes an answer. None for a connection that is gone already, or let go. */
  take(outgoing: ServerResponse): Connection | undefined {
    const connection = this.open.get(outgoing.req.socket);
    if (!connection || connection.farewell || connection.socket.destroyed) return undefined;
    if (connection.owed.size === 0) connection.since = performance.now();
    connection.owed.add(outgoing);
    connection.last = outgoing;
    this.owed++;
    return connection;
  }

  /** An answer is out, or will never be. */
  settle(connection: Connection, outgoing: ServerResponse): void {
    if (!connection.owed.delete(outgoing)) return;
    this.owed--;
    connection.since = performance.now();
    if (connection.farewell) {
      if (connection.owed.size === 0) connection.farewell();
    } else connection.intake.goOn();
  }

  /** Answers queued behind others are not told that their connection is gone. */
  private close(socket: Socket): void {
    this.owed -= this.open.get(socket)?.owed.size ?? 0;
    this.open.get(socket)?.owed.clear();
    this.open.delete(socket);
  }
}

/** How much of what it sends may be parsed at once: short requests a few at a time, the body of a long one in its own pieces. */
function pieceFor({ last }: Connection): number {
  if (!last || last.req.complete) return PIECES.ofRequests;
  return last.req.readableLength < last.req.readableHighWaterMark ? PIECES.ofBody : 0;
}

/** A connection is in work until all it sent is heard, all answers are out and all of the last request in: some are given before the body has come. */
export const isInWork = ({ owed, last, intake }: Connection): boolean =>
  owed.size > 0 || intake.isWaiting || (last !== undefined && !last.req.complete);
