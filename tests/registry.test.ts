import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { loadCalculators, loadTools } from '../engine/calculators/load.ts';
import type { Calculator } from '../engine/core/calculate.ts';
import type { Calculation } from '../engine/core/calculation.ts';
import type { Presentation } from '../engine/core/calculator.ts';
import type { LawTree } from '../engine/core/law.ts';
import { linesOf } from '../engine/core/lines-of.ts';
import { toWire } from '../engine/core/numbers/value.ts';
import { lawTrees } from '../engine/law/index.ts';
import { knownYears } from '../engine/law/known.fixture.ts';
import { faultsOf } from './faults.ts';
import { randomInput } from './random-input.ts';

const TODAY = '2026-11-21';
/** The calculators of the service and those of the browser. */
const calculators: readonly Calculator<Presentation>[] = [
  ...(await loadCalculators()),
  ...(await loadTools()),
];

function computed(calculator: Calculator<Presentation>, input: unknown): Calculation | undefined {
  const outcome = calculator.calculate(input, TODAY);
  if ('calculation' in outcome) return outcome.calculation;
  for (const { poruka, kod } of outcome.issues) expect([poruka, kod]).not.toContain('');
  return undefined;
}

describe.each(calculators.map((calculator) => ({ id: calculator.definition.id, calculator })))(
  '$id',
  ({ calculator }) => {
    const { definition, rules } = calculator;

    it.each(rules.examples.map((example) => ({ ...example })))(
      'golden: $title',
      ({ input, expected, day }) => {
        const outcome = calculator.calculate(input, day ?? TODAY);
        if (!('calculation' in outcome)) throw new Error(JSON.stringify(outcome.issues));
        const { lines } = outcome.calculation.scope;
        const answered = Object.keys(expected).map((red) => [
          red,
          toWire(definition.lines[red]?.kind ?? '', lines[red] as number),
        ]);
        expect(Object.fromEntries(answered)).toEqual(expected);
      },
    );

    it('has at least one golden case', () => {
      expect(rules.examples.length).toBeGreaterThan(0);
    });

    it('has words, a notation and a place for every line', () => {
      const [example] = rules.examples;
      const calculation = computed(calculator, example?.input);
      const lines = Object.keys(calculation?.scope.lines ?? {});
      expect(Object.keys(calculation?.notations() ?? {}).sort()).toEqual([...lines].sort());
      expect(lines.filter((red) => definition.lines[red] === undefined)).toEqual([]);
      const shown = [...definition.output, ...definition.sections.flatMap((section) => section.lines)];
      expect(shown.filter((red) => definition.lines[red] === undefined)).toEqual([]);
    });

    it('finds the notations of the same variant again', () => {
      for (const { input } of rules.examples) {
        const [notations, again] = [computed(calculator, input), computed(calculator, input)].map(
          (calculation) => calculation?.notations(),
        );
        expect(again).toBe(notations);
      }
    });

    it.each(coveredYears(definition))(
      '%i: every line matches its notation, and inverts to the given amount',
      (year) => {
        fc.assert(
          fc.property(randomInput(definition, year), (input) => {
            const calculation = computed(calculator, input);
            fc.pre(calculation !== undefined);
            expect(faultsOf(calculator, calculation)).toEqual([]);
          }),
          { numRuns: 30, maxSkipsPerRun: 10 },
        );
      },
    );

    const isWage = 'zaposlen_od' in definition.fields && 'bruto_ukupno_input' in definition.bases;
    it.runIf(isWage)('explains a month without a paid hour', () => {
      const saturday = '2026-01-03';
      const month = { mjesec: 1, godina: 2026, zaposlen_od: saturday, zaposlen_do: saturday };
      const fund = 'fond' in definition.fields && { fond: 'RS' };
      const calculation = computed(calculator, {
        ...month,
        ...fund,
        stimulacija: 0.01,
        bruto_ukupno_input: 0.01,
      });
      expect(calculation?.scope.lines).toMatchObject({ placeni_sati: 0, satnica: 0, bruto_ukupno: 1 });
      if (calculation) expect(faultsOf(calculator, calculation)).toEqual([]);
    });

    it('leaves to the reader only sums with an equal result', () => {
      for (const { input, day } of rules.examples) {
        const outcome = calculator.calculate(input, day ?? TODAY);
        if ('issues' in outcome) throw new Error(outcome.issues[0]?.poruka);
        const explained = new Map(
          calculator.describe(outcome.calculation).map((line) => [line.name, line.value]),
        );
        const answer = JSON.parse(calculator.answer(outcome.calculation));
        const bare = linesOf(definition, answer);
        const answered = definition.output.filter((red) => red in answer);
        expect([...bare.keys()]).toEqual(expect.arrayContaining(answered));
        for (const [red, { value }] of bare) expect([red, value]).toEqual([red, explained.get(red)]);
      }
    });

    it('answers with amounts of at most two decimals', () => {
      for (const { input, day } of rules.examples) {
        const outcome = calculator.calculate(input, day ?? TODAY);
        if ('issues' in outcome) throw new Error(outcome.issues[0]?.poruka);
        const amounts = Object.entries(JSON.parse(calculator.answer(outcome.calculation))).filter(
          ([red]) => definition.lines[red]?.kind === 'iznos',
        );
        for (const [, value] of amounts) expect(String(value)).toMatch(/^\d+(\.\d{1,2})?$/);
      }
    });
  },
);

test('every hint and rate names a figure of the law of its calculator', () => {
  const hints = calculators.flatMap(({ definition: { fields, bases, entity, rates } }) => [
    ...[...Object.values(fields), ...Object.values(bases)].flatMap(({ hint }) =>
      hint?.figure ? [{ entity, path: hint.figure }] : [],
    ),
    ...Object.values(rates).map((path) => ({ entity, path })),
  ]);
  expect(hints).not.toEqual([]);
  for (const { entity, path } of hints) {
    const [parameter = '', value = ''] = path.split('.');
    const { parametri }: LawTree = lawTrees[entity];
    expect(Object.keys(parametri[parameter]?.znacenja ?? {}), `${entity} ${path}`).toContain(value);
  }
});

/** The known years of its law; of a calculator that has a year field, the years it accepts. */
function coveredYears({ entity, fields }: Presentation): number[] {
  const { min = 0, max = 9999 } = fields.mjesec ? {} : (fields.godina ?? {});
  return knownYears(lawTrees[entity]).filter((year) => year >= min && year <= max);
}
