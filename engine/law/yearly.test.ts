import { expect, test } from 'vitest';
import { yearOf } from '../core/days/day.ts';
import { missingFor, yearlyFigures } from './yearly.ts';

const knownYears = yearlyFigures.map(({ poznato_do }) => yearOf(poznato_do));

test('lists no figure for a known year, and the unknown ones with their publisher for another', () => {
  const [known, last] = [Math.min(...knownYears), Math.max(...knownYears)];
  expect(missingFor(known)).toEqual([]);
  expect(missingFor(known + 1)).toEqual(
    yearlyFigures.filter(({ poznato_do }) => yearOf(poznato_do) === known),
  );
  expect(missingFor(last + 1)).toEqual(yearlyFigures);
  for (const { objavljuje, kada } of yearlyFigures) expect([objavljuje, kada]).not.toContain('');
});

test('lists the figures behind wages and contributions of a year', () => {
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
