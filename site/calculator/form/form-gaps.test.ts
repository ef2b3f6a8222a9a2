import { definitions } from '@obracun/engine/calculators/index.ts';
import { expect, test } from 'vitest';
import { gapsReader } from './form-gaps.ts';
import { formReader } from './form-reading.ts';
import { initialState } from './form-state.ts';

test.each(definitions)(
  '$id: the schema finds no more in an untouched form than what is missing',
  (definition) => {
    const state = initialState(definition);
    const gaps = gapsReader(definition)(state);
    const { greske, nedostaje } = formReader(definition)(state);
    expect(gaps.nedostaje).toEqual(nedostaje);
    if (nedostaje.length > 0) expect(gaps.greske).toEqual(greske);
  },
);

test.each(definitions)('$id: what is missing is said of fields that were visited', (definition) => {
  const { nedostaje } = gapsReader(definition)(initialState(definition));
  const state = { ...initialState(definition), dirano: nedostaje };
  expect(gapsReader(definition)(state).greske).toEqual(formReader(definition)(state).greske);
  expect(Object.keys(gapsReader(definition)(state).greske)).toEqual(nedostaje);
});
