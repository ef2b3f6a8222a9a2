import { type Header, type Posted, posted, refused } from '../calls/body.ts';
import { BROKEN, parsed } from '../calls/call.ts';
import type { AnswerHeavy } from '../calls/heavy.ts';
import { OWN_ANSWER_HEADERS } from '../headers.ts';
import { PROBLEMS, type Problem, problemReply } from '../problems.ts';
import { flat, type Reply } from '../reply.ts';
import type { ServeMessage } from './handler.ts';
import type { Tools } from './tools.ts';

/** Where assistants find the calculators as tools of the Model Context Protocol. */
export const MCP_PATH = '/mcp';

/** The headers of a request that the protocol reads. */
const READ = ['content-type', 'accept', 'mcp-protocol-version', 'mcp-method', 'mcp-name'] as const;

const OTHER_ORIGIN: Problem = {
  status: 403,
  kod: 'zahtjev',
  detail: 'Stranice drugih adresa ne mogu ovdje pitati: prijavite /mcp u svom asistentu.',
};

const ONE_BY_ONE: Problem = {
  status: 422,
  kod: 'json',
  detail: 'Poruke se šalju jedna po jedna: pošaljite objekat, a ne listu.',
};

/** Answers one message of an assistant. The protocol is loaded with the first of them, and again where that failed. */
export function mcpAnswerer(tools: Tools): AnswerHeavy {
  let serving: Promise<ServeMessage> | undefined;
  const load = async (): Promise<ServeMessage> => {
    try {
      return (await import('./handler.ts')).mcpHandler(tools);
    } catch (error) {
      serving = undefined;
      throw error;
    }
  };
  return async ({ header, chunks }) => {
    if (isForeign(header('origin'), header('host'))) return problemReply(OTHER_ORIGIN);
    const why = refused(header('content-type'), header('content-length'), header('content-encoding'));
    if (why) return problemReply(why);
    const body = await posted(chunks);
    if (body.isTooLarge) return problemReply(PROBLEMS.tooLarge);
    const message = parsed(body.text());
    if (message === BROKEN) return problemReply(PROBLEMS.brokenJson);
    // Of several at once each would have its own long answer.
    if (Array.isArray(message)) return problemReply(ONE_BY_ONE);
    serving ??= load();
    return serve(await serving, message, header);
  };
}

async function serve(serving: ServeMessage, message: unknown, header: Posted['header']): Promise<Reply> {
  const headers = READ.map((name) => [name, header(name) ?? ''] as const).filter(([, value]) => value);
  const request = new Request('http://localhost/mcp', {
    method: 'POST',
    headers: Object.fromEntries(headers),
  });
  return replyOf(await serving(request, message));
}

/** A program sends no origin, a page of ours its own. A page of others would ask through the browser of who reads it, from inside their network. */
const isForeign = (origin: Header, host: Header): boolean =>
  !!origin && origin.replace(/^https?:\/\//i, '').toLowerCase() !== host?.toLowerCase();

async function replyOf(response: Response): Promise<Reply> {
  const type = response.headers.get('Content-Type') ?? 'application/json';
  return {
    status: response.status,
    body: await response.text(),
    headers: flat({ ...OWN_ANSWER_HEADERS, 'Content-Type': type }),
  };
}
