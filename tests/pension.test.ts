import { expect, test } from 'vitest';
import { loadCalculators } from '../engine/calculators/load.ts';
import type { Calculation } from '../engine/core/calculation.ts';
import { rs } from '../engine/law/rs/index.ts';
import { round } from './fraction.ts';
import { evaluate, heldFrom } from './notation-oracle.ts';

const TODAY = '2026-11-21';
const byId = new Map((await loadCalculators()).map((one) => [one.definition.id, one]));

function calculatorOf(id: string) {
  const calculator = byId.get(id);
  if (!calculator) throw new Error(id);
  return calculator;
}

function calculate(id: string, input: unknown): Calculation {
  const outcome = calculatorOf(id).calculate(input, TODAY);
  if ('issues' in outcome) throw new Error(outcome.issues[0]?.poruka);
  return outcome.calculation;
}

/** The words, the figures and the amount of pension insurance. */
function pensionIn(id: string, input: unknown) {
  const line = calculatorOf(id)
    .describe(calculate(id, input))
    .find(({ name }) => name === 'PIO');
  return [line?.formula, line?.working, line?.value];
}

const RATE = 'stopa (penzijsko i invalidsko osiguranje)';
const DIFFERENCE = 'razlika od zaokruživanja ukupnih doprinosa';
const wage = { mjesec: 3, godina: 2026, strucna_sprema: 'SSS' };
const day = { datum: '2026-03-01' };

// 2.840,00: 31 % is 880,40; less 289,68, 48,28 and 17,04 leaves 525,40, as 18,5 % does.
// 1.000,02: 31 % is 310,01; less 102,00, 17,00 and 6,00 leaves 185,01; 18,5 % is 185,00.
// 1.000,30: 31 % is 310,09; less 102,03, 17,01 and 6,00 leaves 185,05; 18,5 % is 185,06.
// 1.000,83: 31 % is 310,26; less 102,08, 17,01 and 6,00 leaves 185,17; 18,5 % is 185,15.
// 1.502,20: 31 % is 465,68; less 153,22, 25,54 and 9,01 leaves 277,91, as 18,5 % does.
// 1.546,00: 31 % is 479,26; less 157,69, 26,28 and 9,28 leaves 286,01, as 18,5 % does.
// 1.000,04, two funds: 28,7 % is 287,01; less 102,00 leaves 185,01, as 18,5 % does.
// 1.000,02, two funds: 28,7 % is 287,01; less 102,00 leaves 185,01; 18,5 % is 185,00.
test.each([
  ['obracun-plata', { ...wage, bruto_ukupno_input: 2840 }, 'osnovica doprinosa', '2.840,00', '', 525.4],
  [
    'obracun-plata',
    { ...wage, bruto_ukupno_input: 1000.02 },
    'osnovica doprinosa',
    '1.000,02',
    '+ 0,01',
    185.01,
  ],
  ['menadzerski-ugovor', { ...day, bruto: 1000.3 }, 'bruto naknada', '1.000,30', '− 0,01', 185.05],
  ['menadzerski-ugovor', { ...day, bruto: 1000.83 }, 'bruto naknada', '1.000,83', '+ 0,02', 185.17],
  ['doprinosi-vlasnik', { godina: 2025 }, 'mjesečna osnovica', '1.502,20', '', 277.91],
  ['doprinosi-samostalno', { godina: 2022 }, 'mjesečna osnovica', '1.546,00', '', 286.01],
  ['privremeni-povremeni', { ...day, bruto: 1000.04 }, 'bruto naknada', '1.000,04', '', 185.01],
  ['privremeni-povremeni', { ...day, bruto: 1000.02 }, 'bruto naknada', '1.000,02', '+ 0,01', 185.01],
])(
  'explains pension insurance of %s as its rate of the base, and a difference: %o',
  (id, input, base, figure, difference, amount) => {
    const [sign, fening] = difference.split(' ');
    expect(pensionIn(id, input)).toEqual([
      `${base} × ${RATE}${sign ? ` ${sign} ${DIFFERENCE}` : ''}`,
      `${figure} × 18,5 %${sign ? ` ${sign} ${fening}` : ''}`,
      amount,
    ]);
  },
);

test('explains pension insurance of a few feninga as the rest when nothing is left', () => {
  expect(pensionIn('privremeni-povremeni', { ...day, bruto: 0.05 })).toEqual([
    'doprinosi ukupno − zdravstveno osiguranje − dječija zaštita − osiguranje od nezaposlenosti',
    '0,01 − 0,01 − 0,00 − 0,00',
    0,
  ]);
});

const LINES = ['PIO', 'zaokruzenje_doprinosa'];

function heldByNotation(id: string, { scope, notations }: Calculation, line: string): number {
  const { definition, rules } = calculatorOf(id);
  const oracle = { definition, tree: rules.law, notations: notations(), scope, entity: definition.entity };
  return round(heldFrom(definition, line, evaluate(oracle, line)));
}

/** Rates are tenths of a percent, so the rounding recurs every ten marks. */
const CYCLE = 1000;

test.each(rs.parametri.doprinosi.promjene.map(({ od }) => od))(
  'matches the notation of pension insurance for every rounding by the law of %s',
  (datum) => {
    const differences = new Set<number>();
    for (const id of ['menadzerski-ugovor', 'privremeni-povremeni'])
      for (let feninga = 1; feninga <= CYCLE; feninga++) {
        const calculation = calculate(id, { datum, bruto: (10 * CYCLE + feninga) / 100 });
        const shown = LINES.map((line) => heldByNotation(id, calculation, line));
        expect(shown).toEqual(LINES.map((line) => calculation.scope.lines[line]));
        differences.add(Number(calculation.scope.lines.zaokruzenje_doprinosa));
      }
    expect(differences).toEqual(new Set([0, 1, 2]));
  },
);
