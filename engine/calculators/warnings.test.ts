import { describe, expect, test } from 'vitest';
import { loadCalculators } from './load.ts';

const calculators = await loadCalculators();

/** The lines beside which a call gives a warning that has these words. */
function warned(words: string, poziv: string, input: object): string[] {
  const calculator = calculators.find(({ definition }) => definition.path === poziv);
  const outcome = calculator?.calculate(input, '2026-11-21');
  if (!outcome || 'issues' in outcome) throw new Error(JSON.stringify(outcome));
  return outcome.calculation.warnings
    .filter(({ poruka }) => poruka.includes(words))
    .map(({ polje }) => polje);
}

const may2019 = { mjesec: 5, godina: 2019, bruto_plata_input: 2000 };
const march2018 = { mjesec: 3, godina: 2018, bruto_plata_input: 2000 };
const may2024 = { mjesec: 5, godina: 2024, bruto_plata_input: 2000, staz: 10 };

describe('a doubtful figure is spoken of when it moved the result, and only then', () => {
  test.each([
    ['the least hot meal where none is paid', '/calculate', may2019, []],
    [
      'the least hot meal beside one of the own',
      '/calculate_topli',
      { ...may2019, topli_obrok_input: 20 },
      [],
    ],
    ['the least hot meal taken', '/calculate_topli', may2019, ['topli_obrok_dan']],
    ['the untaxed limit without a meal', '/calculate_fbih', march2018, []],
    ['the untaxed limit not reached', '/calculate_fbih', { ...march2018, topli_obrok_input: 5 }, []],
    [
      'the untaxed limit passed',
      '/calculate_fbih',
      { ...march2018, topli_obrok_input: 30 },
      ['topli_obrok_neoporezivo'],
    ],
    ['seniority at a rate of the own', '/calculate_fbih', { ...may2024, minuli_proc: 0.4 }, []],
    ['seniority at the usual rate', '/calculate_fbih', may2024, ['minuli_rad']],
    [
      'seniority in a wage worked back from its net',
      '/calculate_fbih',
      { mjesec: 5, godina: 2024, neto_plata_input: 1500, staz: 10 },
      ['minuli_rad'],
    ],
    [
      'the untaxed limit just reached',
      '/calculate_fbih',
      { ...march2018, topli_obrok_input: 8.52 },
      ['topli_obrok_neoporezivo'],
    ],
    ['seniority of nobody', '/calculate_fbih', { ...may2024, staz: 0 }, []],
  ])('%s', (_name, poziv, input, lines) => expect(warned('niske pouzdanosti', poziv, input)).toEqual(lines));
});

// 22 weekdays: 176 hours.
const may2025 = { mjesec: 5, godina: 2025, bruto_plata_input: 2000, ima_preko: true };
const night = (sati: number) => ({ ...may2025, nocni: true, nocni_sati: sati });

describe.each(['/calculate_topli', '/calculate', '/calculate_fbih'])(
  '%s points out more hours than were worked',
  (poziv) => {
    test.each([
      ['all of the month by night', night(176), []],
      ['more nights than hours', night(176.5), ['nocni_iznos']],
      ['nights of overtime too', { ...night(186), prekovremeni: true, prekovremeni_sati: 10 }, []],
      ['nights while away', { ...night(170), neplaceno: 1 }, ['nocni_iznos']],
      ['a holiday of seven hundred', { ...may2025, praznik: true, praznik_sati: 700 }, ['praznik_iznos']],
    ])('%s', (_name, input, lines) => expect(warned('svih sati rada', poziv, input)).toEqual(lines));
  },
);

test.each(['/calculate_topli', '/calculate_fbih'])(
  '%s points out more per-diems than days at work',
  (poziv) => {
    const atWork = (dnevnice: number) => warned('dana na radu', poziv, { ...may2025, dnevnice });
    // Three of its weekdays are holidays in the Srpska, two in the Federation.
    expect(atWork(19)).toEqual([]);
    expect(atWork(21)).toEqual(['dnevnice']);
  },
);

test('a hot meal of just the least is not below it', () => {
  const meal = (topli_obrok_input: number) =>
    warned('manji je od propisanog', '/calculate_topli', { ...may2019, topli_obrok_input });
  expect(meal(10.19)).toEqual([]);
  expect(meal(10.18)).toEqual(['topli_obrok_dan']);
});

test('a gross that gives the least net is not below the least wage', () => {
  const wage = (bruto_plata_input: number) =>
    warned('manja je od najniže plate', '/calculate', { mjesec: 3, godina: 2021, bruto_plata_input });
  expect(wage(777.11)).toEqual([]);
  expect(wage(777.1)).toEqual(['bruto_plata_osnovna']);
});
