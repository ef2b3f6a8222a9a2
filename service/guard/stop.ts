import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { type Connections, isInWork } from './connections.ts';

/** How long a kept connection may still ask, to be told with the answer that it is closed. */
const PAUSE_MS = 500;

/** Takes no new connection, finishes what is in flight or under way, and cuts what is not finished by the deadline. */
export function stop(server: Server, connections: Connections, deadlineMs: number): Promise<void> {
  return new Promise((resolve) => {
    const pause = setTimeout(() => closeIdle(connections), PAUSE_MS);
    const deadline = setTimeout(() => server.closeAllConnections(), deadlineMs);
    // Those whose answer has begun to say that they are kept are kept for the pause at most.
    server.keepAliveTimeout = PAUSE_MS;
    // The `close` of http cuts idle connections at once, and with them the requests that are on their way.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(pause);
      clearTimeout(deadline);
      resolve();
    });
  });
}

function closeIdle({ open }: Connections): void {
  for (const connection of open.values()) if (!isInWork(connection)) connection.socket.destroy();
}
