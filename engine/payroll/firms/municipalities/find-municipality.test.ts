import { expect, test } from 'vitest';
import { findMunicipality } from './find-municipality.ts';
import { MUNICIPALITIES, withCode } from './municipalities.ts';
import { nameInCountry } from './municipality.ts';

const written = ({ entity, code }: { readonly entity: string; readonly code: string | null }): string =>
  `${entity} ${code}`;

const found = (...request: Parameters<typeof findMunicipality>): string[] => {
  const answer = findMunicipality(...request);
  if (answer.kind === 'one') return [written(answer.municipality)];
  return answer.kind === 'several' ? answer.among.map(written) : ['none'];
};

test('has all of them, with unique codes in an entity', () => {
  expect(MUNICIPALITIES).toHaveLength(144);
  const coded = MUNICIPALITIES.filter(({ code }) => code !== null).map(written);
  expect(new Set(coded).size).toBe(coded.length);
  expect(withCode('056').map(({ entity }) => entity)).toEqual(['fbih', 'rs']);
  expect(
    new Set(MUNICIPALITIES.map(({ code }) => code).filter((code) => code && withCode(code).length > 1)).size,
  ).toBe(36);
});

test.each([
  ['CENTAR', 'fbih 077'],
  ['Општина Центар', 'fbih 077'],
  ['ilidza', 'fbih 078'],
  ['Grad Mostar', 'fbih 180'],
  ['Banjaluka', 'rs 002'],
  ['Novo Goražde', 'rs 036'],
  ['istočna  ilidža', 'rs 085'],
  ['Domaljevac - Šamac', 'fbih 012'],
  ['Brčko', 'bd null'],
  ['Gradiška', 'rs 008'],
])('%s is %s', (name, key) => expect(found(name)).toEqual([key]));

test('returns the choices when a name fits several, unless the entity decides', () => {
  expect(found('Novi Grad')).toEqual(['rs 011', 'fbih 108']);
  expect(found('Novi Grad', 'fbih')).toEqual(['fbih 108']);
  expect(found('Foča', 'rs')).toEqual(['rs 031']);
  expect(found('Sarajevo', 'fbih')).toHaveLength(9);
  expect(found('Zenica', 'rs')).toEqual(['fbih 103']);
});

test('finds each municipality by its own name, or asks among different ones', () => {
  for (const one of MUNICIPALITIES) {
    const answers = found(one.name);
    expect(answers, one.name).toContain(written(one));
    expect(new Set(answers).size, one.name).toBe(answers.length);
  }
  expect(found('Novi Grad Sarajevo')).toEqual(['fbih 108']);
});

test('finds no municipality for a name of the language itself', () =>
  expect(findMunicipality('constructor').kind).toBe('none'));

test('returns the nearest three when nothing fits', () => {
  const answer = findMunicipality('Zenca');
  expect(answer.kind === 'none' && answer.nearest.map(({ name }) => name)[0]).toBe('Zenica');
  expect(answer.kind === 'none' && answer.nearest).toHaveLength(3);
});

test('adds the entity in a list of the whole country, once', () => {
  const names = MUNICIPALITIES.map(nameInCountry);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining(['Banja Luka (RS)', 'Kupres (RS)', 'Kupres (FBiH)', 'Petrovac (Drinić) (RS)']),
  );
  expect(names.filter((name) => /\((RS|FBiH|BD)\).*\((RS|FBiH|BD)\)/.test(name))).toEqual([]);
});
