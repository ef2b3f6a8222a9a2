import type { Issue, Warning } from '../core/issue.ts';
import { loadCalculators } from './load.ts';

const TODAY = '2026-11-22';
const calculators = await loadCalculators();

interface Answered extends Record<string, unknown> {
  readonly greske: readonly Issue[];
  readonly upozorenja: readonly Warning[];
}

/** The answer of a calculator, by its id: its lines, or the reason of the refusal. */
export function answered(id: string, input: unknown): Answered {
  const calculator = calculators.find(({ definition }) => definition.id === id);
  if (!calculator) throw new Error(id);
  const outcome = calculator.calculate(input, TODAY);
  return 'issues' in outcome
    ? { greske: outcome.issues, upozorenja: [] }
    : { ...JSON.parse(calculator.answer(outcome.calculation)), greske: [] };
}
