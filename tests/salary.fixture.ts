import fc from 'fast-check';
import { loadCalculators } from '../engine/calculators/load.ts';
import type { Calculator } from '../engine/core/calculate.ts';
import { knownYears } from '../engine/law/known.fixture.ts';

export const TODAY = '2026-11-21';
/** The calculators of wages, of all entities. */
export const salaries = (await loadCalculators()).filter(
  ({ definition }) => 'bruto_plata_input' in definition.bases,
);
const lastYears = salaries.map(({ rules }) => Math.max(...knownYears(rules.law)));
/** Every month with known law of all of them. */
export const months = fc.record({
  godina: fc.integer({ min: 2018, max: Math.min(...lastYears) }),
  mjesec: fc.integer({ min: 1, max: 12 }),
});
export const feninga = fc.integer({ min: 0, max: 2_000_000 });

/** Required inputs of a calculator besides the month and an amount: of each choice the first. */
export const needed = ({ definition }: Calculator): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(definition.fields).flatMap(([name, { required, choices }]) =>
      required && choices ? [[name, choices[0]?.value]] : [],
    ),
  );

/** The answer to an accepted input. */
export function slip(calculator: Calculator, input: Record<string, unknown>): Record<string, number> {
  const outcome = calculator.calculate({ ...needed(calculator), ...input }, TODAY);
  if ('issues' in outcome) throw new Error(outcome.issues[0]?.poruka);
  return JSON.parse(calculator.answer(outcome.calculation));
}

/** The reason why an input is refused; undefined when it is accepted. */
export const refusal = (calculator: Calculator, input: Record<string, unknown>) => {
  const outcome = calculator.calculate({ ...needed(calculator), ...input }, TODAY);
  return 'issues' in outcome ? outcome.issues[0] : undefined;
};

export const cents = (value: number | undefined): number => Math.round((value ?? Number.NaN) * 100);
