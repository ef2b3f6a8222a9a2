import type { Definition } from '@obracun/engine/kernel/calculator.ts';
import { presentationOf } from '@obracun/engine/kernel/define.ts';
import { type AnswerJson, linesOf } from '@obracun/engine/kernel/lines-of.ts';
import { type Answer, failure } from './answer.ts';
import { isExplanation } from './explanation.ts';
import { readProblem, saidIn } from './problem.ts';

/**
 * The answer in the JSON of a service.
 * @throws CallError when it is a refusal, or nothing of ours
 */
export async function readAnswer(definition: Definition, isOk: boolean, json: unknown): Promise<Answer> {
  if (!isOk) {
    const { detail, greske } = readProblem(json);
    throw failure(definition, detail, greske);
  }
  const answer = (json ?? {}) as AnswerJson;
  if (!isExplanation(answer.objasnjenje)) throw failure(definition);
  const presentation = await presentationOf(definition);
  const lines = linesOf(presentation, answer);
  if (lines.size === 0) throw failure(definition);
  return {
    presentation,
    lines,
    warnings: saidIn(answer.upozorenja),
    isEstimate: answer.procjena === true,
  };
}
