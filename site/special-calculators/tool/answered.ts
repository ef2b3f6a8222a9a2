import type { Answer } from '../../calculator/api/answer.ts';
import type { Answering } from '../../calculator/api/use-answer.ts';

/** A synchronous answer that cannot fail; none in prerendered HTML. */
export const answered = (answer: Answer | undefined): Answering => ({
  answer,
  error: undefined,
  isPending: false,
  isSlow: false,
  retry: () => undefined,
});
