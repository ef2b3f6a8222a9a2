import { describe, expect, test } from 'vitest';
import { calculator } from '../kernel/calculate.ts';
import { knownThrough } from '../law/known.fixture.ts';
import { answered } from './answered.fixture.ts';
import { loadCalculators } from './load.ts';

const said = (godina: number, more: object = {}): string[] =>
  answered('obracun-plata', { mjesec: 10, godina, bruto_plata_input: 500, ...more }).upozorenja.map(
    ({ poruka }) => poruka,
  );

describe('which minimum was taken, where no schooling was given, is said', () => {
  const full = 'Stručna sprema nije upisana: uzeta je najniža plata za NK/PK, bez oslobođenog dijela.';

  test.each([{}, { najniza_osnovica: true }])('of 2026 with the relief that was left out: %j', (more) => {
    expect(said(2026, more).join(' ')).toContain(full);
  });

  test('of 2025, which knows no relief, without it', () => {
    expect(said(2025).join(' ')).toMatch(/Stručna sprema nije upisana: uzeta je najniža plata za NK\/PK\./);
  });

  test.each([2019, 2024])('of %i, when one amount stood for every schooling, not at all', (year) => {
    const all = [...said(year), ...said(year, { najniza_osnovica: true })].join(' ');
    expect(all).toContain('manja je od najniže plate');
    expect(all).not.toContain('sprema');
  });
});

const LAST = '2026-12-31';
test.each([
  ['obracun-plata', 'Najniža plata za taj mjesec'],
  ['kalkulator-fbih', 'Najniža plaća za taj mjesec'],
])('%s says in its own words that no minimum is published yet', async (id, words) => {
  const found = (await loadCalculators()).find(({ definition }) => definition.id === id);
  if (!found) throw new Error(id);
  const { definition, reckoning } = found;
  const { calculate } = calculator(definition, { ...reckoning, law: knownThrough(reckoning.law, LAST) });
  const request = { mjesec: 1, godina: 2027, procjena: true, bruto_plata_input: 2000 };
  const outcome = calculate(request, '2026-11-22');
  if ('issues' in outcome) throw new Error(outcome.issues[0]?.poruka);
  const { warnings } = outcome.calculation;
  const told = warnings.filter(({ poruka }) => poruka.startsWith(words));
  expect(told).toEqual([expect.objectContaining({ polje: 'bruto_plata_osnovna', izvor: null })]);
});
