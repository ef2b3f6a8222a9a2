import { ANSWER_HEADERS } from './headers.ts';

/** What goes back, before any runtime's own idea of a response. */
export interface Reply {
  readonly status: number;
  readonly body: string | Uint8Array<ArrayBuffer>;
  /** Name, value, name, value…; without its length, which follows from the body. Left out: those of an answer. */
  readonly headers?: FlatHeaders;
}

/** The form Node takes headers in without looking at each again. */
export type FlatHeaders = readonly string[];

export const flat = (headers: Readonly<Record<string, string>>): FlatHeaders =>
  Object.entries(headers).flat();

export const ANSWER: FlatHeaders = flat(ANSWER_HEADERS);

/** Statuses whose answers have no body, nor the length of one. */
export const isBare = (status: number): boolean => status === 204 || status === 304;

/** The reply in the terms of the Fetch API. */
export function toResponse({ status, body, headers = ANSWER }: Reply, withBody = true): Response {
  const response = new Response(withBody && !isBare(status) ? body : null, { status });
  for (let at = 0; at < headers.length; at += 2)
    response.headers.set(headers[at] ?? '', headers[at + 1] ?? '');
  return response;
}
