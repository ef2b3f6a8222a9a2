import type { Day } from '@obracun/engine/core/days/day.ts';
import type { Feninga } from '@obracun/engine/core/numbers/money.ts';
import type { TypedContract } from '@obracun/engine/documents/contract/fields.ts';
import { type Ask, useRequest } from '../../lazy-loading/use-request.ts';
import { counterpartQuestion } from './counterpart.ts';

const TIMING = { pause: 300 };

/** What asks comes with the first question. */
const ask: Ask<Feninga | null> = async (question, signal) =>
  (await import('./ask-counterpart.ts')).askCounterpart(question, signal);

/** The net of an agreed gross, or the gross of a net, once the service gives it; null while it does not, without a word. */
export function useCounterpart(contract: TypedContract, today: Day): Feninga | null {
  const question = counterpartQuestion(contract, today);
  const { answer, isPending } = useRequest(question ? JSON.stringify(question) : undefined, ask, TIMING);
  return isPending ? null : (answer ?? null);
}
