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
    keepNone(server, connections);
    // The `close` of http cuts idle connections at once, and with them the requests that are on their way.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(pause);
      clearTimeout(deadline);
      resolve();
    });
  });
}

/** Every answer not yet begun says that its connection closes; one that has begun keeps it for the pause at most. */
function keepNone(server: Server, connections: Connections): void {
  for (const answer of connections.values()) if (answer) answer.shouldKeepAlive = false;
  server.prependListener('request', (_incoming, outgoing) => {
    outgoing.shouldKeepAlive = false;
  });
  server.keepAliveTimeout = PAUSE_MS;
}

function closeIdle(connections: Connections): void {
  for (const [socket, answer] of connections) if (!isInWork(answer)) socket.destroy();
}
