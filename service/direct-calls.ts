import type { IncomingMessage, ServerResponse } from 'node:http';
import { LIMIT, refused } from './body.ts';
import { asksWhy, type Call } from './call.ts';
import { ANSWER_HEADERS } from './headers.ts';
import { PROBLEMS, problemReply, type Reply } from './problems.ts';
import { type Note, pathOf, since } from './request-log.ts';

/** Answers the request if it is a call, and says whether it was. */
export type DirectCalls = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/**
 * The calls straight from Node's request to Node's response. They would be answered through `fetch` as well, but the
 * objects of the Fetch API cost each of them more than the calculation does.
 */
export const directCalls =
  (calls: ReadonlyMap<string, Call>, note: Note): DirectCalls =>
  (incoming, outgoing) => {
    const { url = '', headers } = incoming;
    const answer = incoming.method === 'POST' ? calls.get(pathOf(url)) : undefined;
    if (!answer) return false;
    const start = performance.now();
    const reply = (sent: Reply): void => {
      send(outgoing, sent);
      note({ method: 'POST', path: pathOf(url), status: sent.status, ms: since(start) });
    };
    const why = refused(headers['content-type'], headers['content-length']);
    if (why) reply(problemReply(why));
    else receive(incoming, (text) => reply(text === undefined ? TOO_LARGE : answer(text, asksWhy(url))));
    return true;
  };

const TOO_LARGE = problemReply(PROBLEMS.tooLarge);

/** Unlike a buffer's own `toString` it leaves out the mark that Windows programs put before a text. */
const UTF8 = new TextDecoder();

/** Hands on the body once, or undefined as soon as there is too much of it. */
function receive(incoming: IncomingMessage, take: (text: string | undefined) => void): void {
  const chunks: Buffer[] = [];
  let size = 0;
  incoming.on('data', (chunk: Buffer) => {
    if (size > LIMIT) return;
    size += chunk.length;
    if (size > LIMIT) take(undefined);
    else chunks.push(chunk);
  });
  incoming.on('end', () => {
    if (size <= LIMIT) take(UTF8.decode(Buffer.concat(chunks)));
  });
}

/** Name, value, name, value…: the form Node takes them in without looking at each again. */
const HEADERS = Object.entries(ANSWER_HEADERS).flat();

function send(outgoing: ServerResponse, { status, body }: Reply): void {
  outgoing.writeHead(status, [...HEADERS, 'Content-Length', String(Buffer.byteLength(body))]);
  outgoing.end(body);
}
