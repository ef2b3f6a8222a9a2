import type { Quoting } from '@obracun/engine/core/answer.ts';
import type { Calculator } from '@obracun/engine/core/calculate.ts';
import type { Day } from '@obracun/engine/core/days/day.ts';
import { slashed } from '../asked.ts';
import { PROBLEMS, problemReply, refusalReply } from '../problems.ts';
import type { TextReply } from '../reply.ts';

/** Answers what a call is given; with `explained` the answer also says how each line came about, without it `inBytes` may write its letters as bytes. Never throws. */
export type AnswerInput = (json: unknown, explained: boolean, inBytes?: Quoting) => TextReply;

/** The same for the text of a call's body. */
export type AnswerCall = (text: string, explained: boolean, inBytes?: Quoting) => TextReply;

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
  (text, ...asked) => {
    const json = parsed(text);
    return json === BROKEN ? problemReply(PROBLEMS.brokenJson) : answer(json, ...asked);
  };

const call =
  ({ calculate, answer }: Calculator, today: () => Day): AnswerInput =>
  (json, explained, inBytes) => {
    const outcome = calculate(json, today());
    if ('issues' in outcome) return refusalReply(outcome.issues);
    if (explained || !inBytes) return { status: 200, body: answer(outcome.calculation, explained) };
    return { status: 200, body: answer(outcome.calculation, false, inBytes), isOfBytes: true };
  };

const guarded =
  (answer: AnswerInput, log: (error: unknown) => void): AnswerInput =>
  (...asked) => {
    try {
      return answer(...asked);
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
