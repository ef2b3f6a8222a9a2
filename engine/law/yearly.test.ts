import { expect, test } from 'vitest';
import { yearOf } from '../core/days/day.ts';
import { missingFor, yearlyFigures } from './yearly.ts';

const knownYears = yearlyFigures.map(({ poznato_do }) => yearOf(poznato_do));

test('a year all are known for lacks no figure, one lacks those that are not known for it, and each says who publishes it', () => {
  const [known, last] = [Math.min(...knownYears), Math.max(...knownYears)];
  expect(missingFor(known)).toEqual([]);
  expect(missingFor(known + 1)).toEqual(
    yearlyFigures.filter(({ poznato_do }) => yearOf(poznato_do) === known),
  );
  expect(missingFor(last + 1)).toEqual(yearlyFigures);
  for (const { objavljuje, kada } of yearlyFigures) expect([objavljuje, kada]).not.toContain('');
});

test('the list names what wages and contributions of a year are calculated from', () => {
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
