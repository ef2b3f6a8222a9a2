import type { Definition } from '@obracun/engine/core/calculator.ts';
import { type Answer, CallError, noNetwork, titleOf } from './answer.ts';

/** Makes the call of a calculator with the JSON given. */
export type MakeCall = (definition: Definition, body: string, signal: AbortSignal) => Promise<Answer>;

/**
 * Makes a call and parses its answer, explained or of bare fields. The parser loads while the request is pending.
 * @throws CallError when it is refused or the network fails
 */
export const callFor: MakeCall = async (definition, body, signal) => {
  const reading = import('./read-answer.ts');
  reading.catch(() => undefined);
  try {
    const response = await fetch(definition.path, {
      method: 'POST',
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
    throw noNetwork(error, titleOf(definition));
  }
};

/** The JSON of an answer; undefined when a proxy answered with a page. */
const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined);
