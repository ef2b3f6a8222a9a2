import { loadCalculators } from '@obracun/engine/calculators/load.ts';
import type { FormDefinition } from '@obracun/engine/core/calculator.ts';
import { yearOf } from '@obracun/engine/core/days/day.ts';
import { unknownDay } from '@obracun/engine/law/known.fixture.ts';
import { rs } from '@obracun/engine/law/rs/index.ts';
import type { Answer } from './answer.ts';

const TODAY = '2026-11-21';
/** Its months are computed as estimates. */
export const UNKNOWN_YEAR = yearOf(unknownDay(rs));
const calculators = await loadCalculators();

/** The answer of the service to a call, computed here. */
export function answerTo(definition: FormDefinition, call: Readonly<Record<string, unknown>>): Answer {
  const calculator = calculators.find((each) => each.definition.id === definition.id);
  const outcome = calculator?.calculate(call, TODAY);
  if (!calculator || !outcome || 'issues' in outcome) throw new Error(JSON.stringify(outcome));
  const { calculation } = outcome;
  return {
    presentation: calculator.definition,
    lines: new Map(calculator.describe(calculation).map((line) => [line.name, line])),
    warnings: calculation.warnings,
    isEstimate: calculation.isEstimate,
  };
}
