import type { IncomingMessage, ServerResponse } from 'node:http';
import { withoutQuery } from './asked.ts';

/** What is noted about a request: never its body, its query, its headers or where it came from. */
export interface RequestNote {
  readonly status: number;
  /** These three are not known of what was refused before it became a request. */
  readonly method?: string;
  readonly path?: string;
  readonly ms?: number;
  /** How many were refused alike. */
  readonly times?: number;
  /** The connection broke off before the answer was out. */
  readonly aborted?: true;
}

const LONGEST_PATH = 200;

/** Until an answer begins, the status is that of a client that left, by nginx's number for it. */
const LEFT = 499;

export type Note = (request: RequestNote) => void;

/** What is to be called once the answer is out or its client gone. */
export function noteOf(
  { method = '', url = '' }: IncomingMessage,
  outgoing: ServerResponse,
  note: Note,
): () => void {
  const start = performance.now();
  outgoing.statusCode = LEFT;
  return () => {
    const aborted = !outgoing.writableFinished && ({ aborted: true } as const);
    const path = withoutQuery(url).slice(0, LONGEST_PATH);
    note({ method, path, status: outgoing.statusCode, ms: since(start), ...aborted });
  };
}

/** Milliseconds since then, to the hundredth. */
const since = (start: number): number => Math.round((performance.now() - start) * 100) / 100;

/** Too much to do is no fault of ours. What was answered well says nothing worth a line, at thousands a second. */
export function levelOf({ status, aborted }: RequestNote): 'debug' | 'info' | 'warn' | 'error' {
  if (status === 503) return 'warn';
  if (status >= 500) return 'error';
  return status < 400 && !aborted ? 'debug' : 'info';
}
