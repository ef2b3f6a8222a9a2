import type { Calculator } from '@obracun/engine/kernel/calculate.ts';
import type { Day } from '@obracun/engine/kernel/days/day.ts';
import { slashed } from '../asked.ts';
import { PROBLEMS, problemReply, refusalReply } from '../problems.ts';
import type { TextReply } from '../reply.ts';

/** Answers what a call is given; with `explained` the answer also says how each line came about. Never throws. */
export type AnswerInput = (json: unknown, explained: boolean) => TextReply;

/** The same for the text of a call's body. */
export type AnswerCall = (text: string, explained: boolean) => TextReply;

type Fault = (error: unknown, path: string) => void;

/** Every call by its path, with and without the slash at the end. Our own faults are told to `log`. */
export function inputsByPath(
  calculators: readonly Calculator[],
  today: () => Day,
  log: Fault = () => undefined,
): ReadonlyMap<string, AnswerInput> {
  return new Map(
    calculators.flatMap((calculator) => {
      const paths = slashed(calculator.definition.path);
      const answer = guarded(call(calculator, today), (error) => log(error, paths[0] ?? ''));
      return paths.map((path) => [path, answer] as const);
    }),
  );
}

/** The same calls, each given the text of a body. */
export const callsOf = (inputs: ReadonlyMap<string, AnswerInput>): ReadonlyMap<string, AnswerCall> =>
  new Map([...inputs].map(([path, answer]) => [path, ofText(answer)]));

const ofText =
  (answer: AnswerInput): AnswerCall =>
  (text, explained) => {
    const json = parsed(text);
    return json === BROKEN ? problemReply(PROBLEMS.brokenJson) : answer(json, explained);
  };

const call =
  ({ calculate, answer }: Calculator, today: () => Day): AnswerInput =>
  (json, explained) => {
    const outcome = calculate(json, today());
    if ('issues' in outcome) return refusalReply(outcome.issues);
    return { status: 200, body: answer(outcome.calculation, explained) };
  };

const guarded =
  (answer: AnswerInput, log: (error: unknown) => void): AnswerInput =>
  (json, explained) => {
    try {
      return answer(json, explained);
    } catch (error) {
      log(error);
      return problemReply(PROBLEMS.fault);
    }
  };

export const BROKEN = Symbol('broken JSON');

/** The JSON of a text, or `BROKEN`. */
export function parsed(text: string): unknown {
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
