import { expect, test } from 'vitest';
import { yearOf } from '../core/days/day.ts';
import { missingFor, setYearly, yearlyFigures } from './yearly.ts';

const knownYears = setYearly.map(({ poznato_do }) => yearOf(poznato_do));

test('lists no figure for a known year, and the unknown ones with their publisher for another', () => {
  const [known, last] = [Math.min(...knownYears), Math.max(...knownYears)];
  expect(missingFor(known)).toEqual([]);
  expect(missingFor(known + 1)).toEqual(setYearly.filter(({ poznato_do }) => yearOf(poznato_do) === known));
  expect(missingFor(last + 1)).toEqual(setYearly);
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
      'fbih.neoporeziva_pomoc',
      'rs.oslobodjeni_dio',
      'rs.solidarnost',
      'rs.dnevnica',
      'fbih.dnevnica',
      'fbih.neoporeziva_dnevnica',
      'bd.neoporeziva_pomoc',
    ]),
  );
});
