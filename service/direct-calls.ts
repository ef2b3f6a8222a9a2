import type { IncomingMessage, ServerResponse } from 'node:http';
import { Body, refused } from './body.ts';
import { asksWhy, type Call } from './call.ts';
import { ANSWER_HEADERS } from './headers.ts';
import { PROBLEMS, problemReply, type Reply } from './problems.ts';
import { pathOf } from './request-log.ts';

/** Answers the request if it is a call, and says whether it was. */
type DirectCalls = (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;

/**
 * The calls straight from Node's request to Node's response. They would be answered through `fetch` as well, but the
 * objects of the Fetch API cost each of them more than the calculation does.
 */
export const directCalls =
  (calls: ReadonlyMap<string, Call>): DirectCalls =>
  (incoming, outgoing) => {
    const { url = '', headers } = incoming;
    const answer = incoming.method === 'POST' ? calls.get(pathOf(url)) : undefined;
    if (!answer) return false;
    const why = refused(headers['content-type'], headers['content-length'], headers['content-encoding']);
    if (why) send(outgoing, problemReply(why));
    else receive(incoming, outgoing, (text) => answer(text, asksWhy(url)));
    return true;
  };

const TOO_LARGE = problemReply(PROBLEMS.tooLarge);

/** Answers the body once it is whole, or as soon as there is too much of it. */
function receive(incoming: IncomingMessage, outgoing: ServerResponse, answer: (text: string) => Reply): void {
  const body = new Body();
  incoming.on('data', (chunk: Buffer) => {
    if (body.isTooLarge) return;
    body.add(chunk);
    if (body.isTooLarge) send(outgoing, TOO_LARGE);
  });
  incoming.on('end', () => {
    if (!body.isTooLarge) send(outgoing, answer(body.text()));
  });
}

/** Name, value, name, value…: the form Node takes them in without looking at each again. */
const HEADERS = Object.entries(ANSWER_HEADERS).flat();

function send(outgoing: ServerResponse, { status, body }: Reply): void {
  outgoing.writeHead(status, [...HEADERS, 'Content-Length', String(Buffer.byteLength(body))]);
  outgoing.end(body);
}
