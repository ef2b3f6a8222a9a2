import type { Calculator } from '@obracun/engine/core/calculate.ts';
import type { Example } from '@obracun/engine/core/calculator.ts';
import type { Schema } from './schema.ts';

/** `primjer-1`, in the order of the calculator's cases. */
const named = (examples: readonly Example[], show: (example: Example) => Schema): Schema =>
  Object.fromEntries(examples.map((example, index) => [`primjer-${index + 1}`, show(example)]));

/** Every golden case as a request, with where its figures were published. */
export const requestExamples = ({ rules }: Calculator): Schema =>
  named(rules.examples, ({ title, source, input }) => ({
    summary: title,
    description: `Izvor: ${source}`,
    value: input,
  }));

/** The whole answer to each of them, as the service gives it. */
export const answerExamples = (calculator: Calculator): Schema =>
  named(calculator.rules.examples, (example) => ({
    summary: example.title,
    value: answerTo(calculator, example),
  }));

/** The answer to one of them. */
export function answerTo(
  { calculate, answer, definition }: Calculator,
  { title, input, day }: Example,
): Schema {
  const outcome = calculate(input, day ?? '');
  if ('issues' in outcome) throw new Error(`${definition.path}: the example „${title}“ is refused`);
  return JSON.parse(answer(outcome.calculation));
}
