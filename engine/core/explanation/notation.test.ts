import { describe, expect, it, test } from 'vitest';
import { compileAll, effective, figureBehind, reference, referencesIn } from './notation.ts';

const parsed = (text: string) => compileAll({ red: text }).lines[0]?.notation;

test.each([
  ['porez', { from: 'line', name: 'porez', key: '' }],
  ['unos.staz', { from: 'input', name: 'staz', key: '' }],
  ['unos.periodi.2.od', { from: 'input', name: 'periodi', key: '2.od' }],
  ['zakon.porez.stopa', { from: 'law', name: 'porez', key: 'stopa' }],
])('reads %s as a name', (text, parts) => {
  expect(reference(text)).toEqual(parts);
  expect(reference(`${text}|zakon.porez.odbitak`)).toEqual({
    ...parts,
    fallback: { from: 'law', name: 'porez', key: 'odbitak' },
  });
});

describe('the parser of notations', () => {
  it('keeps signs and figures in their order', () => {
    expect(parsed('(bruto − 1.000,00) × zakon.porez.stopa_2 / 3')).toEqual([
      '(',
      reference('bruto'),
      ' − 1.000,00) × ',
      reference('zakon.porez.stopa_2'),
      ' / 3',
    ]);
  });

  it('reads a name from its first letter on, with the letters of our alphabet', () => {
    expect(parsed('2 × neodrađeni_sati − unos.odbitak|_osnova')).toEqual([
      '2 × ',
      reference('neodrađeni_sati'),
      ' − ',
      reference('unos.odbitak|_osnova'),
    ]);
  });

  it('distinguishes a function from a line of the same name, and from another word before a parenthesis', () => {
    expect(parsed('max(0; max)')).toEqual(['max', '(0; ', reference('max'), ')']);
    expect(parsed('godine(dani)')).toEqual(['godine', '(', reference('dani'), ')']);
    expect(parsed('bruto(2)')).toEqual([reference('bruto'), '(2)']);
    expect(parsed('dani × (2)')).toEqual([reference('dani'), ' × (2)']);
  });

  it.each([
    ['cijelo', 'cijelo'],
    ['min', 'min'],
    ['godine', 'godine'],
    ['mjeseci', 'mjeseci'],
    ['dani', 'dani'],
    ['radni', 'broj dana od ponedjeljka do petka '],
    ['praznici', 'broj praznika u te dane '],
    ['radni_prije', 'dani od ponedjeljka do petka u mjesecu prije '],
    ['radni_poslije', 'dani od ponedjeljka do petka u mjesecu poslije '],
    ['praznici_prije', 'praznici u te dane u mjesecu prije '],
    ['praznici_poslije', 'praznici u te dane u mjesecu poslije '],
    ['radni_zaposlenja_prije', 'radni dani zaposlenja bez praznika prije dana '],
    ['ako', 'ako prvo nije nula, onda drugo, inače nula '],
    ['dan_poslije', 'dan poslije '],
    ['razmak', 'broj dana između '],
    ['prvi_dan', 'prvi dan '],
    ['posljednji_dan', 'posljednji dan '],
    ['mjeseci_izmedju', 'broj mjeseci između '],
    ['dani_mjeseca', 'broj dana u mjesecu '],
    ['dan_u_mjesecu', 'redni broj dana u mjesecu '],
  ])('writes %s( in words', (name, text) => {
    expect(parsed(`${name}(red)`)).toEqual([text, '(', reference('red'), ')']);
  });

  it('returns a name as often as it occurs', () => {
    expect(referencesIn(parsed('a + b × a') ?? [])).toEqual(['a', 'b', 'a'].map(reference));
  });

  it('runs once per slip', () => {
    const notations = { neto: 'bruto' };
    expect(compileAll(notations)).toBe(compileAll(notations));
  });
});

test('returns inputs with a fallback once, and no others', () => {
  const { replaceable } = compileAll({
    odbitak: 'unos.odbitak|zakon.porez.odbitak',
    osnovica: 'bruto − unos.odbitak|zakon.porez.odbitak − unos.staz',
    stopa: 'unos.stopa|zakon.porez.stopa',
  });
  expect(replaceable).toEqual(['odbitak', 'stopa']);
});

test('finds the lines that name a figure of the law, then those made of them', () => {
  const { restingOn } = compileAll({
    ukupno: 'neto + porez',
    neto: 'bruto − porez',
    porez: 'osnovica × zakon.porez.stopa',
    osnovica: 'bruto − unos.odbitak|zakon.odbitak.iznos',
    bruto: 'unos.bruto',
    // An input and a parameter may have the name of a line without being it.
    zaseban: 'unos.porez × zakon.neto.stopa',
    prirez: 'unos.prirez × zakon.porez.prirez',
  });
  expect([...restingOn('porez')]).toEqual(['porez', 'prirez', 'ukupno', 'neto']);
  expect([...restingOn('odbitak')]).toEqual(['osnovica', 'porez', 'ukupno', 'neto']);
  expect([...restingOn('neto')]).toEqual(['zaseban']);
  expect(restingOn('staz').size).toBe(0);
});

const scope = {
  input: {
    staz: 10,
    nula: 0,
    prazno: null,
    periodi: [
      { od: '2020-01-01', do: '2020-06-30' },
      { od: '2021-02-01', do: '2021-03-31' },
    ],
  },
  lines: { neto: 1234, staz: 7 },
  law: { porez: { stopa: 80_000 }, staz: { stopa: 3 } },
};

it.each([
  ['neto', 1234],
  ['staz', 7],
  ['unos.staz', 10],
  ['unos.prazno', 0],
  ['unos.nema_ga', 0],
  ['unos.periodi.1.od', '2020-01-01'],
  ['unos.periodi.2.do', '2021-03-31'],
  ['unos.periodi.3.od', 0],
  ['zakon.porez.stopa', 80_000],
  ['zakon.staz.stopa', 3],
  ['zakon.porez.nema_ga', 0],
  ['zakon.nema_ga.stopa', 0],
  // Zero was entered: the fallback does not apply.
  ['unos.nula|zakon.porez.stopa', 0],
  ['unos.prazno|zakon.porez.stopa', 80_000],
  ['unos.nema_ga|zakon.porez.stopa', 80_000],
  ['unos.staz|zakon.porez.stopa', 10],
])('%s is %s', (name, figure) => {
  expect(figureBehind(scope, reference(name))).toBe(figure);
});

it('keeps a name without a fallback', () => {
  expect(effective(scope, reference('unos.prazno'))).toEqual(reference('unos.prazno'));
});
