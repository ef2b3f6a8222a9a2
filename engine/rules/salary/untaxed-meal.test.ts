import { expect, test } from 'vitest';
import { mealWarnings, untaxedMeal } from './untaxed-meal.ts';

test.each([
  [2200, 1000, 1400, 22_000, 0],
  [2200, 1400, 1400, 30_800, 0],
  [2200, 1401, 1400, 30_800, 22],
  [0, 2000, 1400, 0, 0],
])('splits %i hundredths of a day at %i feninga, untaxed to %i', (days, perDay, limit, untaxed, above) => {
  expect(untaxedMeal(days, perDay, limit)).toEqual({
    topli_obrok_dan: perDay,
    topli_obrok_neoporezivo: limit,
    topli_obrok: untaxed,
    topli_obrok_iznad: above,
  });
});

test('names exactly what became part of the gross', () => {
  expect(mealWarnings({ topli_obrok_oporezivi: 0, topli_obrok_neoporezivo: 1400 }, 'čl. 14')).toEqual([]);
  expect(mealWarnings({ topli_obrok_oporezivi: 4400, topli_obrok_neoporezivo: 1400 }, 'čl. 14')).toEqual([
    {
      polje: 'topli_obrok_oporezivi',
      poruka: 'Topli obrok prelazi neoporezivih 14,00 KM po danu: u bruto je ušlo 44,00 KM.',
      izvor: 'čl. 14',
    },
  ]);
});
