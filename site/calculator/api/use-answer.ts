import type { Definition } from '@obracun/engine/core/calculator.ts';
import { useCallback } from 'react';
import { type RequestState, useRequest } from '../../lazy-loading/use-request.ts';
import type { Answer, CallError } from './answer.ts';
import { callFor, type MakeCall } from './call.ts';

/** Pause in typing before a call; a quicker answer replaces the last one in place, without a flash of the loader. */
const TIMING = { pause: 200, patience: 100 };

export type Answering = RequestState<Answer, CallError>;

/** The answer to a call, requested on every change of its JSON. */
export function useAnswer(
  definition: Definition,
  json: string | undefined,
  call: MakeCall = callFor,
): Answering {
  const ask = useCallback(
    (question: string, signal: AbortSignal) => call(definition, question, signal),
    [definition, call],
  );
  return useRequest<Answer, CallError>(json, ask, TIMING);
}
