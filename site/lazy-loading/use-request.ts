import { useEffect, useState } from 'react';

/** Finds the answer to a question; rejects when there is none. The same function stands for the same kind of question. */
export type Ask<A> = (question: string, signal: AbortSignal) => Promise<A>;

export interface RequestState<A, E = Error> {
  /** The last answer; it stays in place until the next one, an error, or a time when nothing is asked. */
  readonly answer: A | undefined;
  readonly error: E | undefined;
  /** The answer to what is asked now is not here yet. */
  readonly isPending: boolean;
  /** So long that people should be told. */
  readonly isSlow: boolean;
  readonly retry: () => void;
}

interface Timing {
  /** How long a question must stand before it is asked, in milliseconds. The first one, and one asked again, need not. */
  readonly pause?: number;
  /** From when on a missing answer is slow; never, if not given. */
  readonly patience?: number;
}

type Outcome<A, E> = { readonly answer: A } | { readonly error: E };

/** A question asked at once, and how often that was. */
interface Prompt {
  readonly question: string | undefined;
  readonly times: number;
}

/** What came of a question. */
interface Settled<A, E> extends Prompt {
  readonly outcome: Outcome<A, E>;
}

/**
 * Asks whenever the question changes: an older one is given up, so that its answer can never stand under the new one. Where
 * nothing is asked, nothing is remembered either.
 */
export function useRequest<A, E = Error>(
  question: string | undefined,
  ask: Ask<A>,
  { pause = 0, patience }: Timing = {},
): RequestState<A, E> {
  const [prompt, setPrompt] = useState<Prompt>({ question, times: 0 });
  const [settled, setSettled] = useState<Settled<A, E>>();
  const [isLong, setLong] = useState(false);
  if (question === undefined && (settled || isLong)) {
    setSettled(undefined);
    setLong(false);
  }

  useEffect(() => {
    if (question === undefined) return undefined;
    const abandoned = new AbortController();
    const settle = (outcome: Outcome<A, E>) => {
      if (abandoned.signal.aborted) return;
      clearTimeout(slow);
      setLong(false);
      setSettled({ question, times: prompt.times, outcome });
    };
    const begin = () =>
      ask(question, abandoned.signal).then(
        (answer) => settle({ answer }),
        (error: E) => settle({ error }),
      );
    const wait = question === prompt.question ? 0 : pause;
    const start = setTimeout(() => void begin(), wait);
    const slow = patience === undefined ? undefined : setTimeout(() => setLong(true), wait + patience);
    return () => {
      clearTimeout(start);
      clearTimeout(slow);
      abandoned.abort();
    };
  }, [question, prompt, ask, pause, patience]);

  const isPending =
    question !== undefined && (question !== settled?.question || prompt.times !== settled.times);
  const outcome = question === undefined ? undefined : settled?.outcome;
  return {
    answer: outcome && 'answer' in outcome ? outcome.answer : undefined,
    error: outcome && 'error' in outcome && !isPending ? outcome.error : undefined,
    isPending,
    isSlow: isPending && isLong,
    retry: () => setPrompt({ question, times: prompt.times + 1 }),
  };
}
