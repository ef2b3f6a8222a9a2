import type { Calculator } from '../engine/core/calculate.ts';
import type { Calculation } from '../engine/core/calculation.ts';
import type { Presentation } from '../engine/core/calculator.ts';
import { toWire } from '../engine/core/numbers/value.ts';
import { type Fraction, fraction, isLess, round } from './fraction.ts';
import { evaluate, heldFrom } from './notation-oracle.ts';
import { calculate, isArithmetic } from './written-figures.ts';

/** The faults of a calculation, a sentence each: none when every line matches its notation. */
export const faultsOf = (
  calculator: Calculator<Presentation>,
  calculation: Calculation,
): readonly string[] => [
  ...unexplained(calculator, calculation),
  ...unreadable(calculator, calculation),
  ...notGivenBack(calculation),
  ...negative(calculator, calculation),
];

/** Lines that differ from their notation, evaluated without the formulas. */
function* unexplained(
  { definition, rules }: Calculator<Presentation>,
  { scope, notations }: Calculation,
): Generator<string> {
  const oracle = {
    definition,
    tree: rules.law,
    notations: notations(),
    scope,
    entity: definition.entity,
  };
  for (const [line, notation] of Object.entries(oracle.notations)) {
    if (definition.lines[line]?.kind === 'datum') continue;
    const exact = evaluate(oracle, line);
    if (isLess(exact, fraction(0))) yield `${line} is negative`;
    if (!isHeld(definition, line, scope.lines[line], exact)) yield `${line} is not ${notation}`;
  }
}

/** Lines that differ by at least a fening when their written figures are calculated again. */
function* unreadable(
  { definition, describe }: Calculator<Presentation>,
  calculation: Calculation,
): Generator<string> {
  for (const { name, kind, working } of describe(calculation)) {
    if (kind === 'datum' || !isArithmetic(working)) continue;
    if (!isHeld(definition, name, calculation.scope.lines[name], calculate(working)))
      yield `${name} is not ${working}`;
  }
}

function isHeld(definition: Presentation, line: string, held: unknown, exact: Fraction): boolean {
  const isRate = definition.lines[line]?.kind === 'satnica';
  return isRate ? isRateShown(Number(held), exact) : held === round(heldFrom(definition, line, exact));
}

const MILLIONTHS = 1e6;

/** The hourly rate is not rounded; it is shown to a millionth of a mark. Only an exact tie may round either way. */
function isRateShown(held: number, { n, d }: Fraction): boolean {
  const shown = BigInt(Math.round(Number(toWire('satnica', held)) * MILLIONTHS));
  const difference = 2n * (shown * d - n * BigInt(MILLIONTHS));
  return difference <= d && -difference <= d;
}

function* notGivenBack({ scope }: Calculation): Generator<string> {
  const { basis } = scope.input as { basis?: { line?: string; amount: number } };
  const line = scope.lines[basis?.line ?? ''];
  if (line !== undefined && line !== basis?.amount) yield `${basis?.line} is not what was given`;
}

function* negative({ definition }: Calculator<Presentation>, { scope }: Calculation): Generator<string> {
  for (const [line, value] of Object.entries(scope.lines))
    if (definition.lines[line]?.kind === 'iznos' && !(Number(value) >= 0)) yield `${line} is negative`;
}
