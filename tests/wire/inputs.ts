import fc from 'fast-check';
import type { Presentation } from '../../engine/core/calculator.ts';
import { lawTrees } from '../../engine/law/index.ts';
import { knownYears } from '../../engine/law/known.fixture.ts';
import { randomInput } from '../random-input.ts';

export type Input = Readonly<Record<string, unknown>>;

/** Independent of `npm run hunt`: the same inputs in every run. */
const SEED = 39;
/** Inputs drawn at once. */
const DRAWN = 30;
/** A year in which most inputs are refused ends after this many draws. */
const MOST_DRAWS = 5;

/** Accepted inputs per calculator and year: enough to fill each of its fields several times. */
export const acceptedOf = ({ fields }: Presentation): number =>
  10 + Math.ceil(Object.keys(fields).length / 2);

/** Years with known law of the calculator, or those it accepts when it has only a year field. */
export function yearsOf({ entity, fields }: Presentation): number[] {
  const { min = 0, max = 9999 } = fields.mjesec ? {} : (fields.godina ?? {});
  return knownYears(lawTrees[entity]).filter((year) => year >= min && year <= max);
}

/** Inputs of one year, in a fixed order. */
export function* inputsOf(definition: Presentation, year: number): Generator<Input> {
  const input = randomInput(definition, year);
  for (let draw = 0; draw < MOST_DRAWS; draw++)
    yield* fc.sample(input, { seed: SEED + draw, numRuns: DRAWN });
}

/** Inputs of the first year without known law, each requesting an estimate. */
export function* estimateInputsOf(definition: Presentation): Generator<Input> {
  const unknown = (yearsOf(definition).at(-1) ?? 0) + 1;
  for (const input of inputsOf(definition, unknown)) yield { ...input, procjena: true };
}
