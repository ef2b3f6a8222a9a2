import { describe, expect, test } from 'vitest';
import { addDays, yearMonthOf } from '../core/days/day.ts';
import { fbih } from '../law/fbih/index.ts';
import { rs } from '../law/rs/index.ts';
import { answered } from './answered.fixture.ts';

const messagesOf = (godina: number, more: object = {}): string[] =>
  answered('obracun-plata', { mjesec: 10, godina, bruto_plata_input: 500, ...more }).upozorenja.map(
    ({ poruka }) => poruka,
  );

describe('names the minimum used when no schooling was given', () => {
  const full = 'Stručna sprema nije upisana: uzeta je najniža plata za NK/PK, bez oslobođenog dijela.';

  test.each([{}, { najniza_osnovica: true }])('of 2026 with the omitted relief: %j', (more) => {
    expect(messagesOf(2026, more).join(' ')).toContain(full);
  });

  test('of 2025, which has no relief, without it', () => {
    expect(messagesOf(2025).join(' ')).toMatch(
      /Stručna sprema nije upisana: uzeta je najniža plata za NK\/PK\./,
    );
  });

  test.each([2019, 2024])('of %i, with one amount for every schooling, not at all', (year) => {
    const all = [...messagesOf(year), ...messagesOf(year, { najniza_osnovica: true })].join(' ');
    expect(all).toContain('manja je od najniže plate');
    expect(all).not.toContain('sprema');
  });
});

test.each([
  ['obracun-plata', rs, 'Najniža plata za taj mjesec'],
  ['kalkulator-fbih', fbih, 'Najniža plaća za taj mjesec'],
] as const)('says in the words of %s that no minimum is published yet', (id, { parametri }, text) => {
  const { year, month } = yearMonthOf(addDays(parametri.najniza_plata.poznato_do, 1));
  const request = { mjesec: month, godina: year, procjena: true, bruto_plata_input: 2000 };
  const warnings = answered(id, request).upozorenja.filter(({ poruka }) => poruka.startsWith(text));
  expect(warnings).toEqual([expect.objectContaining({ polje: 'bruto_plata_osnovna', izvor: null })]);
});
