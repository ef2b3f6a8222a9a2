import { expect, test } from 'vitest';
import type { Calculator } from '../core/calculate.ts';
import type { Calculation } from '../core/calculation.ts';
import { loadCalculators } from './load.ts';

const calculators = (await loadCalculators()).filter(
  ({ definition }) => Object.keys(definition.bases).length > 1,
);

/** The first example of a calculator, converted to another basis. */
function calculationFrom({ definition, rules, calculate }: Calculator, given: string): Calculation {
  const [{ input } = { input: {} }] = rules.examples;
  const others = Object.entries(input).filter(([name]) => !(name in definition.bases));
  const outcome = calculate({ ...Object.fromEntries(others), [given]: 2000 }, '2026-11-22');
  if ('issues' in outcome) throw new Error(outcome.issues[0]?.poruka);
  return outcome.calculation;
}

/** References in a notation, without fields and law. */
const NAMES = /(?<![.\w])[A-Za-z_]\w*/g;

/** The lines whose explanation depends on themselves, directly or not. */
function circular(calculation: Calculation): readonly string[] {
  const notations = new Map(Object.entries(calculation.notations()));
  const dependsOn = (wanted: string, from: string, seen: Set<string>): boolean =>
    (notations.get(from)?.match(NAMES) ?? []).some((name) => {
      if (name === wanted) return true;
      if (seen.has(name)) return false;
      seen.add(name);
      return dependsOn(wanted, name, seen);
    });
  return [...notations.keys()].filter((line) => dependsOn(line, line, new Set()));
}

const formulaIn = ({ describe }: Calculator, calculation: Calculation, line: string | undefined) =>
  describe(calculation).find(({ name }) => name === line)?.formula;

test.each(calculators)(
  'explains no line of $definition.id by itself when that basis is given',
  (calculator) => {
    for (const [given, { label, line }] of Object.entries(calculator.definition.bases)) {
      const calculation = calculationFrom(calculator, given);
      expect(formulaIn(calculator, calculation, line)?.toLowerCase()).toBe(line && label.toLowerCase());
      // A solved gross is explained as itself plus what is subtracted from it, which the gross explains.
      if (/^(bruto|ukupan)/.test(given)) expect([given, circular(calculation)]).toEqual([given, []]);
    }
  },
);

test.each(
  calculators.flatMap((calculator) =>
    Object.keys(calculator.definition.bases)
      .filter((given) => given.includes('neto') && calculator.definition.lines.bruto_ukupno)
      .map((given) => ({ id: calculator.definition.id, given, calculator })),
  ),
)('$id explains the gross by the net it was looked for with: $given', ({ given, calculator }) => {
  const calculation = calculationFrom(calculator, given);
  expect(formulaIn(calculator, calculation, 'bruto_ukupno')).toMatch(/^neto pla[tć]a \+ .*porez na dohodak$/);
  expect(formulaIn(calculator, calculation, 'neto_plata')).toMatch(/^neto/);
});

test.each(calculators.map((one) => [one.definition.id, one] as const))(
  '%s refuses a result when its gross is above the largest valid amount',
  (_id, { definition, rules, calculate }) => {
    const [{ input } = { input: {} }] = rules.examples;
    const others = Object.entries(input).filter(([name]) => !(name in definition.bases));
    for (const basis of Object.keys(definition.bases).filter((name) => /neto|poslije/.test(name))) {
      const outcome = calculate({ ...Object.fromEntries(others), [basis]: 9_999_999.99 }, '2026-11-22');
      expect(outcome).toMatchObject({ issues: [{ polje: basis, kod: 'raspon' }] });
    }
  },
);
