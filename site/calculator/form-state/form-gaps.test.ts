import { definitions } from '@obracun/engine/calculators/index.ts';
import { expect, test } from 'vitest';
import { byField, gapsReader } from './form-gaps.ts';
import { formReader } from './form-reading.ts';
import { initialState } from './form-state.ts';

test.each(definitions)('$id: finds only missing fields in an untouched form', (definition) => {
  const state = initialState(definition);
  const gaps = gapsReader(definition)(state);
  const { errors, gaps: nedostaje } = formReader(definition)(state);
  expect(gaps.gaps).toEqual(nedostaje);
  if (nedostaje.length > 0) expect(gaps.errors).toEqual(errors);
});

test('lists missing fields in the order of the form, the basis where it is typed', () => {
  const definition = definitions.find(({ id }) => id === 'autorski-ugovor');
  expect(definition && gapsReader(definition)(initialState(definition)).gaps).toEqual(['bruto', 'normirani']);
});

test.each(definitions)('$id: reports a missing field when it was visited', (definition) => {
  const { gaps } = gapsReader(definition)(initialState(definition));
  const state = { ...initialState(definition), touched: gaps };
  expect(gapsReader(definition)(state).errors).toEqual(formReader(definition)(state).errors);
  expect(Object.keys(gapsReader(definition)(state).errors)).toEqual(gaps);
});

test('reports the first error of each field, and fields in the given order', () => {
  const issues = [
    { polje: 'od', poruka: 'prva' },
    { polje: 'do', poruka: 'druga' },
    { polje: 'od', poruka: 'treća' },
  ];
  expect(Object.entries(byField(issues))).toEqual([
    ['od', 'prva'],
    ['do', 'druga'],
  ]);
});
