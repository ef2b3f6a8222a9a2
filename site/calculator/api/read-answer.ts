import type { Definition } from '@obracun/engine/core/calculator.ts';
import { isDay } from '@obracun/engine/core/days/day.ts';
import { presentationOf } from '@obracun/engine/core/define.ts';
import { type AnswerJson, linesOf } from '@obracun/engine/core/lines-of.ts';
import { type Answer, type AnswerLine, failure } from './answer.ts';
import { isExplanation } from './explanation.ts';
import { readProblem, saidIn } from './problem.ts';

/**
 * The answer in the JSON of a service.
 * @param asked what the call carried
 * @throws CallError when it is a refusal, or nothing of ours
 */
export async function readAnswer(
  definition: Definition,
  isOk: boolean,
  json: unknown,
  asked: Readonly<Record<string, unknown>> = {},
): Promise<Answer> {
  if (!isOk) {
    const { detail, greske } = readProblem(json);
    throw failure(definition, detail, greske);
  }
  const answer = (json ?? {}) as AnswerJson;
  if (!isExplanation(answer.objasnjenje)) throw failure(definition);
  const presentation = await presentationOf(definition);
  const lacksShares = !answer.objasnjenje && Object.keys(presentation.shares).length > 0;
  const rateOf = lacksShares ? (await import('./shared-rates.ts')).splitOn(asked) : undefined;
  const lines = new Map([...linesOf(presentation, answer, rateOf)].flatMap(lineRead));
  if (lines.size === 0) throw failure(definition);
  return {
    presentation,
    lines,
    warnings: saidIn(answer.upozorenja),
    isEstimate: answer.procjena === true,
  };
}

type Named = readonly [string, AnswerLine];

/** A figure may come as text, as other services write it; what is none, or beyond all that is calculated, and a day that is no day, is no line. */
function lineRead([name, line]: Named): readonly Named[] {
  const { kind, value: given } = line;
  if (kind === 'datum') return typeof given === 'string' && isDay(given) ? [[name, line]] : [];
  const value = typeof given === 'string' && DECIMAL.test(given) ? Number(given) : given;
  return typeof value === 'number' && Math.abs(value) <= LARGEST ? [[name, { ...line, value }]] : [];
}

const DECIMAL = /^-?\d{1,12}(?:\.\d{1,6})?$/;
/** Of what is drawn to scale, nothing could be placed beyond it. */
const LARGEST = 1_000_000_000_000;
