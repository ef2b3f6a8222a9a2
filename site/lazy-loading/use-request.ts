import { startTransition, useEffect, useState } from 'react';

/** Sends a request; rejects without a response. The same function identifies the same kind of request. */
export type Ask<A> = (question: string, signal: AbortSignal) => Promise<A>;

export interface RequestState<A, E = Error> {
  /** The last response; it stays until the next one, an error, or a moment without a request. */
  readonly answer: A | undefined;
  readonly error: E | undefined;
  /** The current request is pending. */
  readonly isPending: boolean;
  /** Pending long enough to be shown. */
  readonly isSlow: boolean;
  readonly retry: () => void;
}

interface Timing {
  /** Debounce of a request in milliseconds. The first one, and a retry, are sent at once. */
  readonly pause?: number;
  /** Milliseconds after which a pending request is slow; never, if not given. */
  readonly patience?: number;
}

type Outcome<A, E> = { readonly answer: A } | { readonly error: E };

/** A retried request, and the number of retries. */
interface Prompt {
  readonly question: string | undefined;
  readonly times: number;
}

/** The outcome of a request. */
interface Settled<A, E> extends Prompt {
  readonly outcome: Outcome<A, E>;
}

/**
 * Sends a request on every change, and aborts the previous one, so that its response never appears under the new one.
 * Without a request no state is kept.
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
      // A long result renders in slices: typing goes on in between.
      startTransition(() => {
        setLong(false);
        setSettled({ question, times: prompt.times, outcome });
      });
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
