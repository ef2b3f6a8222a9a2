import type { Answer } from '../../calculator/api/answer.ts';
import { callFor, type MakeCall } from '../../calculator/api/call.ts';

const asked = new Map<string, Promise<Answer>>();
const never = new AbortController().signal;

/** The figures of a year do not change while the page is open: an answer is cached for the form and the table. */
export const askOnce: MakeCall = (definition, body) => {
  const key = `${definition.path} ${body}`;
  const answer = asked.get(key) ?? callFor(definition, body, never);
  asked.set(key, answer);
  answer.catch(() => asked.delete(key));
  return answer;
};
