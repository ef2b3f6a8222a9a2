import { expect, test } from 'vitest';
import { COUNTRIES, countriesInOrder, isWrittenInBoth } from './countries.ts';

test('every country by its Bosnian name, in the order of the alphabet', () => {
  expect(COUNTRIES.size).toBe(250);
  expect(COUNTRIES.get('BA')).toBe('Bosna i Hercegovina');
  expect(COUNTRIES.get('DE')).toBe('Njemačka');
  const names = countriesInOrder().map(([, name]) => name);
  expect(names.indexOf('Češka')).toBeGreaterThan(names.indexOf('Crna Gora'));
  expect(names.indexOf('Danska')).toBeGreaterThan(names.indexOf('Čile'));
  expect(names.indexOf('Švicarska')).toBeGreaterThan(names.indexOf('Surinam'));
  expect(new Set(names).size).toBe(names.length);
});

test('names of neighbours with both scripts are written in either', () => {
  expect(['BA', 'RS', 'ME', 'HR', 'DE'].map(isWrittenInBoth)).toEqual([true, true, true, false, false]);
});
