import type { Definition } from '@obracun/engine/core/calculator.ts';
import { useCallback } from 'react';
import { type RequestState, useRequest } from '../../lazy-loading/use-request.ts';
import { callFor } from '../api/call.ts';
import type { TriedWage } from './rows.ts';
import type { Variation } from './variations.ts';

const TIMING = { pause: 400, patience: 100 };

/** The answers to all the variations, each call refused for itself. */
export function useOutcomes(
  definition: Definition,
  variations: readonly Variation[],
): RequestState<readonly TriedWage[]> {
  const ask = useCallback(
    (question: string, signal: AbortSignal) =>
      Promise.all(
        (JSON.parse(question) as readonly Variation[]).map(({ words, call }) =>
          outcomeOf(definition, words, JSON.stringify(call), signal),
        ),
      ),
    [definition],
  );
  return useRequest(JSON.stringify(variations), ask, TIMING);
}

async function outcomeOf(
  definition: Definition,
  words: string,
  body: string,
  signal: AbortSignal,
): Promise<TriedWage> {
  try {
    return { words, answer: await callFor(definition, body, signal) };
  } catch (error) {
    return { words, refusal: error instanceof Error ? error.message : String(error) };
  }
}
