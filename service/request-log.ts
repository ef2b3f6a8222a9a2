import type { IncomingMessage, ServerResponse } from 'node:http';

/** What is noted about a request: never its body, its query, its headers or where it came from. */
export interface RequestNote {
  readonly status: number;
  /** These three are not known of what was refused before it became a request. */
  readonly method?: string;
  readonly path?: string;
  readonly ms?: number;
  /** The connection broke off before the answer was out. */
  readonly aborted?: true;
}

const LONGEST_PATH = 200;

/** Until an answer begins, the status is that of a client that left, by nginx's number for it. */
const LEFT = 499;

export type Note = (request: RequestNote) => void;

/** Notes a request once its answer is out or its client gone. */
export function noteWhenDone(
  { method = '', url = '' }: IncomingMessage,
  outgoing: ServerResponse,
  note: Note,
): void {
  const start = performance.now();
  outgoing.statusCode = LEFT;
  outgoing.on('close', () => {
    const aborted = !outgoing.writableFinished && ({ aborted: true } as const);
    const path = pathOf(url).slice(0, LONGEST_PATH);
    note({ method, path, status: outgoing.statusCode, ms: since(start), ...aborted });
  });
}

/** `/kamata?x=1` → `/kamata` */
export function pathOf(url: string): string {
  const query = url.indexOf('?');
  return query === -1 ? url : url.slice(0, query);
}

/** Milliseconds since then, to the hundredth. */
const since = (start: number): number => Math.round((performance.now() - start) * 100) / 100;

/** An answered call says nothing worth a line, at thousands a second; whatever else happened does. */
export function levelOf({ method, status, aborted }: RequestNote): 'debug' | 'info' | 'error' {
  if (status >= 500) return 'error';
  return method === 'POST' && status === 200 && !aborted ? 'debug' : 'info';
}
