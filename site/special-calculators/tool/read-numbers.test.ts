import { definition } from '@obracun/engine/calculators/kamata/definition.ts';
import { describe, expect, it } from 'vitest';
import { initialState } from '../../calculator/form-state/form-state.ts';
import { hoursForm } from '../radni-sati/hours-form.ts';
import { readNumbers } from './read-numbers.ts';

const read = (entered: Record<string, string>, dirano: string[] = []) => {
  const state = initialState(definition);
  return readNumbers(definition, { ...state, entered: { ...state.entered, ...entered }, touched: dirano });
};

describe('the numbers of a tool', () => {
  it('are stored as feninga, parts per million and whole days', () => {
    expect(read({ glavnica: '1.234,56 KM', stopa: '10,95', dani: '30' })).toEqual({
      numbers: { glavnica: 123_456, stopa: 109_500, dani: 30 },
      errors: {},
      withoutNumber: [],
      missing: [],
    });
  });

  it.each([
    ['abc', 0, 'Nije broj: računa se kao 0.'],
    ['-5', 0, 'Negativan broj računa se kao 0.'],
    ['1.2.3', 0, 'Nije broj: računa se kao 0.'],
    ['10%', 0, 'Jedinica nije ovog polja: računa se kao 0.'],
    ['10000001', 0, 'Najviše 10.000.000: ovaj broj se ne računa.'],
    ['0,126', 13, undefined],
    ['1,005', 101, undefined],
    ['1.000', 100_000, undefined],
  ])('„%s“ counts as %i feninga with the message: %s', (text, feninga, phrase) => {
    const { numbers, errors } = read({ glavnica: text });
    expect(numbers.glavnica).toBe(feninga);
    expect(errors.glavnica).toBe(phrase);
  });

  it('are 0 when the field is empty, which is reported after blur', () => {
    expect(read({})).toMatchObject({ numbers: { glavnica: 0, dani: 0, stopa: 50_000 }, errors: {} });
    expect(read({}, ['glavnica']).errors).toEqual({ glavnica: 'Upišite glavnicu.' });
  });

  it('name the invalid fields; a rounded one and a zero are valid', () => {
    const withWords = read({ glavnica: 'x', stopa: '0' });
    expect(withWords.withoutNumber).toEqual(['glavnica', 'dani']);
    expect(withWords.missing).toEqual(['dani']);
    expect(read({ glavnica: '0,126', dani: '30,5' }).withoutNumber).toEqual([]);
  });
});

it.each([
  ['godina', '2017', 'Godina mora biti između 2018 i 2100.'],
  ['godina', '26', 'Godina mora biti između 2018 i 2100.'],
  ['godina', '2101', 'Godina mora biti između 2018 i 2100.'],
  ['godina', 'abc', 'Godina mora biti između 2018 i 2100.'],
  ['godina', '2018', undefined],
  ['godina', '', undefined],
  ['sati_dnevno', '0', 'Sati dnevno moraju biti broj između 1 i 12.'],
  ['sati_dnevno', '13', 'Sati dnevno moraju biti broj između 1 i 12.'],
  ['sati_dnevno', '7,5', undefined],
])('%s with a minimum reports its limits for „%s“: %s', (name, text, phrase) => {
  const state = initialState(hoursForm);
  const typed = { ...state, entered: { ...state.entered, [name]: text } };
  expect(readNumbers(hoursForm, { ...typed, touched: [name] }).errors[name]).toBe(phrase);
});

it('reports a value below the minimum after blur: 20 is a part of 2027', () => {
  const state = initialState(hoursForm);
  expect(readNumbers(hoursForm, { ...state, entered: { godina: '20' } }).errors).toEqual({});
});
