import type { Answer } from '../../calculator/api/answer.ts';
import { callFor, type MakeCall } from '../../calculator/api/call.ts';

const cache = new Map<string, Promise<Answer>>();
const never = new AbortController().signal;

/** The figures of a year do not change while the page is open: an answer is cached for the form and the table. */
export const requestOnce: MakeCall = (definition, body) => {
  const key = `${definition.path} ${body}`;
  const answer = cache.get(key) ?? callFor(definition, body, never);
  cache.set(key, answer);
  answer.catch(() => cache.delete(key));
  return answer;
};
