import { expect, test } from 'vitest';
import { publicLaw } from './public.ts';

test('figures are what people read: percent, KM and multiples', () => {
  const { rs, fbih } = publicLaw().propisi;
  expect(rs.parametri.porez_na_platu?.promjene.at(-1)).toEqual({
    od: '2022-01-01',
    vrijednost: { stopa: 8, licni_odbitak: 1000, osnovica_bez_doprinosa: false },
    izvor: {
      propis: 'Zakon o porezu na dohodak',
      glasilo: 'Sl. glasnik RS 119/21',
      url: 'https://www.rars-msp.org/lat/poslovno-okruzenje/operativni-troskovi/',
      pouzdanost: 'visoka',
      provjereno: '2026-11-21',
    },
  });
  expect(rs.parametri.topli_obrok_minimum?.promjene.at(-1)?.vrijednost).toEqual({ iznos: 19.97 });
  expect(rs.parametri.kamata_poreska?.promjene[0]?.vrijednost).toEqual({ dnevno: 0.03 });
  expect(fbih.parametri.koeficijenti_odbitka?.promjene[0]?.vrijednost).toMatchObject({ supruznik: 0.5 });
});

test('every parameter of every tree is there with its meanings, and the holidays', () => {
  const { propisi, praznici } = publicLaw();
  expect(Object.values(propisi).map((tree) => [tree.naziv, tree.poznato_do])).toEqual([
    ['Republika Srpska', '2026-12-31'],
    ['Federacija BiH', '2026-12-31'],
    ['Bosna i Hercegovina', '2026-12-31'],
  ]);
  expect(propisi.bih.parametri.pdv?.znacenja).toEqual({
    stopa: { naziv: 'jedinstvena stopa', jedinica: 'posto' },
  });
  expect(praznici.fbih.dani).toHaveLength(6);
  expect(praznici.rs.dani).toHaveLength(7);
});

test('it is plain JSON and always the same', () => {
  const text = JSON.stringify(publicLaw());
  expect(JSON.parse(text)).toEqual(publicLaw());
  expect(JSON.stringify(publicLaw())).toBe(text);
});
