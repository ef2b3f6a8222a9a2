import type { Reply, StreamReply } from '../reply.ts';
import type { Posted } from './body.ts';

/** Runs this again and again, as the runtime finds time for it, until it says that nothing is left. */
export type InTurns = (work: () => boolean) => Promise<void>;

/** Answers a request that costs more than a call. Fails only where its body breaks off. */
export type AnswerHeavy = (asked: Posted & { readonly inTurns: InTurns }) => Promise<Reply | StreamReply>;
