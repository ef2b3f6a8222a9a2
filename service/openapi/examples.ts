import type { Calculator } from '@obracun/engine/kernel/calculate.ts';
import type { Example } from '@obracun/engine/kernel/calculator.ts';
import type { Schema } from './schema.ts';

/** `primjer-1`, in the order of the calculator's cases. */
const named = (examples: readonly Example[], show: (example: Example) => Schema): Schema =>
  Object.fromEntries(examples.map((example, index) => [`primjer-${index + 1}`, show(example)]));

/** Every golden case as a request, with where its figures were published. */
export const requestExamples = ({ racun }: Calculator): Schema =>
  named(racun.primjeri, ({ naziv, izvor, unos }) => ({
    summary: naziv,
    description: `Izvor: ${izvor}`,
    value: unos,
  }));

/** The whole answer to each of them, as the service gives it. */
export const answerExamples = (calculator: Calculator): Schema =>
  named(calculator.racun.primjeri, (example) => ({
    summary: example.naziv,
    value: answerTo(calculator, example),
  }));

function answerTo({ calculate, answer, definition }: Calculator, { naziv, unos, dan }: Example): Schema {
  const outcome = calculate(unos, dan ?? '');
  if ('greske' in outcome) throw new Error(`${definition.poziv}: the example „${naziv}“ is refused`);
  return JSON.parse(answer(outcome.obracun));
}
