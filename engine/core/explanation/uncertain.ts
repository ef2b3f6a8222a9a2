import { perDay } from '../cache.ts';
import type { CalculatorRules } from '../calculator.ts';
import type { Day } from '../days/day.ts';
import type { Warning } from '../issue.ts';
import { Refusal } from '../issue.ts';
import type { AnyParameter } from '../law.ts';
import { knownChangeOn, lawWith } from '../law.ts';
import type { Notations } from '../lines.ts';
import { writeCitation } from './citation.ts';
import type { NamedValues, Scope } from './notation.ts';
import { type CompiledNotations, compileAll } from './notation.ts';

interface Answered {
  readonly day: Day;
  readonly scope: Scope;
  readonly notations: () => Notations;
  /** The lines of the answer. */
  readonly output: readonly string[];
  /** The same calculation under another law. */
  readonly under: (law: NamedValues) => NamedValues;
}

/** One warning per figure of low certainty that affects the result, found by trying other values of it. */
export function uncertain(rules: CalculatorRules, answered: Answered): Warning[] {
  const doubts = doubtsOn(rules, answered.day);
  if (doubts.length === 0) return [];
  const { restingOn } = compileAll(answered.notations());
  const warnings: Warning[] = [];
  for (const { name, larger, smaller, poruka, izvor } of doubts) {
    if (restingOn(name).size === 0) continue;
    const polje = moved(answered, name, larger) ?? moved(answered, name, smaller);
    if (polje) warnings.push({ polje, poruka, izvor });
  }
  return warnings;
}

/** Undefined when no solution exists under that law. */
function attempt({ under, scope }: Answered, name: string, value: unknown): NamedValues | undefined {
  try {
    return under(lawWith(scope.law, name, value));
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

/**
 * The line beside which the warning is shown: among those that change, the nearest to the figure. Lines that only show a figure do not
 * count.
 */
function moved(answered: Answered, name: string, value: unknown): string | undefined {
  const { scope, notations, output } = answered;
  const other = attempt(answered, name, value);
  const { lines, restingOn } = compileAll(notations());
  const moving = lines.filter(
    ({ line }) => other && other[line] !== scope.lines[line] && output.includes(line),
  );
  if (moving.every(isShown)) return undefined;
  return [...restingOn(name)].find((resting) => moving.some(({ line }) => line === resting));
}

/** True for a line whose notation is one name; a lone figure never changes. */
const isShown = ({ notation }: CompiledNotations['lines'][number]): boolean => notation.length === 1;

interface Doubt extends Omit<Warning, 'polje'> {
  /** The parameter of the law. */
  readonly name: string;
  /** Its figures a tenth greater, and a tenth smaller. */
  readonly larger: unknown;
  readonly smaller: unknown;
}

/** The warning of each parameter whose figure of that day has low certainty. */
const doubtsOn = perDay(({ law }: CalculatorRules, day): readonly Doubt[] =>
  Object.entries(law.parametri).flatMap(([name, parameter]) => doubtOf(name, parameter, day)),
);

function doubtOf(name: string, parameter: AnyParameter, day: Day): Doubt[] {
  const change = knownChangeOn(parameter, day);
  if (change?.izvor.pouzdanost !== 'niska') return [];
  const { vrijednost, izvor } = change;
  const poruka = `${parameter.naziv}: ${izvor.upozorenje ?? 'podatak je niske pouzdanosti, provjerite ga'}.`;
  const [larger, smaller] = [scaled(vrijednost, 11), scaled(vrijednost, 9)];
  return [{ name, poruka, izvor: writeCitation(izvor), larger, smaller }];
}

/** Multiplies every number in a value of the law by tenths. */
const scaled = (value: NamedValues, tenths: number): NamedValues =>
  Object.fromEntries(
    Object.entries(value).map(([key, figure]) => [
      key,
      typeof figure === 'number' ? Math.round((figure * tenths) / 10) : figure,
    ]),
  );
