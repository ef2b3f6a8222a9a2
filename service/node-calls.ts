import type { RequestListener, ServerResponse } from 'node:http';
import { Body, problemOfHeaders } from './body.ts';
import { answerText, bothPaths, type Calls, isExplained } from './calls.ts';
import { ANSWER_HEADERS } from './headers.ts';
import { PROBLEMS, problemReply, type Reply } from './problems.ts';

/**
 * Answers calls on `node:http` itself, because the objects of the Fetch API cost more than the calculation. Everything else, and
 * calls whose address is written in another way, goes to `others`.
 */
export function nodeCalls(calls: Calls, others: RequestListener): RequestListener {
  const byUrl = new Map([...calls].flatMap(([path, call]) => bothPaths(path).map((url) => [url, call])));
  return (incoming, outgoing) => {
    const call = incoming.method === 'POST' ? byUrl.get(incoming.url ?? '') : undefined;
    if (!call) return others(incoming, outgoing);
    const { headers } = incoming;
    const problem = problemOfHeaders((name) => headers[name]);
    if (problem) return send(outgoing, problemReply(problem));
    const body = new Body();
    incoming.on('data', (chunk: Uint8Array) => {
      if (body.isTooLarge) return;
      body.add(chunk);
      if (body.isTooLarge) send(outgoing, problemReply(PROBLEMS.tooLarge));
    });
    incoming.on('end', () => {
      if (body.isTooLarge) return;
      const reply = answerText(call, body.text(), isExplained(headers.prefer));
      sendTogether(() => send(outgoing, reply));
    });
  };
}

const ANSWER_LIST = Object.entries(ANSWER_HEADERS).flat();

/** Sends a response with its length, unless one has been sent. */
export function send(outgoing: ServerResponse, { status, headers, body }: Reply): void {
  if (outgoing.headersSent) return;
  const list = headers === ANSWER_HEADERS ? ANSWER_LIST : Object.entries(headers).flat();
  outgoing.writeHead(status, [...list, 'Content-Length', String(Buffer.byteLength(body))]);
  // Written in one chunk: `end(body)` makes two.
  const { socket } = outgoing;
  socket?.cork();
  outgoing.write(body);
  socket?.uncork();
  outgoing.end();
}

/** A longer pipeline is answered while it is read, so that few responses are outstanding. */
const MOST_TOGETHER = 100;
const waiting: (() => void)[] = [];

/** The responses of one turn of the event loop are sent together, which wakes a client once instead of many times. */
function sendTogether(work: () => void): void {
  const sendAll = () => {
    for (const one of waiting.splice(0)) one();
  };
  const count = waiting.push(work);
  if (count === 1) setImmediate(sendAll);
  if (count === MOST_TOGETHER) sendAll();
}
