import { describe, expect, test } from 'vitest';
import { fbih } from '../law/fbih/index.ts';
import { yearWithout } from '../law/known.fixture.ts';
import { rs } from '../law/rs/index.ts';
import { answered } from './answered.fixture.ts';
import { through2026 } from './through-2026.fixture.ts';
import { warningsOf } from './warnings.fixture.ts';

const wordsAt = (line: string, poziv: string, input: object): string[] =>
  warningsOf(poziv, input).flatMap(({ polje, poruka }) => (polje === line ? [poruka] : []));

describe('pays and warns of a meal beside a per diem when the law of the month allows it', () => {
  const meal = { mjesec: 5, bruto_plata_input: 2000, topli_obrok_input: 8, dnevnice: 5 };
  const requestOf = (godina: number, mjesec = 5) => ({ ...meal, godina, mjesec, obrok_uz_dnevnicu: true });

  test.each([
    [2023, 16, 'Po propisu tog mjeseca dnevnica isključuje topli obrok: za dane s dnevnicom nije računat.'],
    [2024, 21, 'Topli obrok računat je i za dane s dnevnicom, a pravilo provjerite.'],
  ])('in %i', (godina, days, text) => {
    expect(answered('kalkulator-fbih', requestOf(godina))).toMatchObject({ topli_dani: days });
    expect(wordsAt('topli_dani', '/calculate_fbih', requestOf(godina))).toEqual([text]);
    expect(wordsAt('topli_dani', '/calculate_fbih', { ...requestOf(godina), dnevnice: 0 })).toEqual([]);
  });
});

test('warns of default uplifts of the District with their rate, each at its line', () => {
  const work = { prekovremeni: true, prekovremeni_sati: 4, nocni: true, nocni_sati: 8 };
  const input = { mjesec: 5, godina: 2026, bruto_plata_input: 2000, fond: 'FBiH', ima_preko: true, ...work };
  const textOf = (hours: string) => `Niste upisali uvećanje za ${hours}: uzeto je 30 %, kao u Federaciji.`;
  expect(wordsAt('nocni_iznos', '/calculate_brcko', input)).toEqual([textOf('noćni rad')]);
  expect(wordsAt('prekovremeni_iznos', '/calculate_brcko', input)).toContain(textOf('prekovremeni rad'));
  expect(wordsAt('nocni_iznos', '/calculate_brcko', { ...input, nocni_proc: 30 })).toEqual([]);
});

describe('warns of the minimum base only when it raised the base', () => {
  const october = { mjesec: 10, godina: 2026, najniza_osnovica: true };
  const lines = (more: object) => wordsAt('osnovica_doprinosa', '/calculate', { ...october, ...more });

  test('a gross above it, and zero', () => {
    expect(lines({ bruto_plata_input: 3000, bolovanje_sati: 8 })).toEqual([]);
    expect(lines({ bruto_plata_input: 1500, odsustvo_fond_sati: 176 })).toEqual([]);
    expect(lines({ bruto_plata_input: 1200, bolovanje_sati: 8 })).toHaveLength(2);
  });

  test.each([
    ['/calculate', rs, { bruto_plata_input: 1400, strucna_sprema: 'SSS' }, '1.672,13'],
    ['/calculate_fbih', fbih, { bruto_plata_input: 1000 }, '1.605,48'],
    ['/calculate_fbih', fbih, { bruto_plata_input: 500, najniza_osnovica_dio: 50 }, '802,74'],
  ])('%s in an estimate, whose own is not published yet', (poziv, { parametri }, more, least) => {
    const godina = yearWithout(parametri.najniza_plata);
    const input = { mjesec: 2, godina, najniza_osnovica: true, procjena: true, ...more };
    const outcome = through2026(poziv).calculate(input, '2026-11-21');
    const warnings = 'issues' in outcome ? [] : outcome.calculation.warnings;
    expect(
      warnings.filter(({ polje }) => polje === 'osnovica_doprinosa').map(({ poruka }) => poruka),
    ).toEqual([
      `Najniža osnovica za taj mjesec još nije objavljena: po posljednjoj poznatoj uzeto je ${least} KM.`,
    ]);
  });
});

test('does not compare a given meal with the minimum of the previous year', () => {
  const meal = { mjesec: 2, bruto_plata_input: 1700, procjena: true, topli_obrok_input: 19 };
  const godina = yearWithout(rs.parametri.topli_obrok_minimum);
  expect(wordsAt('topli_obrok_dan', '/calculate_topli', { ...meal, godina })).toEqual([
    'Najmanji topli obrok za taj mjesec još nije objavljen: iznos nije s njim poređen.',
  ]);
  expect(wordsAt('topli_obrok_dan', '/calculate_topli', { ...meal, godina: 2026 })).toHaveLength(1);
});
