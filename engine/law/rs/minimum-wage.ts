import { km } from '../../kernel/money.ts';
import { sgRs } from '../gazettes.ts';
import { amount, change, flag, optionalParameter, parameter, REVIEWED, source } from '../source.ts';

/** By the schooling the job requires. */
const znacenja = {
  NK: amount('bez škole'),
  KV: amount('trogodišnja srednja škola'),
  SSS: amount('četverogodišnja srednja škola'),
  VŠS: amount('viša stručna sprema'),
  VSS: amount('visoka stručna sprema'),
};

/** Until 2025 one amount stood for every schooling. */
const forAll = (iznos: number) => {
  const same = km(iznos);
  return { NK: same, KV: same, SSS: same, VŠS: same, VSS: same };
};

const BY_GOVERNMENT = {
  objavljuje: 'Vlada RS, odlukom u Službenom glasniku RS',
  kada: 'krajem prethodne godine',
};

const odluka2026 = source(REVIEWED, {
  propis: 'Odluka Vlade RS od 26. 12. 2025.',
  glasilo: sgRs('115/25'),
  url: 'https://atvbl.rs/lat/vijesti/republika-srpska/vlada-donijela-odluku-o-najnizoj-plati-u-republici-srpskoj/2220909',
  pouzdanost: 'visoka',
});

export const najniza_plata = parameter({
  naziv: 'Najniža neto plata',
  znacenja,
  poznato_do: '2026-12-31',
  godisnje: BY_GOVERNMENT,
  promjene: [
    change('2018-01-01', forAll(410), source(REVIEWED, { pouzdanost: 'visoka' })),
    change('2018-08-01', forAll(440), source(REVIEWED, { pouzdanost: 'visoka' })),
    change('2019-01-01', forAll(450), source(REVIEWED, { glasilo: sgRs('120/18'), pouzdanost: 'visoka' })),
    change('2020-01-01', forAll(520), source(REVIEWED, { pouzdanost: 'visoka' })),
    change('2021-06-01', forAll(540), source(REVIEWED, { pouzdanost: 'visoka' })),
    change('2022-01-01', forAll(590), source(REVIEWED, { pouzdanost: 'visoka' })),
    change('2022-05-01', forAll(650), source(REVIEWED, { glasilo: sgRs('45/22'), pouzdanost: 'visoka' })),
    change('2023-01-01', forAll(700), source(REVIEWED, { glasilo: sgRs('8/23'), pouzdanost: 'visoka' })),
    change('2024-01-01', forAll(900), source(REVIEWED, { glasilo: sgRs('114/23'), pouzdanost: 'visoka' })),
    change(
      '2025-01-01',
      { NK: km(900), KV: km(950), SSS: km(1000), VŠS: km(1000), VSS: km(1300) },
      source(REVIEWED, {
        glasilo: sgRs('6/25'),
        pouzdanost: 'srednja',
        napomena: 'za VŠS poseban iznos nije nađen: važi SSS',
      }),
    ),
    change(
      '2026-01-01',
      { NK: km(1000), KV: km(1050), SSS: km(1100), VŠS: km(1350), VSS: km(1450) },
      odluka2026,
    ),
  ],
});

/** As the decision itself publishes it. */
export const najniza_bruto = optionalParameter({
  naziv: 'Najniža bruto plata, službeni iznos',
  znacenja,
  poznato_do: '2026-12-31',
  godisnje: BY_GOVERNMENT,
  promjene: [
    change(
      '2026-01-01',
      { NK: km(1476.23), KV: km(1558.19), SSS: km(1672.13), VŠS: km(2081.97), VSS: km(2245.9) },
      odluka2026,
    ),
  ],
});

/** Whatever the pay; it leaves the base of contributions and the base of tax. */
export const oslobodjeni_dio = optionalParameter({
  naziv: 'Dio plate oslobođen doprinosa i poreza',
  znacenja: { NK: znacenja.NK, KV: znacenja.KV },
  promjene: [
    change(
      '2026-01-01',
      { NK: km(50), KV: km(50) },
      source(REVIEWED, {
        propis: 'Zakon o porezu na dohodak',
        glasilo: sgRs('114/25'),
        clan: 'čl. 8 st. 2 t. 13',
        pouzdanost: 'srednja',
        napomena: 'za doprinose: Zakon o doprinosima, čl. 21 st. 1',
      }),
    ),
  ],
});

export const najniza_osnovica = optionalParameter({
  naziv: 'Najniža osnovica doprinosa',
  znacenja: { vazi: flag('osnovica nije niža od najniže bruto plate') },
  promjene: [
    change(
      '2021-07-01',
      { vazi: true },
      source(REVIEWED, {
        propis: 'Zakon o doprinosima',
        glasilo: sgRs('49/21'),
        clan: 'čl. 10a',
        url: 'https://anwalt-bih.de/zakon-o-dopuni-zakona-o-doprinosima-republike-srpske/',
        pouzdanost: 'visoka',
        napomena: 'najniža bruto plata važeća u mjesecu obračuna',
      }),
    ),
  ],
});
