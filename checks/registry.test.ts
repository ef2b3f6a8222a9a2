import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { loadCalculators, loadTools } from '../engine/calculators/load.ts';
import type { Calculator } from '../engine/kernel/calculate.ts';
import type { Calculation } from '../engine/kernel/calculation.ts';
import type { Presentation } from '../engine/kernel/calculator.ts';
import type { LawTree } from '../engine/kernel/law.ts';
import { linesOf } from '../engine/kernel/lines-of.ts';
import { toWire } from '../engine/kernel/value.ts';
import { lawTrees } from '../engine/law/index.ts';
import { knownYears } from '../engine/law/known.fixture.ts';
import { isLess, round } from './fraction.ts';
import { evaluate, heldFrom } from './notation-oracle.ts';
import { randomInput } from './random-input.ts';
import { isArithmetic, reckon } from './written-figures.ts';

const TODAY = '2026-11-21';
/** Whoever computes them, in the service or in the browser. */
const calculators: readonly Calculator<Presentation>[] = [
  ...(await loadCalculators()),
  ...(await loadTools()),
];

function computed(calculator: Calculator<Presentation>, input: unknown): Calculation | undefined {
  const outcome = calculator.calculate(input, TODAY);
  if ('obracun' in outcome) return outcome.obracun;
  for (const { poruka, kod } of outcome.greske) expect([poruka, kod]).not.toContain('');
  return undefined;
}

describe.each(calculators.map((calculator) => ({ id: calculator.definition.id, calculator })))(
  '$id',
  ({ calculator }) => {
    const { definition, racun } = calculator;

    it.each(racun.primjeri.map((example) => ({ ...example })))(
      'golden: $naziv',
      ({ unos, ocekivano, dan }) => {
        const outcome = calculator.calculate(unos, dan ?? TODAY);
        if (!('obracun' in outcome)) throw new Error(JSON.stringify(outcome.greske));
        const { redovi } = outcome.obracun.opseg;
        const answered = Object.keys(ocekivano).map((red) => [
          red,
          toWire(definition.redovi[red]?.vrsta ?? '', redovi[red] as number),
        ]);
        expect(Object.fromEntries(answered)).toEqual(ocekivano);
      },
    );

    it('has at least one golden case', () => {
      expect(racun.primjeri.length).toBeGreaterThan(0);
    });

    it('has words, a notation and a place for every line', () => {
      const [input] = racun.primjeri;
      const calculation = computed(calculator, input?.unos);
      const lines = Object.keys(calculation?.opseg.redovi ?? {});
      expect(Object.keys(calculation?.zapisi ?? {}).sort()).toEqual([...lines].sort());
      expect(lines.filter((red) => definition.redovi[red] === undefined)).toEqual([]);
      const shown = [...definition.izlaz, ...definition.cjeline.flatMap(({ redovi }) => redovi)];
      expect(shown.filter((red) => definition.redovi[red] === undefined)).toEqual([]);
    });

    it.each(knownYears(lawTrees[definition.entitet]))(
      '%i: every line is what its notation says, and comes back as given',
      (year) => {
        let accepted = 0;
        fc.assert(
          fc.property(randomInput(definition, year), (input) => {
            const calculation = computed(calculator, input);
            if (!calculation) return;
            accepted += 1;
            expectExplained(calculator, calculation);
            expectReadable(calculator, calculation);
            expectGivenBack(calculation);
            expectNothingNegative(calculator, calculation);
          }),
          { numRuns: 60 },
        );
        expect(accepted).toBeGreaterThan(15);
      },
    );

    it('leaves to the reader only sums that come out the same', () => {
      for (const { unos, dan } of racun.primjeri) {
        const outcome = calculator.calculate(unos, dan ?? TODAY);
        if ('greske' in outcome) throw new Error(outcome.greske[0]?.poruka);
        const explained = new Map(
          calculator.describe(outcome.obracun).map((line) => [line.red, line.vrijednost]),
        );
        const answer = JSON.parse(calculator.answer(outcome.obracun));
        const bare = linesOf(definition, answer);
        const answered = definition.izlaz.filter((red) => red in answer);
        expect([...bare.keys()]).toEqual(expect.arrayContaining(answered));
        for (const [red, { vrijednost }] of bare)
          expect([red, vrijednost]).toEqual([red, explained.get(red)]);
      }
    });

    it('answers with amounts of at most two decimals', () => {
      for (const { unos, dan } of racun.primjeri) {
        const outcome = calculator.calculate(unos, dan ?? TODAY);
        const answer = 'obracun' in outcome ? calculator.answer(outcome.obracun) : '{}';
        const amounts = Object.entries(JSON.parse(answer)).filter(
          ([red]) => definition.redovi[red]?.vrsta === 'iznos',
        );
        for (const [, value] of amounts) expect(String(value)).toMatch(/^\d+(\.\d{1,2})?$/);
      }
    });
  },
);

test('every hint and rate names a figure the law of its calculator has', () => {
  const hints = calculators.flatMap(({ definition: { polja, osnove, entitet, stope } }) => [
    ...[...Object.values(polja), ...Object.values(osnove)].flatMap(({ savjet }) =>
      savjet?.zakon ? [{ entitet, path: savjet.zakon }] : [],
    ),
    ...Object.values(stope).map((path) => ({ entitet, path })),
  ]);
  expect(hints).not.toEqual([]);
  for (const { entitet, path } of hints) {
    const [parameter = '', value = ''] = path.split('.');
    const { parametri }: LawTree = lawTrees[entitet];
    expect(Object.keys(parametri[parameter]?.znacenja ?? {}), `${entitet} ${path}`).toContain(value);
  }
});

/** Whoever reckons the written figures again gets the line, to the fening. */
function expectReadable(
  { definition, describe: write }: Calculator<Presentation>,
  calculation: Calculation,
): void {
  for (const { red, vrsta, racun } of write(calculation)) {
    if (vrsta === 'satnica' || vrsta === 'datum' || !isArithmetic(racun)) continue;
    const reckoned = round(heldFrom(definition, red, reckon(racun)));
    expect(reckoned, `${red}: ${racun}`).toBe(calculation.opseg.redovi[red]);
  }
}

function expectExplained(
  { definition, racun }: Calculator<Presentation>,
  { opseg, zapisi }: Calculation,
): void {
  const oracle = {
    definition,
    tree: racun.zakon,
    notations: zapisi,
    scope: opseg,
    entity: definition.entitet,
  };
  for (const red of Object.keys(zapisi)) {
    const vrsta = definition.redovi[red]?.vrsta;
    if (vrsta === 'satnica' || vrsta === 'datum') continue;
    const exact = heldFrom(definition, red, evaluate(oracle, red));
    expect(isLess(exact, { n: 0n, d: 1n }), `${red} is negative`).toBe(false);
    expect(opseg.redovi[red], `${red} = ${zapisi[red]}`).toBe(round(exact));
  }
}

function expectGivenBack({ opseg }: Calculation): void {
  const { osnova } = opseg.unos as { osnova?: { red?: string; iznos: number } };
  const line = opseg.redovi[osnova?.red ?? ''];
  if (line !== undefined) expect(line).toBe(osnova?.iznos);
}

function expectNothingNegative({ definition }: Calculator<Presentation>, { opseg }: Calculation): void {
  for (const [red, value] of Object.entries(opseg.redovi)) {
    if (definition.redovi[red]?.vrsta === 'iznos') expect(value, red).toBeGreaterThanOrEqual(0);
  }
}
