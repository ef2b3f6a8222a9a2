import type { ChangedLawDay, LawChange } from '@obracun/engine/calculators/law-changes.ts';
import { expect, test } from 'vitest';
import { dayOffText, figureText, importantOf, newText, withoutEndsOfDaysOff } from './shown-changes.ts';

const change = (id: string, sada: string, prije?: string): LawChange => ({
  id,
  naziv: id,
  iznosi: [{ naziv: 'iznos', sada, ...(prije !== undefined && { prije }) }],
  izvor: '',
  pouzdanost: 'visoka',
});
const day = (od: string, ...promjene: LawChange[]): ChangedLawDay => ({
  od,
  stablo: 'fbih',
  entitet: 'Federacija BiH',
  promjene,
});

const DAYS = [
  day('2026-04-01', change('fbih-neradni_dan_vlade', '0', '2')),
  day('2026-03-01', change('fbih-neradni_dan_vlade', '2', '0'), change('fbih-dnevnica', '30,00 KM')),
  day('2026-01-01', change('fbih-najniza_plata', '1.027,00 KM', '1.000,00 KM')),
  day('2025-07-01', change('fbih-doprinosi_na', '2,5 %', '6 %'), change('bd-doprinosi_na', '2,5 %', '6 %')),
  day('2025-01-01', change('rs-najniza_plata', '950,00 KM', '900,00 KM')),
];

test('lists the last three changes of figures that every wage uses first', () =>
  expect(importantOf(DAYS).map((one) => one.change.id)).toEqual([
    'fbih-najniza_plata',
    'fbih-doprinosi_na',
    'bd-doprinosi_na',
  ]));

test('tells of a day off in a sentence, and not of the month after it', () => {
  const shown = withoutEndsOfDaysOff(DAYS);
  expect(shown.map(({ od }) => od)).not.toContain('2026-04-01');
  const [first] = shown;
  expect(first?.promjene).toHaveLength(2);
  expect(first?.promjene.map((one) => dayOffText(one, first))).toEqual([
    'neradni dan je 2. 3. 2026.',
    undefined,
  ]);
});

test.each([
  ['2 %', '4 %', '2 %'],
  ['3 h', undefined, '3 h (novo)'],
  ['da', undefined, 'novo'],
  ['ne', 'da', 'ukinuto'],
  ['0,00 KM', '300,00 KM', 'ukinuto'],
  ['300,00 KM', '0,00 KM', '300,00 KM (novo)'],
])('says what became of a value: %s before %s', (sada, prije, text) =>
  expect(newText({ naziv: '', sada, ...(prije !== undefined && { prije }) })).toBe(text),
);

test.each([
  ['od neto plate', '0,02 %', undefined, '0,02 % od neto plate (novo)'],
  ['od neto plate', '0,03 %', '0,02 %', '0,02 % → 0,03 % od neto plate'],
  ['od neto plate', '0 %', '0,02 %', 'od neto plate 0,02 % → ukinuto'],
  ['mjesečno', '320,00 KM', '300,00 KM', 'mjesečno 300,00 KM → 320,00 KM'],
])('writes a share before that of which it is: %s %s', (naziv, sada, prije, text) =>
  expect(figureText({ naziv, sada, ...(prije !== undefined && { prije }) })).toBe(text),
);
