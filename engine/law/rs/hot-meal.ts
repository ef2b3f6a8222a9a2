import { km } from '../../kernel/money.ts';
import { sgRs } from '../gazettes.ts';
import { amount, change, parameter, REVIEWED, source } from '../source.ts';

const OLD_SHARE = '0,75 % prosječne bruto plate prethodne godine';
const NEW_SHARE = '0,85 % prosječne bruto plate prethodne godine';

/** Taxed, a part of the gross wage. The amounts are prescribed year by year: they are kept, not recomputed from the share. */
export const topli_obrok_minimum = parameter({
  naziv: 'Najmanji topli obrok',
  znacenja: { iznos: amount('bruto po danu rada') },
  poznato_do: '2026-12-31',
  godisnje: {
    objavljuje: 'slijedi iz prosječne bruto plate, koju objavljuje Republički zavod za statistiku',
    kada: 'početkom godine',
  },
  promjene: [
    change(
      '2018-01-01',
      { iznos: km(9.98) },
      source(REVIEWED, { pouzdanost: 'visoka', napomena: OLD_SHARE }),
    ),
    change(
      '2019-01-01',
      { iznos: km(10.19) },
      source(REVIEWED, { pouzdanost: 'niska', napomena: OLD_SHARE }),
    ),
    change(
      '2020-01-01',
      { iznos: km(10.55) },
      source(REVIEWED, { pouzdanost: 'srednja', napomena: OLD_SHARE }),
    ),
    change(
      '2021-01-01',
      { iznos: km(11.14) },
      source(REVIEWED, { pouzdanost: 'srednja', napomena: '0,75 % od 1.485' }),
    ),
    change(
      '2022-01-01',
      { iznos: km(11.6) },
      source(REVIEWED, { pouzdanost: 'visoka', napomena: OLD_SHARE }),
    ),
    change(
      '2022-05-12',
      { iznos: km(13.14) },
      source(REVIEWED, {
        glasilo: sgRs('39/22'),
        url: 'https://www.vizija-racunovodstvo.ba/advice/vise-plate-zbog-povecanja-troskova-toplog-obroka/',
        pouzdanost: 'visoka',
        napomena: NEW_SHARE,
      }),
    ),
    change(
      '2023-01-01',
      { iznos: km(14.7) },
      source(REVIEWED, {
        url: 'https://profinova.ba/kalkulatori/?lang=en',
        pouzdanost: 'visoka',
        napomena: NEW_SHARE,
      }),
    ),
    change(
      '2024-01-01',
      { iznos: km(16.46) },
      source(REVIEWED, {
        url: 'http://savezsindikatars.org/povecana-naknada-za-topli-obrok-isplacen-u-novcu-2/?script=lat',
        pouzdanost: 'visoka',
        napomena: NEW_SHARE,
      }),
    ),
    change(
      '2025-01-01',
      { iznos: km(18.24) },
      source(REVIEWED, {
        url: 'https://6yka.com/ekonomija/povecan-iznos-za-topli-obrok-evo-koliko-iznosi-sad-po-danu',
        pouzdanost: 'visoka',
        napomena: NEW_SHARE,
      }),
    ),
    change(
      '2026-01-01',
      { iznos: km(19.97) },
      source(REVIEWED, {
        url: 'https://atvbl.rs/lat/vijesti/drustvo/povecana-naknada-za-topli-obrok/2232816',
        pouzdanost: 'visoka',
        napomena: NEW_SHARE,
      }),
    ),
  ],
});
