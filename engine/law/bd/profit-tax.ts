import { percent } from '../../core/numbers/money.ts';
import { change, parameter, rate, sgBrcko, source, UNDATED } from '../source.ts';

/** How a share in profit paid to a person is taxed was not found. */
export const porez_na_dobit = parameter({
  naziv: 'Porez na dobit',
  znacenja: { stopa: rate('od dobiti') },
  promjene: [
    change(
      '2018-01-01',
      { stopa: percent(10) },
      source('2026-11-26', {
        propis: 'Zakon o porezu na dobit',
        glasilo: sgBrcko('60/10, 57/11, 33/12, 30/20'),
        pouzdanost: 'srednja',
        napomena: `stopa iz pregleda poreza, ista kao u entitetima. ${UNDATED}`,
      }),
    ),
  ],
});
