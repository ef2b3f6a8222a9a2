import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** What is noted about a request: never its body, its query, its headers or where it came from. */
export interface RequestNote {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly status: number;
  readonly ms: number;
  /** The client left before the answer was out. */
  readonly aborted?: true;
}

const LONGEST_PATH = 200;

/** Notes every request once its answer is out or its client gone. */
export function noteRequests(server: Server, note: (request: RequestNote) => void): void {
  server.prependListener('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const start = performance.now();
    outgoing.once('close', () => {
      note({
        method: incoming.method,
        path: incoming.url?.split('?', 1)[0]?.slice(0, LONGEST_PATH),
        status: outgoing.statusCode,
        ms: Math.round((performance.now() - start) * 100) / 100,
        ...(!outgoing.writableFinished && { aborted: true }),
      });
    });
  });
}
