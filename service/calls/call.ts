import type { Calculator } from '@obracun/engine/kernel/calculate.ts';
import type { Day } from '@obracun/engine/kernel/days/day.ts';
import { PROBLEMS, problemReply, refusalReply } from '../problems.ts';
import type { Reply } from '../reply.ts';

/** Answers the text of a call's body; with `explained` the answer also says how each line came about. Never throws. */
export type AnswerCall = (text: string, explained: boolean) => Reply;

type Fault = (error: unknown, path: string) => void;

/** Every call by its path, with and without the slash at the end. Our own faults are told to `log`. */
export function callsByPath(
  calculators: readonly Calculator[],
  today: () => Day,
  log: Fault = () => undefined,
): ReadonlyMap<string, AnswerCall> {
  return new Map(
    calculators.flatMap((calculator) => {
      const bare = calculator.definition.path.replace(/\/$/, '');
      const answer = guarded(call(calculator, today), (error) => log(error, bare));
      return [bare, `${bare}/`].map((path) => [path, answer] as const);
    }),
  );
}

const call =
  ({ calculate, answer }: Calculator, today: () => Day): AnswerCall =>
  (text, explained) => {
    const json = parsed(text);
    if (json === BROKEN) return problemReply(PROBLEMS.brokenJson);
    const outcome = calculate(json, today());
    if ('issues' in outcome) return refusalReply(outcome.issues);
    return { status: 200, body: answer(outcome.calculation, explained) };
  };

const guarded =
  (answer: AnswerCall, log: (error: unknown) => void): AnswerCall =>
  (text, explained) => {
    try {
      return answer(text, explained);
    } catch (error) {
      log(error);
      return problemReply(PROBLEMS.fault);
    }
  };

const BROKEN = Symbol('broken JSON');

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return BROKEN;
  }
}

const EXPLANATION = /(?:^|[,;]) *objasnjenje *(?:$|[,;])/i;

/** `Prefer: objasnjenje` (RFC 7240) asks for the explanation: the call stays at its own path, its plain answer as it is. */
export const asksWhy = (prefer: string | null | undefined): boolean =>
  typeof prefer === 'string' && EXPLANATION.test(prefer);
