import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Every open connection with the answer it had last or has in work; with none before its first request. */
export type Connections = Map<Socket, ServerResponse | undefined>;

/**
 * Keeps account of the connections of a server that is not yet listening. Who takes its requests puts in the answers: a
 * listener for that alone would cost every request as much as its answer's headers.
 */
export function connectionsOf(server: Server): Connections {
  const connections: Connections = new Map();
  server.on('connection', (socket: Socket) => {
    connections.set(socket, undefined);
    socket.on('close', () => connections.delete(socket));
  });
  return connections;
}

/** An answer is in work until all of it is out and all of its request in: some are given before the body has come. */
export const isInWork = (answer: ServerResponse | undefined): answer is ServerResponse =>
  answer !== undefined && !(answer.writableFinished && answer.req.complete);
