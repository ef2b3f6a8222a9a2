import { describe, expect, it, test } from 'vitest';
import { changeOn } from '../core/law.ts';
import { firstUnknown } from '../law/known.fixture.ts';
import { rs } from '../law/rs/index.ts';
import { answered } from './answered.fixture.ts';

const TODAY = '2026-11-22';

describe('equals the published ratio of net to gross in 2018', () => {
  const datum = '2018-09-01';

  test.each([
    [200, 146.7],
    [1000, 733.5],
    [20_000, 14_670],
    [99_800, 73_203.3],
  ])('contract for work: pays %d × 0.7335 KM', (bruto, neto) => {
    expect(answered('ugovor-o-djelu', { neto, datum })).toMatchObject({ bruto, neto });
    expect(answered('ugovor-o-djelu', { bruto, datum })).toMatchObject({ bruto, neto });
  });

  test.each([
    [20, 7498],
    [40, 7661],
    [50, 7742.5],
    [60, 7824],
    [80, 7987],
  ])('author, costs of %i %%: pays 10.000 × (0.7335 + T × 0.000815)', (normirani, neto) => {
    const bruto = 10_000;
    expect(answered('autorski-ugovor', { bruto, normirani, datum })).toMatchObject({ neto });
    expect(answered('autorski-ugovor', { neto, normirani, datum })).toMatchObject({ bruto });
  });
});

describe('the law of a contract', () => {
  test('is that of today unless a day is given', () => {
    expect(answered('zakup', { bruto: 100 })).toMatchObject({ porez: 10.4 });
    expect(answered('zakup', { bruto: 100, datum: '2021-12-31' })).toMatchObject({ porez: 8 });
    expect(answered('zakup', { bruto: 100, datum: '2022-01-01' })).toMatchObject({ porez: 10.4 });
  });

  test.each(['2017-12-31', firstUnknown(rs.parametri.porez_ostali)])('is refused on %s', (datum) => {
    expect(answered('zakup', { bruto: 100, datum }).greske).toMatchObject([
      { polje: 'datum', kod: 'nema_propisa' },
    ]);
  });

  test('shows medium certainty with the law itself, without a warning', () => {
    expect(changeOn(rs.parametri.porez_privremeni, TODAY)?.izvor.pouzdanost).toBe('srednja');
    expect(answered('privremeni-povremeni', { bruto: 1000 }).upozorenja).toEqual([]);
  });
});

describe('refusals', () => {
  const outside = 'Postotak mora biti između 0 i 100 (isključivo).';

  it.each([
    [0, outside],
    [100, outside],
    [-5, outside],
    [150, outside],
    ['60', 'Procenat normiranih troškova: pošaljite broj, bez navodnika.'],
    ['šezdeset', 'Unesite validan broj.'],
    [null, 'Ovo polje je obavezno.'],
  ])('refuses costs of %s %%', (normirani, poruka) => {
    const { greske } = answered('autorski-ugovor', { bruto: 100, normirani });
    expect(greske).toMatchObject([{ polje: 'normirani', poruka }]);
  });

  it.each([
    ['both ends', { bruto: 1, neto: 1 }, 'neto'],
    ['no end', {}, 'bruto'],
    ['a negative gross', { bruto: -0.01 }, 'bruto'],
    ['a third of a fening', { neto: 1.001 }, 'neto'],
    ['a day that does not exist', { bruto: 1, datum: '2025-02-29' }, 'datum'],
  ])('%s', (_name, input, polje) => {
    expect(answered('menadzerski-ugovor', input).greske).toMatchObject([{ polje }]);
  });
});

describe('other income', () => {
  const warned = (input: object) => answered('ostali-dohodak', input).upozorenja.map(({ polje }) => polje);

  it('requires the expenses, which may be zero', () => {
    const { greske } = answered('ostali-dohodak', { ukupan_prihod: 100 });
    expect(greske).toMatchObject([{ polje: 'priznatirashodi', poruka: 'Ovo polje je obavezno.' }]);
    expect(answered('ostali-dohodak', { ukupan_prihod: 100, priznatirashodi: 0 })).toMatchObject({
      porez: 13,
      dohodak_poslije: 87,
      upozorenja: [],
    });
  });

  it('finds the income from the remainder, and warns when it is not unique', () => {
    expect(answered('ostali-dohodak', { dohodak_poslije: 87, priznatirashodi: 50 })).toMatchObject({
      ukupan_prihod: 150,
    });
    expect(answered('ostali-dohodak', { dohodak_poslije: 0, priznatirashodi: 50 })).toMatchObject({
      ukupan_prihod: 50,
      porez: 0,
    });
    expect(warned({ dohodak_poslije: 0, priznatirashodi: 50 })).toEqual(['ukupan_prihod']);
    expect(warned({ dohodak_poslije: 0, priznatirashodi: 0 })).toEqual([]);
  });

  it('warns when the expenses exceed the income', () => {
    expect(warned({ ukupan_prihod: 49.99, priznatirashodi: 50 })).toEqual(['priznatirashodi']);
    expect(warned({ ukupan_prihod: 50, priznatirashodi: 50 })).toEqual([]);
  });
});
