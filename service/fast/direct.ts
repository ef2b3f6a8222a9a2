import type { ServerResponse } from 'node:http';
import type { App } from '../app.ts';
import { pathOf, queryOf } from '../asked.ts';
import { Body, refused } from '../calls/body.ts';
import { type AnswerCall, asksWhy } from '../calls/call.ts';
import type { AnswerHeavy } from '../calls/heavy.ts';
import { PROBLEMS, problemReply } from '../problems.ts';
import type { Reply } from '../reply.ts';
import { inBytes } from './in-bytes.ts';
import type { Incoming } from './incoming.ts';

type Listener = (incoming: Incoming, outgoing: ServerResponse) => void;
type Heavily = (answer: AnswerHeavy, incoming: Incoming, outgoing: ServerResponse) => unknown;
type Send = (outgoing: ServerResponse, reply: Reply) => void;

/**
 * The app straight from Node's request to Node's response. It could be answered through `fetch` as well, but the
 * objects of the Fetch API cost each request more than the calculation does.
 */
export const direct =
  ({ calls, heavy, read }: App, deliver: Send, heavily: Heavily): Listener =>
  (incoming, outgoing) => {
    const { url = '', method = '', headers } = incoming;
    const path = pathOf(url);
    const call = method === 'POST' ? calls.get(path) : undefined;
    const reply = (answer: Reply) => deliver(outgoing, answer);
    if (call) {
      answered(call, incoming, reply);
      return;
    }
    const large = method === 'POST' ? heavy.get(path) : undefined;
    if (large) {
      void heavily(large, incoming, outgoing);
      return;
    }
    const accepts = headers['accept-encoding'] ?? '';
    const known = headers['if-none-match'] ?? '';
    void read({ method, path, query: queryOf(url), accepts, known }).then(reply);
  };

const TOO_LARGE = problemReply(PROBLEMS.tooLarge);

/** Answers a call once its body is whole, or as soon as there is something against it. */
function answered(call: AnswerCall, incoming: Incoming, reply: (reply: Reply) => void): void {
  const { headers } = incoming;
  const why = refused(headers['content-type'], headers['content-length'], headers['content-encoding']);
  if (why) {
    reply(problemReply(why));
    return;
  }
  const body = new Body();
  incoming.hear((piece) => {
    if (body.isTooLarge) return;
    if (!piece) reply(call(body.text(), asksWhy(headers.prefer as string | undefined), inBytes));
    else if (body.add(piece).isTooLarge) reply(TOO_LARGE);
  });
}
