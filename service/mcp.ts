import { type HeaderOf, problemOfHeaders, readBody } from './body.ts';
import { readJson } from './calls.ts';
import { OWN_ANSWER_HEADERS } from './headers.ts';
import type { ServeMessage } from './mcp-server.ts';
import type { Tools } from './mcp-tools.ts';
import { PROBLEMS, problem, problemReply, type Reply } from './problems.ts';

/** Address of the Model Context Protocol: the calculators as tools of assistants. */
export const MCP_PATH = '/mcp';

/** The request headers that the protocol reads. */
const READ = ['content-type', 'accept', 'mcp-protocol-version', 'mcp-method', 'mcp-name'];

const OTHER_ORIGIN = problem(
  403,
  'zahtjev',
  'Stranice drugih adresa ne mogu ovdje pitati: prijavite /mcp u svom asistentu.',
);
const ONE_BY_ONE = problem(422, 'json', 'Poruke se šalju jedna po jedna: pošaljite objekat, a ne listu.');

type AnswerMessage = (header: HeaderOf, chunks: AsyncIterable<Uint8Array>) => Promise<Reply>;

/** Answers one message of an assistant. The SDK is loaded with the first message. */
export function messageAnswerer(tools: Tools): AnswerMessage {
  let loading: Promise<ServeMessage> | undefined;
  return async (header, chunks) => {
    if (isForeign(header)) return problemReply(OTHER_ORIGIN);
    const refused = problemOfHeaders(header);
    if (refused) return problemReply(refused);
    const body = await readBody(chunks);
    if (body.isTooLarge) return problemReply(PROBLEMS.tooLarge);
    const read = readJson(body.text());
    if ('refused' in read) return read.refused;
    const message = read.json;
    // Each message of a list would get its own long response.
    if (Array.isArray(message)) return problemReply(ONE_BY_ONE);
    loading ??= import('./mcp-server.ts').then(({ messageServer }) => messageServer(tools));
    const serve = await loading;
    const given = READ.map((name) => [name, String(header(name) ?? '')]).filter(([, value]) => value);
    const init = { method: 'POST', headers: Object.fromEntries(given) as Record<string, string> };
    return replyOf(await serve(new Request('http://localhost/mcp', init), message));
  };
}

/** Programs send no origin, our own pages send ours. A page of another site would reach the reader's internal network. */
function isForeign(header: HeaderOf): boolean {
  const [origin, host] = ['origin', 'host'].map((name) => String(header(name) ?? '').toLowerCase());
  return !!origin && origin.replace(/^https?:\/\//, '') !== host;
}

async function replyOf(response: Response): Promise<Reply> {
  const type = response.headers.get('Content-Type') ?? 'application/json';
  const headers = { ...OWN_ANSWER_HEADERS, 'Content-Type': type };
  return { status: response.status, headers, body: await response.text() };
}
