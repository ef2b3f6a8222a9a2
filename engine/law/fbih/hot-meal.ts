import { km, percent } from '../../kernel/money.ts';
import { snFbih } from '../gazettes.ts';
import { amount, change, parameter, REVIEWED, rate, source, UNDATED } from '../source.ts';

/** The daily limit up to which the meal stays outside the wage. Sources dispute the reference month: the form may change it. */
export const topli_obrok_neoporezivo = parameter({
  naziv: 'Neoporezivi topli obrok',
  znacenja: { iznos: amount('najviše po danu rada') },
  poznato_do: '2026-12-31',
  godisnje: {
    objavljuje: 'Federalni zavod za statistiku: prosječna neto plaća, svakog mjeseca',
    kada: 'tokom godine',
  },
  promjene: [
    change('2018-01-01', { iznos: km(8.52) }, source(REVIEWED, { pouzdanost: 'niska' })),
    change('2019-01-01', { iznos: km(8.95) }, source(REVIEWED, { pouzdanost: 'srednja' })),
    change('2020-01-01', { iznos: km(9.4) }, source(REVIEWED, { pouzdanost: 'srednja' })),
    change('2021-01-01', { iznos: km(9.93) }, source(REVIEWED, { pouzdanost: 'srednja' })),
    change('2022-01-01', { iznos: km(10.46) }, source(REVIEWED, { pouzdanost: 'srednja' })),
    change('2023-01-01', { iznos: km(11.8) }, source(REVIEWED, { pouzdanost: 'srednja' })),
    change('2024-01-01', { iznos: km(12.96) }, source(REVIEWED, { pouzdanost: 'srednja' })),
    change(
      '2025-01-01',
      { iznos: km(14.01) },
      source(REVIEWED, { pouzdanost: 'srednja', napomena: 'iznos bez nađenog propisa' }),
    ),
    change(
      '2025-07-01',
      { iznos: km(15.9) },
      source(REVIEWED, {
        glasilo: snFbih('55/25'),
        url: 'https://feb.ba/category/aktuelnosti/page/3',
        pouzdanost: 'srednja',
        napomena: '1 % od 1.590 KM',
      }),
    ),
    change(
      '2026-01-01',
      { iznos: km(16.32) },
      source(REVIEWED, { pouzdanost: 'srednja', napomena: '1 % od 1.632 KM (oktobar 2025)' }),
    ),
    change(
      '2026-03-01',
      { iznos: km(16.64) },
      source(REVIEWED, {
        url: 'https://www.vrisak.info/gospodarstvo/godisnji-rast-veci-od-16-posto-evo-kolika-je-prosjecna-neto-placa-u-fbih-bila-u-prosincu',
        pouzdanost: 'srednja',
        napomena: '1 % od 1.664 KM (decembar 2025)',
      }),
    ),
  ],
});

/** The rule behind the amounts; they are kept as published, not recomputed. */
export const topli_obrok_pravilo = parameter({
  naziv: 'Pravilo neoporezivog toplog obroka',
  znacenja: { posto: rate('od prosječne neto plate, po danu') },
  promjene: [
    change(
      '2018-01-01',
      { posto: percent(1) },
      source(REVIEWED, {
        propis: 'Pravilnik o primjeni Zakona o porezu na dohodak',
        glasilo: snFbih('59/16, 48/21'),
        url: 'https://chronos.ba/topli-obrok/',
        pouzdanost: 'visoka',
        napomena: UNDATED,
      }),
    ),
  ],
});
