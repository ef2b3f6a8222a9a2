import type { Socket } from 'node:net';

/** Half a kilobit a second: who means it is a hundred times faster. */
const LEAST_BYTES = 1_000;

/**
 * For a request that may go on as long as it likes: it must move in every so many milliseconds, either way, or `tooSlow` is
 * called. Returns what ends the watch.
 */
export function keepPace(socket: Socket, ms: number, tooSlow: () => void): () => void {
  let before = moved(socket);
  const watch = setInterval(() => {
    const now = moved(socket);
    if (now - before < LEAST_BYTES) tooSlow();
    before = now;
  }, ms).unref();
  return () => clearInterval(watch);
}

const moved = ({ bytesRead, bytesWritten }: Socket): number => bytesRead + bytesWritten;
