import type { Definition } from '@obracun/engine/kernel/calculator.ts';
import { useEffect, useState } from 'react';
import { type Answer, type CallError, callFor } from './call.ts';
import { useDebounced } from './use-debounced.ts';
import { useSlow } from './use-slow.ts';

/** How long typing must pause before a call is made. */
const PAUSE_MS = 200;
/** A quicker answer replaces the last one in place, without a flash of the loader. */
const PATIENCE_MS = 100;

export interface Answering {
  /** The last answer; it stays in place until the next one, an error, or a form that asks nothing. */
  readonly answer: Answer | undefined;
  readonly error: CallError | undefined;
  /** The answer to what the form now asks is not here yet. */
  readonly isPending: boolean;
  /** So long that people should be told. */
  readonly isSlow: boolean;
  readonly retry: () => void;
}

/** What came of a call. */
interface Outcome {
  readonly asked: string;
  readonly answer?: Answer;
  readonly error?: CallError;
}

/** Asks for the answer to a call's JSON whenever it changes: the older call is aborted, the last answer wins. */
export function useAnswer(definition: Definition, call: string | undefined): Answering {
  const settled = useDebounced(call, PAUSE_MS);
  const asked = call === undefined ? undefined : settled;
  const [outcome, setOutcome] = useState<Outcome>();
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks the same again
  useEffect(() => {
    setOutcome((last) => (asked === undefined || last?.error ? undefined : last));
    if (asked === undefined) return;
    const abandoned = new AbortController();
    const { signal } = abandoned;
    callFor(definition, asked, signal)
      .then((answer): Outcome => ({ asked, answer }))
      .catch((error): Outcome => ({ asked, error }))
      .then((next) => signal.aborted || setOutcome(next));
    return () => abandoned.abort();
  }, [definition, asked, attempt]);

  const isFetching = asked !== undefined && asked !== outcome?.asked;
  return {
    answer: asked === undefined ? undefined : outcome?.answer,
    error: asked === undefined ? undefined : outcome?.error,
    isPending: call !== undefined && (isFetching || call !== settled),
    isSlow: useSlow(isFetching, PATIENCE_MS),
    retry: () => setAttempt(attempt + 1),
  };
}
