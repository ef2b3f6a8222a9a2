import type { Calculator } from '@obracun/engine/core/calculate.ts';
import type { Presentation } from '@obracun/engine/core/calculator.ts';
import type { Day } from '@obracun/engine/core/days/day.ts';
import { scaleOf } from '@obracun/engine/core/numbers/units.ts';
import type { Answer } from '../../calculator/api/answer.ts';
import type { Answering } from '../../calculator/api/call.ts';
import type { Numbers } from './read-numbers.ts';

/**
 * The answer of a calculator computed in the browser; undefined when it refuses.
 * @param numbers the parsed number fields, in integer units
 * @param words the other values of the form
 */
export function answerHere(
  { definition, calculate, describe }: Calculator<Presentation>,
  numbers: Numbers,
  labels: Readonly<Record<string, string | null>>,
  today: Day,
): Answer | undefined {
  const outcome = calculate({ ...onWire(definition, numbers), ...labels }, today);
  if ('issues' in outcome) return undefined;
  return {
    presentation: definition,
    lines: new Map(describe(outcome.calculation).map((line) => [line.name, line])),
    warnings: outcome.calculation.warnings,
    isEstimate: outcome.calculation.isEstimate,
  };
}

const onWire = ({ fields }: Presentation, numbers: Numbers) =>
  Object.fromEntries(
    Object.entries(numbers).map(([name, held]) => [name, held / scaleOf(fields[name]?.kind ?? 'iznos')]),
  );

/** A synchronous answer that cannot fail; none in prerendered HTML. */
export const answered = (answer: Answer | undefined): Answering => ({
  answer,
  error: undefined,
  isPending: false,
  isSlow: false,
  retry: () => undefined,
});
