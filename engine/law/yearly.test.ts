import { expect, test } from 'vitest';
import { yearOf } from '../kernel/days/day.ts';
import { knownUntil } from '../kernel/law-by-day.ts';
import { rs } from './rs/index.ts';
import { missingFor, yearlyFigures } from './yearly.ts';

test('a year that is known lacks no figure; the one after it lacks them all, and each says who publishes it', () => {
  const known = yearOf(knownUntil(rs));
  expect(missingFor(known)).toEqual([]);
  expect(missingFor(known + 1)).toEqual(yearlyFigures);
  for (const { objavljuje, kada } of yearlyFigures) expect([objavljuje, kada]).not.toContain('');
});

test('the list names what wages and contributions of a year are reckoned from', () => {
  expect(yearlyFigures.map(({ stablo, ime }) => `${stablo}.${ime}`)).toEqual(
    expect.arrayContaining([
      'rs.prosjecna_bruto',
      'rs.topli_obrok_minimum',
      'rs.najniza_plata',
      'fbih.najniza_plata',
      'fbih.topli_obrok_neoporezivo',
    ]),
  );
});
