import { km, percent } from '../../kernel/money.ts';
import { sgRs } from '../gazettes.ts';
import { amount, change, flag, parameter, REVIEWED, rate, source } from '../source.ts';

const propis = 'Zakon o porezu na dohodak';

/** Until 2022 the base was the wage less contributions; since then it is the gross wage itself. */
export const porez_na_platu = parameter({
  naziv: 'Porez na platu',
  znacenja: {
    stopa: rate('stopa poreza'),
    licni_odbitak: amount('osnovni lični odbitak'),
    osnovica_bez_doprinosa: flag('osnovica se umanjuje za doprinose'),
  },
  promjene: [
    change(
      '2018-01-01',
      { stopa: percent(10), licni_odbitak: km(200), osnovica_bez_doprinosa: true },
      source(REVIEWED, { propis, glasilo: sgRs('60/15'), pouzdanost: 'srednja' }),
    ),
    change(
      '2018-09-01',
      { stopa: percent(10), licni_odbitak: km(500), osnovica_bez_doprinosa: true },
      source(REVIEWED, { propis, glasilo: sgRs('66/18'), pouzdanost: 'visoka' }),
    ),
    change(
      '2021-07-01',
      { stopa: percent(10), licni_odbitak: km(700), osnovica_bez_doprinosa: true },
      source(REVIEWED, {
        propis,
        glasilo: sgRs('49/21'),
        url: 'https://anwalt-bih.de/zakon-o-izmjenama-zakona-o-porezu-na-dohodak-republike-srpske/',
        pouzdanost: 'visoka',
      }),
    ),
    change(
      '2022-01-01',
      { stopa: percent(8), licni_odbitak: km(1000), osnovica_bez_doprinosa: false },
      source(REVIEWED, {
        propis,
        glasilo: sgRs('119/21'),
        url: 'https://www.rars-msp.org/lat/poslovno-okruzenje/operativni-troskovi/',
        pouzdanost: 'visoka',
      }),
    ),
  ],
});

/** From the tax card; it is added to the personal deduction. */
export const umanjenje_po_clanu = parameter({
  naziv: 'Umanjenje po izdržavanom članu porodice',
  znacenja: { iznos: amount('mjesečno po članu') },
  samo_prikaz: true,
  promjene: [
    change('2018-01-01', { iznos: km(75) }, source(REVIEWED, { pouzdanost: 'visoka' })),
    change(
      '2021-07-01',
      { iznos: km(150) },
      source(REVIEWED, {
        glasilo: sgRs('49/21'),
        url: 'https://poreskaupravars.org/ostvarivanje-prava-na-umanjenje-poreske-osnovice-po-osnovu-izdrzavanih-clanova-uze-porodice/?lang=lat',
        pouzdanost: 'visoka',
      }),
    ),
  ],
});
