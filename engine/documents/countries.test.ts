import { expect, test } from 'vitest';
import { COUNTRIES, countriesInOrder, isWrittenInBoth } from './countries.ts';

test('lists every country by its Bosnian name, in alphabetical order', () => {
  expect(COUNTRIES.size).toBe(250);
  expect(COUNTRIES.get('BA')).toBe('Bosna i Hercegovina');
  expect(COUNTRIES.get('DE')).toBe('Njemačka');
  const names = countriesInOrder().map(([, name]) => name);
  expect(names.indexOf('Češka')).toBeGreaterThan(names.indexOf('Crna Gora'));
  expect(names.indexOf('Danska')).toBeGreaterThan(names.indexOf('Čile'));
  expect(names.indexOf('Švicarska')).toBeGreaterThan(names.indexOf('Surinam'));
  expect(new Set(names).size).toBe(names.length);
});

test('writes names of neighbours with both scripts in either', () => {
  expect(['BA', 'RS', 'ME', 'HR', 'DE'].map(isWrittenInBoth)).toEqual([true, true, true, false, false]);
});
