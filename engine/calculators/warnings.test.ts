import { describe, expect, test } from 'vitest';
import { warningsOf } from './warnings.fixture.ts';

/** The lines beside which a call gives a warning with these words. */
const warned = (text: string, poziv: string, input: object): string[] =>
  warningsOf(poziv, input)
    .filter(({ poruka }) => poruka.includes(text))
    .map(({ polje }) => polje);

const may2019 = { mjesec: 5, godina: 2019, bruto_plata_input: 2000 };
const march2018 = { mjesec: 3, godina: 2018, bruto_plata_input: 2000 };
const may2024 = { mjesec: 5, godina: 2024, bruto_plata_input: 2000, staz: 10 };

describe('warns of a doubtful figure when it affects the result, and only then', () => {
  test.each([
    ['the minimum hot meal when none is paid', '/calculate', may2019, []],
    [
      'the minimum hot meal when one is entered',
      '/calculate_topli',
      { ...may2019, topli_obrok_input: 20 },
      [],
    ],
    ['the minimum hot meal as the default', '/calculate_topli', may2019, ['topli_obrok_dan']],
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
    ['seniority of zero years', '/calculate_fbih', { ...may2024, staz: 0 }, []],
  ])('%s', (_name, poziv, input, lines) => expect(warned('niske pouzdanosti', poziv, input)).toEqual(lines));
});

const may2022 = { mjesec: 5, godina: 2022, bruto_plata_input: 1500 };

// 6 days at 11,60 and 14 at 13,14.
test.each([
  ['the average of a month that changed it', { ...may2022, topli_obrok_input: 12.67 }, ['topli_obrok_dan']],
  ['that average itself', { ...may2022, topli_obrok_input: 12.68 }, []],
  ['the amount before the change', { ...may2022, zaposlen_do: '2022-05-11', topli_obrok_input: 12 }, []],
  [
    'the amount after it',
    { ...may2022, zaposlen_od: '2022-05-12', topli_obrok_input: 13 },
    ['topli_obrok_dan'],
  ],
])('compares a hot meal with %s', (_name, input, lines) =>
  expect(warned('manji je od propisanog', '/calculate_topli', input)).toEqual(lines),
);

// 22 weekdays: 176 hours.
const may2025 = { mjesec: 5, godina: 2025, bruto_plata_input: 2000, ima_preko: true };
const night = (sati: number) => ({ ...may2025, nocni: true, nocni_sati: sati });

describe.each(['/calculate_topli', '/calculate', '/calculate_fbih'])(
  '%s warns of more night or holiday hours than hours worked',
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

test('warns when night work is given on paid leave', () => {
  const away = { ...night(170), placeno: 1 };
  expect(warned('svih sati rada', '/calculate_topli', away)).toEqual(['nocni_iznos']);
});

test.each(['/calculate_topli', '/calculate_fbih'])(
  '%s warns of more per diems than days at work',
  (poziv) => {
    const atWork = (dnevnice: number) => warned('dana na radu', poziv, { ...may2025, dnevnice });
    // Three of its weekdays are holidays in the Srpska, two in the Federation.
    expect(atWork(19)).toEqual([]);
    const onHoliday = {
      ...may2025,
      praznik: true,
      praznik_sati: 8,
      dnevnice: poziv === '/calculate_topli' ? 20 : 21,
    };
    expect(warned('dana na radu', poziv, onHoliday)).toEqual([]);
    expect(atWork(21)).toEqual(['dnevnice']);
  },
);

test('does not warn of a hot meal equal to the minimum', () => {
  const meal = (topli_obrok_input: number) =>
    warned('manji je od propisanog', '/calculate_topli', { ...may2019, topli_obrok_input });
  expect(meal(10.19)).toEqual([]);
  expect(meal(10.18)).toEqual(['topli_obrok_dan']);
});

// The minimum net of 520 has two gross solutions, that of 590 has one.
test.each([
  [3, 2021, 777.11, 777.1],
  [1, 2022, 855.07, 855.06],
])('does not warn of a gross that gives the minimum net in %i/%i', (mjesec, godina, least, less) => {
  const wage = (bruto_plata_input: number) =>
    warned('manja je od najniže plate', '/calculate', { mjesec, godina, bruto_plata_input });
  expect(wage(least)).toEqual([]);
  expect(wage(less)).toEqual(['bruto_plata_osnovna']);
});

describe('warnings of a wage of today', () => {
  const october = { mjesec: 10, godina: 2026 };
  const overtime = { ima_preko: true, prekovremeni: true, prekovremeni_sati: 8 };
  test.each([
    [
      'deductions that are not covered',
      'nije pokriveno 1.037,91',
      { bruto_plata_input: 1450, obustave: 2000 },
      'obustave',
    ],
    [
      'a default uplift',
      'uzeto je 26 %, a zakon traži najmanje 25 %',
      { bruto_plata_input: 2000, ...overtime },
      'prekovremeni_iznos',
    ],
    ['a base below the least', 'uključite', { bruto_plata_input: 900, sati_dnevno: 4 }, 'osnovica_doprinosa'],
    [
      'the minimum used',
      'Stručna sprema nije upisana',
      { bruto_plata_input: 1000, najniza_osnovica: true },
      'osnovica_doprinosa',
    ],
    [
      'sick leave and the minimum base',
      'izuzima bolovanje',
      { bruto_plata_input: 1000, najniza_osnovica: true, bolovanje_sati: 8, strucna_sprema: 'NK' },
      'osnovica_doprinosa',
    ],
    [
      'a share of sick pay below the law',
      'manja je od propisane',
      { bruto_plata_input: 2000, bolovanje_sati: 8, bolovanje_proc: 60 },
      'bolovanje_iznos',
    ],
  ])('%s', (_name, text, input, line) =>
    expect(warned(text, '/calculate', { ...october, ...input })).toContain(line),
  );

  test('does not warn of an uplift that was entered, or of half a wage for half a day', () => {
    const typed = { ...october, bruto_plata_input: 2000, ...overtime, prekovremeni_proc: 26 };
    expect(warned('uzeto je', '/calculate', typed)).toEqual([]);
    const half = { ...october, bruto_plata_input: 750, sati_dnevno: 4 };
    expect(warned('od najniže plate', '/calculate', half)).toEqual([]);
  });

  test('compares no uplifts in the Federation, and compares the wage without its meal', () => {
    const input = { ...october, bruto_plata_input: 1500, topli_obrok_input: 30, ...overtime };
    expect(warned('zakon ga ne propisuje', '/calculate_fbih', input)).toEqual(['prekovremeni_iznos']);
    expect(warned('od najniže plaće', '/calculate_fbih', input)).toEqual(['bruto_plata_osnovna']);
  });
});
