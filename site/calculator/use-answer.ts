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

type Outcome = { readonly answer: Answer } | { readonly error: CallError };

/** What came of a call, and of which. */
interface Settled {
  readonly asked: string;
  readonly attempt: number;
  readonly outcome: Outcome;
}

/** Asks for the answer to a call's JSON whenever it changes: the older call is aborted, the last answer wins. */
export function useAnswer(definition: Definition, call: string | undefined): Answering {
  const paused = useDebounced(call, PAUSE_MS);
  const asked = call === undefined ? undefined : paused;
  const [attempt, setAttempt] = useState(0);
  const [settled, setSettled] = useState<Settled>();
  // A form that asks nothing forgets: its last figures must not come back while the next are awaited.
  if (asked === undefined && settled) setSettled(undefined);

  useEffect(() => {
    if (asked === undefined) return undefined;
    const abandoned = new AbortController();
    const ask = async () => {
      const outcome = await outcomeOf(definition, asked, abandoned.signal);
      if (!abandoned.signal.aborted) setSettled({ asked, attempt, outcome });
    };
    void ask();
    return () => abandoned.abort();
  }, [definition, asked, attempt]);

  const isFetching = asked !== undefined && (asked !== settled?.asked || attempt !== settled.attempt);
  const isSlow = useSlow(isFetching, PATIENCE_MS);
  const outcome = asked === undefined ? undefined : settled?.outcome;
  return {
    answer: outcome && 'answer' in outcome ? outcome.answer : undefined,
    error: outcome && 'error' in outcome && !isFetching ? outcome.error : undefined,
    isPending: call !== undefined && (isFetching || call !== paused),
    isSlow,
    retry: () => setAttempt(attempt + 1),
  };
}

const outcomeOf = (definition: Definition, asked: string, signal: AbortSignal): Promise<Outcome> =>
  callFor(definition, asked, signal).then(
    (answer) => ({ answer }),
    (error: CallError) => ({ error }),
  );
