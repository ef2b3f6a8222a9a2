import { expect, test } from 'vitest';
import { holidaysWritten } from './holidays-written.ts';

const whole = { zaposlen_od: null, zaposlen_do: null };
const written = holidaysWritten('rs');

test('lists the holidays of a month that are weekdays, by day and name', () => {
  const { praznicni_dani } = written({ mjesec: 5, godina: 2026, ...whole });
  // 2 May is a Saturday, and so is 9 May.
  expect(praznicni_dani.working).toBe('1. 5. 2026. Praznik rada');
  expect(praznicni_dani.citations.praznici.naziv).toBe('Praznici');
});

test('says so when a month has none', () => {
  expect(written({ mjesec: 6, godina: 2026, ...whole }).praznicni_dani.working).toBe('nijedan');
});

test('omits holidays before the first or after the last day of an employment', () => {
  const january = { mjesec: 1, godina: 2026 };
  const named = (zaposlen_od: string | null, zaposlen_do: string | null) =>
    written({ ...january, zaposlen_od, zaposlen_do }).praznicni_dani.working;
  expect(named('2026-01-02', null)).toBe('2. 1. 2026. Nova godina; 9. 1. 2026. Dan Republike');
  expect(named(null, '2026-01-08')).toBe('1. 1. 2026. Nova godina; 2. 1. 2026. Nova godina');
  expect(named('2026-01-12', null)).toBe('nijedan');
});
