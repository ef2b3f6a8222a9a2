import { expect, it } from 'vitest';
import { unitOf, unitOfFigure } from './units.ts';

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

it('names no unit of what is only counted', () => {
  expect([unitOf('iznos'), unitOfFigure('sati', 1), unitOf('broj'), unitOf('koeficijent')]).toEqual([
    'KM',
    'h',
    '',
    '',
  ]);
});
