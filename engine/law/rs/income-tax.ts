import { km, percent } from '../../kernel/money.ts';
import { sgRs } from '../gazettes.ts';
import { amount, change, flag, parameter, rate, source } from '../source.ts';

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
      source({ propis, glasilo: sgRs('60/15'), pouzdanost: 'srednja' }),
    ),
  ],
});
