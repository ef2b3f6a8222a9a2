import { expect, it } from 'vitest';
import { scaleOf, unitOf, unitOfFigure } from './units.ts';

it.each([
  [0, 'dana'],
  [1, 'dan'],
  [1.5, 'dana'],
  [11, 'dana'],
  [21, 'dan'],
  [111, 'dana'],
])('%s %s', (days, word) => {
  expect(unitOfFigure('dani', days)).toBe(word);
});

it.each([
  ['iznos', 'KM'],
  ['satnica', 'KM/h'],
  ['posto', '%'],
  ['sati', 'h'],
  ['dani', 'dana'],
  ['broj_dana', 'dana'],
  ['broj_mjeseci', 'mj.'],
  ['broj', ''],
  ['koeficijent', ''],
])('%s is measured in „%s”', (kind, unit) => {
  expect(unitOf(kind)).toBe(unit);
  if (kind !== 'dani') expect(unitOfFigure(kind, 1)).toBe(unit);
});

it('holds what has decimals in the last of them, and anything else as it is', () => {
  expect(['iznos', 'posto', 'koeficijent', 'broj'].map(scaleOf)).toEqual([100, 10_000, 1_000_000, 1]);
});
