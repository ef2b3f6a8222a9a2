import { expect, test } from 'vitest';
import { lawTrees } from './index.ts';
import { publicLaw } from './public.ts';

const changeOf = (name: string, from: string) =>
  publicLaw().propisi.rs.parametri[name]?.promjene.find(({ od }) => od === from);

test('publishes figures in percent, KM and multiples', () => {
  const { rs, fbih } = publicLaw().propisi;
  expect(changeOf('porez_na_platu', '2022-01-01')).toEqual({
    od: '2022-01-01',
    vrijednost: { stopa: 8, licni_odbitak: 1000, osnovica_bez_doprinosa: false },
    izvor: {
      propis: 'Zakon o porezu na dohodak',
      glasilo: 'Sl. glasnik RS 119/21',
      clan: 'čl. 4 (stopa) i čl. 10 st. 3 t. 1 (odbitak)',
      url: 'https://bn.komorars.ba/lat/news/novosti/339.usvojeni-zakoni-o-izmjenama-i-dopunama-zakona-o-porezu-na-dohodak,-zakona-o-doprinosima-i-zakona-o-radu.html',
      pouzdanost: 'visoka',
      napomena: '12.000 KM godišnje',
      provjereno: '2026-11-21',
    },
  });
  expect(changeOf('topli_obrok_minimum', '2026-01-01')?.vrijednost).toEqual({ iznos: 19.97 });
  expect(rs.parametri.kamata_poreska?.promjene[0]?.vrijednost).toEqual({ dnevno: 0.03 });
  expect(fbih.parametri.koeficijenti_odbitka?.promjene[0]?.vrijednost).toMatchObject({ supruznik: 0.5 });
});

test('states the month of the newest source of each figure, or that of its tree when any was found', () => {
  const { rs, fbih, bih } = publicLaw().propisi;
  expect(rs.parametri.najniza_plata?.najnoviji_izvor).toBe(
    lawTrees.rs.parametri.najniza_plata.najnoviji_izvor,
  );
  expect(rs.parametri.minuli_rad?.najnoviji_izvor).toBe(rs.najnoviji_izvor);
  expect(fbih.parametri.minuli_rad).not.toHaveProperty('najnoviji_izvor');
  expect(bih.parametri.pdv).not.toHaveProperty('najnoviji_izvor');
});

test('contains every parameter of every tree with its meanings, and the holidays', () => {
  const { propisi, praznici } = publicLaw();
  for (const [name, { naziv, parametri }] of Object.entries(lawTrees)) {
    const tree = propisi[name as keyof typeof propisi];
    expect(tree).toMatchObject({ naziv });
    expect(Object.keys(tree.parametri)).toEqual(Object.keys(parametri));
  }
  expect(propisi.bih.parametri.pdv?.znacenja).toEqual({
    stopa: { naziv: 'jedinstvena stopa', jedinica: 'posto' },
  });
  expect(praznici.fbih.dani).toHaveLength(6);
  expect(praznici.rs.dani).toHaveLength(7);
});

test('is plain JSON and always the same', () => {
  const text = JSON.stringify(publicLaw());
  expect(JSON.parse(text)).toEqual(publicLaw());
  expect(JSON.stringify(publicLaw())).toBe(text);
});
