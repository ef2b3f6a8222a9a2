import type { Definition } from '@obracun/engine/kernel/calculator.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type Answer, type CallError, callFor } from './call.ts';
import { useDebounced } from './use-debounced.ts';
import { useSlow } from './use-slow.ts';

/** How long typing must pause before a call is made. */
const PAUSE_MS = 200;
/** A quicker answer replaces the last one in place, without a flash of the loader. */
const PATIENCE_MS = 100;

export interface Answering {
  /** The last answer to what is being asked; it stays in place until the next one or an error. */
  readonly answer: Answer | undefined;
  readonly error: CallError | null;
  /** The answer is on its way. */
  readonly isPending: boolean;
  /** So long that people should be told. */
  readonly isSlow: boolean;
  readonly retry: () => void;
}

/** Asks for the answer to a call's JSON whenever it changes: the older call is aborted, the last answer wins. */
export function useAnswer(definition: Definition, call: string | undefined): Answering {
  const settled = useDebounced(call, PAUSE_MS);
  const asked = call === undefined ? undefined : settled;
  const { data, error, isFetching, refetch } = useQuery<Answer | null, CallError>({
    queryKey: [definition.poziv, asked ?? null],
    // Asking nothing answers null, so that a result cleared by an unfinished form does not come back while loading.
    queryFn: ({ signal }) => (asked === undefined ? null : callFor(definition, asked, signal)),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isPending = call !== undefined && (isFetching || call !== settled);
  const isSlow = useSlow(isFetching, PATIENCE_MS);
  return {
    answer: (asked !== undefined && data) || undefined,
    error: asked === undefined ? null : error,
    isPending,
    isSlow,
    retry: refetch,
  };
}
