import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Writable } from 'node:stream';

/** What is logged about a request: never its body, query, headers or the address of the client. */
export interface RequestNote {
  readonly status: number;
  /** These three are unknown for what was refused before it became a request. */
  readonly method?: string;
  readonly path?: string;
  readonly ms?: number;
  /** The connection broke off before the response was out. */
  readonly aborted?: true;
}

export type Note = (request: RequestNote) => void;

const LONGEST_PATH = 200;
/** Status until a response starts: that of nginx for a client that left. */
const CLIENT_LEFT = 499;

/** Logs the request when its response is out or its client gone. */
export function noteEnd(
  { method = '', url = '' }: IncomingMessage,
  outgoing: ServerResponse,
  note: Note,
): void {
  const start = performance.now();
  outgoing.statusCode = CLIENT_LEFT;
  outgoing.on('close', () => {
    const path = url.replace(/\?.*/s, '').slice(0, LONGEST_PATH);
    const ms = Math.round((performance.now() - start) * 100) / 100;
    const aborted = !outgoing.writableFinished && ({ aborted: true } as const);
    note({ method, path, status: outgoing.statusCode, ms, ...aborted });
  });
}

/** Overload is not our fault. Successful responses are not worth a line at thousands a second. */
export function levelOf({ status, aborted }: RequestNote): 'debug' | 'info' | 'warn' | 'error' {
  if (status === 503) return 'warn';
  if (status >= 500) return 'error';
  return status < 400 && !aborted ? 'debug' : 'info';
}

/**
 * A destination for pino. Logging never blocks: up to 1 MB is buffered, then lines are dropped and counted. `pino.destination` writes in
 * the thread pool instead, where a reader that stalls keeps the process from exiting.
 */
export function logTo(out: Writable, most = 1_000_000) {
  let lost = 0;
  // The process goes on without its log.
  out.on('error', () => undefined);
  const lostLine = () => `{"level":40,"time":${Date.now()},"lost":${lost},"msg":"log lines dropped"}\n`;
  return {
    write: (line: string): void => {
      if (out.writableLength > most) {
        lost++;
        return;
      }
      if (out.writableCorked === 0) setImmediate(() => out.uncork());
      if (out.writableCorked === 0) out.cork();
      out.write(lost > 0 ? lostLine() + line : line);
      lost = 0;
    },
  };
}
