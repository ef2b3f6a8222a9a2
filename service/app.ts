import type { Calculator } from '@obracun/engine/core/calculate.ts';
import type { Day } from '@obracun/engine/core/days/day.ts';
import { type Asked, pathOf, queryOf, slashed } from './asked.ts';
import { BATCH_PATH, batchAnswerer } from './batch/batch.ts';
import { rowAnswerer } from './batch/row.ts';
import { type Posted, posted, refused } from './calls/body.ts';
import { type AnswerCall, asksWhy, callsOf, inputsByPath } from './calls/call.ts';
import { type AnswerHeavy, type InTurns, withoutFault } from './calls/heavy.ts';
import { MCP_PATH, mcpAnswerer } from './mcp/mcp.ts';
import { toolsOf } from './mcp/tools.ts';
import type { FindPiece } from './packed/piece.ts';
import { type Reader, reader } from './packed/reader.ts';
import { PROBLEMS, problemReply } from './problems.ts';
import { type Reply, toResponse } from './reply.ts';

export interface AppOptions {
  readonly calculators: readonly Calculator[];
  /** The day whose law is taken by calculations without a date of their own. */
  readonly today: () => Day;
  /** What the service says about itself. */
  readonly documents: FindPiece;
  /** The built site; without it only the calls and the documents are served. */
  readonly site?: FindPiece;
  /** False once this copy should be sent nothing more. */
  readonly isReady?: () => boolean;
  /** Told about our own faults, with the path they happened on. */
  readonly log?: (error: unknown, path: string) => void;
}

export interface App {
  /** The calls by path. */
  readonly calls: ReadonlyMap<string, AnswerCall>;
  /** What costs more than a call, by path: many calculations at once, and assistants. */
  readonly heavy: ReadonlyMap<string, AnswerHeavy>;
  /** Answers whatever is no call. Never throws. */
  readonly read: Reader;
  /** Both in the terms of the Fetch API, for runtimes that have nothing more direct. */
  readonly fetch: (request: Request) => Promise<Response>;
}

const FAULT = problemReply(PROBLEMS.fault);
const BROKEN_OFF = problemReply(PROBLEMS.badRequest);

/** The whole service, for Node and for workerd. It holds no state between requests. */
export function createApp({
  calculators,
  today,
  documents,
  site = () => undefined,
  isReady = () => true,
  log = () => undefined,
}: AppOptions): App {
  const inputs = inputsByPath(calculators, today, log);
  const calls = callsOf(inputs);
  const atEither = (path: string, answer: AnswerHeavy) => {
    const guarded = withoutFault(answer, (error) => log(error, path));
    return slashed(path).map((one) => [one, guarded] as const);
  };
  const heavy = new Map<string, AnswerHeavy>([
    ...atEither(BATCH_PATH, batchAnswerer(rowAnswerer(inputs))),
    ...atEither(MCP_PATH, mcpAnswerer(toolsOf(calculators, inputs))),
  ]);
  const answer = reader({
    documents,
    site,
    calls: new Set([...calls.keys(), ...slashed(BATCH_PATH)]),
    posts: new Set(slashed(MCP_PATH)),
    isReady,
  });
  const read: Reader = (asked) =>
    answer(asked).catch((error) => {
      log(error, asked.path);
      return FAULT;
    });
  return {
    calls,
    heavy,
    read,
    fetch: async (request) => {
      const asked = askedBy(request);
      if (asked.method !== 'POST') return toResponse(await read(asked), asked.method !== 'HEAD');
      const call = calls.get(asked.path);
      const large = heavy.get(asked.path);
      if (!call && !large) return toResponse(await read(asked));
      const asking = postedBy(request);
      const answering = call ? answered(call, asking) : large?.({ ...asking, inTurns: atOnce });
      return toResponse((await answering?.catch(() => undefined)) ?? BROKEN_OFF);
    },
  };
}

function askedBy({ method, url, headers }: Request): Asked {
  const header = (name: string) => headers.get(name) ?? '';
  return {
    method,
    path: pathOf(new URL(url).pathname),
    query: queryOf(url),
    accepts: header('Accept-Encoding'),
    known: header('If-None-Match'),
  };
}

const postedBy = ({ headers, body }: Request): Posted => ({
  header: (name) => headers.get(name),
  chunks: body ?? nothing(),
});

async function* nothing(): AsyncGenerator<Uint8Array> {}

async function answered(call: AnswerCall, { header, chunks }: Posted): Promise<Reply> {
  const why = refused(header('content-type'), header('content-length'), header('content-encoding'));
  if (why) return problemReply(why);
  const body = await posted(chunks);
  return body.isTooLarge ? problemReply(PROBLEMS.tooLarge) : call(body.text(), asksWhy(header('prefer')));
}

/** Runtimes of this kind give each request time of its own. */
const atOnce: InTurns = async (work) => {
  while (work());
};
