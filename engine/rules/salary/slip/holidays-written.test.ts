import { expect, test } from 'vitest';
import { holidaysWritten } from './holidays-written.ts';

test('holidays of a month are those that fall on a weekday, each by its day and name', () => {
  const { praznicni_dani } = holidaysWritten('rs')({ mjesec: 5, godina: 2026 });
  // The second of May is a Saturday, the ninth too.
  expect(praznicni_dani.working).toBe('1. 5. 2026. Praznik rada');
  expect(praznicni_dani.citations.praznici.naziv).toBe('Praznici');
});

test('a month without any says so', () => {
  expect(holidaysWritten('rs')({ mjesec: 6, godina: 2026 }).praznicni_dani.working).toBe('nijedan');
});
