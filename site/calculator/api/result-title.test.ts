import { expect, it } from 'vitest';
import { resultTitle } from './result-title.ts';

it.each([
  [{}, 'Rezultati obračuna'],
  [{ mjesec: '3' }, 'Rezultati obračuna'],
  [{ godina: '2025' }, 'Rezultati obračuna za 2025. godinu'],
  [{ mjesec: '3', godina: '2.026' }, 'Rezultati obračuna za 03/2026'],
])('%j: %s', (entered, title) => {
  expect(resultTitle(entered)).toBe(title);
});

it('marks an estimate', () => {
  expect(resultTitle({ mjesec: '1', godina: '2027' }, true)).toBe('Rezultati obračuna za 01/2027 (procjena)');
});
