import { PROBLEMS, problemReply } from '../problems.ts';
import type { Reply, StreamReply } from '../reply.ts';
import type { Posted } from './body.ts';

/** Runs this again and again, as the runtime finds time for it, until it says that nothing is left. */
export type InTurns = (work: () => boolean) => Promise<void>;

/** Answers a request that costs more than a call. */
export type AnswerHeavy = (asked: Posted & { readonly inTurns: InTurns }) => Promise<Reply | StreamReply>;

/** The body was not sent to its end, and its connection is gone: nobody is there to be answered. */
export class BrokenOff extends Error {}

const FAULT = problemReply(PROBLEMS.fault);

/**
 * The same answers, and for our own faults, which are told to `log`, one that says so.
 * @throws BrokenOff and nothing else
 */
export const withoutFault =
  (answer: AnswerHeavy, log: (error: unknown) => void): AnswerHeavy =>
  async (asked) => {
    try {
      return await answer({ ...asked, chunks: tellingBreaks(asked.chunks) });
    } catch (error) {
      if (error instanceof BrokenOff) throw error;
      log(error);
      return FAULT;
    }
  };

async function* tellingBreaks<T>(chunks: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* chunks;
  } catch (cause) {
    throw new BrokenOff('the body broke off', { cause });
  }
}
