import type { Calculator } from '@obracun/engine/kernel/calculate.ts';
import type { Day } from '@obracun/engine/kernel/days/day.ts';
import { type Asked, pathOf, queryOf } from './asked.ts';
import { type AnswerBatch, BATCH_PATH, batchAnswerer } from './batch/batch.ts';
import { rowAnswerer } from './batch/row.ts';
import { Body, refused } from './calls/body.ts';
import { type AnswerCall, asksWhy, callsOf, inputsByPath } from './calls/call.ts';
import { PROBLEMS, problemReply } from './problems.ts';
import type { FindPiece } from './reading/piece.ts';
import { type Reader, reader } from './reading/reader.ts';
import { type Reply, type StreamReply, toResponse } from './reply.ts';

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
  /** Answers many calculations asked for at once. */
  readonly batch: AnswerBatch;
  /** Answers whatever is no call. Never throws. */
  readonly read: Reader;
  /** Both in the terms of the Fetch API, for runtimes that have nothing more direct. */
  readonly fetch: (request: Request) => Promise<Response>;
}

const FAULT = problemReply(PROBLEMS.fault);

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
  const batch = batchAnswerer(rowAnswerer(inputs));
  const answer = reader({ documents, site, calls: new Set([...calls.keys(), BATCH_PATH]), isReady });
  const read: Reader = (asked) =>
    answer(asked).catch((error) => {
      log(error, asked.path);
      return FAULT;
    });
  return {
    calls,
    batch,
    read,
    fetch: async (request) => {
      const asked = askedBy(request);
      const call = asked.method === 'POST' ? calls.get(asked.path) : undefined;
      if (call) return toResponse(await answered(call, request));
      if (asked.method === 'POST' && asked.path === BATCH_PATH) return toResponse(await many(batch, request));
      return toResponse(await read(asked), asked.method !== 'HEAD');
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

async function answered(call: AnswerCall, { headers, body: stream }: Request): Promise<Reply> {
  const header = (name: string) => headers.get(name);
  const why = refused(header('content-type'), header('content-length'), header('content-encoding'));
  if (why) return problemReply(why);
  const body = new Body();
  try {
    for await (const chunk of stream ?? []) {
      body.add(chunk);
      if (body.isTooLarge) return problemReply(PROBLEMS.tooLarge);
    }
  } catch {
    return problemReply(PROBLEMS.badRequest);
  }
  return call(body.text(), asksWhy(header('prefer')));
}

/** Runtimes of this kind give each request time of its own. */
const atOnce = async (work: () => boolean): Promise<void> => {
  while (work());
};

const many = (batch: AnswerBatch, { headers, body }: Request): Promise<Reply | StreamReply> =>
  batch({ header: (name) => headers.get(name), chunks: body ?? nothing(), inTurns: atOnce }).catch(() =>
    problemReply(PROBLEMS.badRequest),
  );

async function* nothing(): AsyncGenerator<Uint8Array> {}
