import { definition as district } from '@obracun/engine/calculators/kalkulator-brcko/definition.ts';
import { definition as federation } from '@obracun/engine/calculators/kalkulator-fbih/definition.ts';
import { loadCalculators } from '@obracun/engine/calculators/load.ts';
import { definition as srpska } from '@obracun/engine/calculators/obracun-plata/definition.ts';
import type { Definition } from '@obracun/engine/core/calculator.ts';
import { addMonths, monthOf, yearOf } from '@obracun/engine/core/days/day.ts';
import type { LawTree } from '@obracun/engine/core/law.ts';
import { HUNDREDTHS } from '@obracun/engine/core/numbers/money.ts';
import { lawTrees } from '@obracun/engine/law/index.ts';
import { expect, it } from 'vitest';
import { answerTo } from '../api/answer.fixture.ts';
import type { Answer } from '../api/answer.ts';
import { kinksOf } from './kinks.ts';

const FIRST = '2018-01-01';
const TODAY = '2026-11-22';
const calculators = await loadCalculators();
const grosses = (step: number, most: number) =>
  Array.from({ length: most / step }, (_, at) => (at + 1) * step);

/** The first days of months whose law differs from that of the month before. */
function changedMonths({ parametri }: LawTree): readonly string[] {
  const days = Object.values(parametri).flatMap(({ promjene }) => promjene.map(({ od }) => od));
  const months = days.map((day) => (day.endsWith('-01') ? day : `${addMonths(day, 1).slice(0, 7)}-01`));
  return [...new Set([FIRST, ...months])].filter((day) => day >= FIRST).sort();
}

/** Inputs of the bend search, by gross of a call; none of a month without law, or when the gross does not cover its contributions. */
function bareAnswer({ id }: Definition, call: Readonly<Record<string, unknown>>): readonly Answer[] {
  const outcome = calculators.find(({ definition }) => definition.id === id)?.calculate(call, TODAY);
  if (!outcome || 'issues' in outcome) return [];
  const lines = outcome.calculation.scope.lines as Readonly<Record<string, number>>;
  const named = BASES.map(
    (name) => [name, { value: (lines[name] ?? 0) / HUNDREDTHS, citations: [] }] as const,
  );
  return [{ lines: new Map(named) } as unknown as Answer];
}

const BASES = ['bruto_ukupno', 'osnovica_doprinosa', 'poreska_osnovica', 'neto_plata'];

it.each([
  [srpska, lawTrees.rs, {}],
  [srpska, lawTrees.rs, { najniza_osnovica: true }],
  [srpska, lawTrees.rs, { strucna_sprema: 'NK' }],
  [srpska, lawTrees.rs, { strucna_sprema: 'KV', najniza_osnovica: true }],
  [srpska, lawTrees.rs, { licni_odbitak_input: 700, izdrzavani: 2 }],
  [federation, lawTrees.fbih, {}],
  [federation, lawTrees.fbih, { najniza_osnovica: true }],
  [federation, lawTrees.fbih, { koeficijent: 2.7 }],
  [district, lawTrees.bd, { fond: 'RS' }],
  [district, lawTrees.bd, { fond: 'FBiH', izdrzavani: 2 }],
])('finds a reason for every bend of $id in a month whose law changed: %#', (definition, tree, own) => {
  const bends = changedMonths(tree).flatMap((day) => {
    const call = { ...own, mjesec: monthOf(day), godina: yearOf(day) };
    const answers = grosses(20, 3000).flatMap((gross) =>
      bareAnswer(definition, { ...call, bruto_ukupno_input: gross }),
    );
    return kinksOf(answers).map(({ gross, why }) => ({ day, gross, why }));
  });
  expect(bends.length).toBeGreaterThan(0);
  expect(bends.filter(({ why }) => why.startsWith('mijenja se'))).toEqual([]);
});

const bendsOf = (definition: Definition, own: object, least = 0) =>
  kinksOf(
    grosses(20, 2000)
      .filter((gross) => gross > least)
      .map((gross) => answerTo(definition, { mjesec: 10, godina: 2026, bruto_plata_input: gross, ...own })),
  );

it('distinguishes a tax-free part of the wage from the minimum base, each by its law', () => {
  const free = bendsOf(srpska, { strucna_sprema: 'NK' });
  expect(free.map(({ gross, why }) => [Math.round(gross), why])).toEqual([
    [50, 'plata je oslobođena doprinosa i poreza'],
    [1050, 'plaća se porez'],
  ]);
  const raised = bendsOf(federation, { najniza_osnovica: true }, 600);
  expect(raised.map(({ why }) => why)).toContain('doprinosi se plaćaju na najnižu osnovicu');
  for (const { law } of [...free, ...raised]) expect(law.length).toBeGreaterThan(0);
});

it.each([
  ['alone', {}],
  ['beside a taxed meal', { topli_obrok_input: 22 }],
])('starts the tax at its base when it begins between the first two answers, %s', (_, own) => {
  const answers = grosses(250, 5000).map((gross) =>
    answerTo(federation, { mjesec: 10, godina: 2026, bruto_plata_input: gross, ...own }),
  );
  const [kink, ...others] = kinksOf(answers);
  expect(others).toEqual([]);
  // 300 of relief, and 31 % of contributions from the base.
  expect(kink?.gross).toBeCloseTo(300 / 0.69, 1);
  expect(kink?.net).toBeCloseTo(300, 1);
  expect([kink?.before, kink?.after]).toEqual([expect.closeTo(0.69, 3), expect.closeTo(0.621, 3)]);
  expect(kink?.why).toMatch(/^plaća se porez/);
});

it('finds the end of the minimum base, also when tax begins shortly after', () => {
  const answers = grosses(200, 5000)
    .filter((gross) => gross > 200)
    .map((gross) =>
      answerTo(srpska, { mjesec: 8, godina: 2021, bruto_ukupno_input: gross, najniza_osnovica: true }),
    );
  // 540 of net without its 32,8 % of contributions; 700 of relief.
  const bends = kinksOf(answers).map(({ gross, before, after }) => [gross, before, after]);
  expect(bends).toEqual([
    [expect.closeTo(540 / 0.672, 1), expect.closeTo(1, 3), expect.closeTo(0.672, 3)],
    [expect.closeTo(700 / 0.672, 1), expect.closeTo(0.672, 3), expect.closeTo(0.6048, 3)],
  ]);
});

it.each([
  [
    'after the beginning of tax',
    { mjesec: 6, godina: 2025 },
    [
      [1000, 1, 0.92],
      [1344.26, 0.92, 0.61],
    ],
  ],
  [
    'before it',
    { mjesec: 3, godina: 2022 },
    [
      [855.07, 1, 0.69],
      [1000, 0.69, 0.61],
    ],
  ],
])('ends the minimum base %s when that is at an answer', (_, month, expected) => {
  const answers = grosses(200, 5000)
    .filter((gross) => gross > 400)
    .map((gross) => answerTo(srpska, { ...month, bruto_ukupno_input: gross, najniza_osnovica: true }));
  const bends = kinksOf(answers).map(({ gross, before, after }) => [gross, before, after]);
  expect(bends).toEqual(
    expected.map(([gross, before, after]) => [
      expect.closeTo(gross ?? 0, 1),
      expect.closeTo(before ?? 0, 2),
      expect.closeTo(after ?? 0, 2),
    ]),
  );
});

it.each([
  ['just before an answer', 1240],
  ['just behind one', 1260],
])('starts the tax at its base when it begins %s', (_, licni_odbitak_input) => {
  const answers = grosses(250, 3000).map((gross) =>
    answerTo(srpska, { mjesec: 10, godina: 2026, bruto_plata_input: gross, licni_odbitak_input }),
  );
  const [kink, ...others] = kinksOf(answers);
  expect(others).toEqual([]);
  expect(kink?.gross).toBeCloseTo(licni_odbitak_input, 1);
  expect([kink?.before, kink?.after]).toEqual([expect.closeTo(0.69, 3), expect.closeTo(0.61, 3)]);
});
