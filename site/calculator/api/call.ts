import type { Definition } from '@obracun/engine/core/calculator.ts';
import { useCallback } from 'react';
import { takeCalls } from '../../lazy-loading/service-worker.ts';
import { type RequestState, useRequest } from '../../lazy-loading/use-request.ts';
import { noteOrigin } from '../../platform/computed-here.ts';
import { type Answer, CallError, noNetwork, titleOf } from './answer.ts';

/** Makes the call of a calculator with the JSON given. */
export type MakeCall = (definition: Definition, body: string, signal: AbortSignal) => Promise<Answer>;

/**
 * Makes a call and parses its answer, explained or of bare fields. The parser and the lines load while the request is pending.
 * @throws CallError when it is refused or the network fails
 */
export const callFor: MakeCall = async (definition, body, signal) => {
  const reading = import('./read-answer.ts');
  for (const loading of [reading, definition.slip()]) loading.catch(() => undefined);
  try {
    const response = await post(definition.path, {
      // The explanation is a preference, which other services ignore.
      headers: { 'Content-Type': 'application/json', Prefer: 'objasnjenje' },
      body,
      signal,
    });
    return await (await reading).readAnswer(
      definition,
      response.ok,
      await jsonOf(response),
      JSON.parse(body),
    );
  } catch (error) {
    if (signal.aborted || error instanceof CallError) throw error;
    throw noNetwork(titleOf(definition));
  }
};

async function post(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, { method: 'POST', ...init });
  noteOrigin(response);
  if (response.ok) void takeCalls();
  return response;
}

/** The JSON of an answer; undefined when a proxy answered with a page. */
const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined);

interface ListOptions {
  /** Requests an explanation with each answer. */
  readonly explained?: boolean;
  readonly signal?: AbortSignal;
}

/** The unparsed response: answers in the order of the calls, or a refusal of the whole list. */
interface ListReply {
  readonly isOk: boolean;
  readonly json: unknown;
}

/**
 * Sends many calculations in one request.
 * @throws the error of the browser when offline
 */
export async function postList(
  calls: readonly object[],
  { explained, signal }: ListOptions = {},
): Promise<ListReply> {
  const response = await post('/obracuni', {
    headers: { 'Content-Type': 'application/json', ...(explained && { Prefer: 'objasnjenje' }) },
    body: JSON.stringify(calls),
    ...(signal && { signal }),
  });
  return { isOk: response.ok, json: await response.json().catch(() => undefined) };
}

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
