import { ANSWER_HEADERS } from './headers.ts';

/** What goes back, before any runtime's own idea of a response. */
export interface Reply {
  readonly status: number;
  readonly body: string | Uint8Array<ArrayBuffer>;
  /** The body is text, each letter of which stands for one byte of its UTF-8. */
  readonly isOfBytes?: boolean;
  /** Name, value, name, value…; without its length, which follows from the body. Left out: those of an answer. */
  readonly headers?: FlatHeaders;
}

/** A reply whose body is text. */
export interface TextReply extends Reply {
  readonly body: string;
}

/** A reply that is sent as it comes about. */
export interface StreamReply {
  readonly status: number;
  readonly headers: FlatHeaders;
  readonly lines: AsyncIterable<string>;
}

/** The form Node takes headers in without looking at each again. */
export type FlatHeaders = readonly string[];

export const flat = (headers: Readonly<Record<string, string>>): FlatHeaders =>
  Object.entries(headers).flat();

export const ANSWER: FlatHeaders = flat(ANSWER_HEADERS);

/** Statuses whose answers have no body, nor the length of one. */
export const isBare = (status: number): boolean => status === 204 || status === 304;

/** The reply in the terms of the Fetch API. */
export function toResponse(reply: Reply | StreamReply, withBody = true): Response {
  const { status, headers = ANSWER } = reply;
  const response = new Response(withBody && !isBare(status) ? bodyOf(reply) : null, { status });
  for (let at = 0; at < headers.length; at += 2)
    response.headers.set(headers[at] ?? '', headers[at + 1] ?? '');
  return response;
}

const bodyOf = (reply: Reply | StreamReply) => ('lines' in reply ? streamOf(reply.lines) : reply.body);

/** Goes on with the text only as it is taken. */
function streamOf(lines: AsyncIterable<string>): ReadableStream<Uint8Array> {
  const all = lines[Symbol.asyncIterator]();
  const utf8 = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { value, done } = await all.next();
      if (done) controller.close();
      else controller.enqueue(utf8.encode(value));
    },
    cancel: async () => void (await all.return?.()),
  });
}
