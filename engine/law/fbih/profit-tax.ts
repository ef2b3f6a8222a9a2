import { percent } from '../../core/numbers/money.ts';
import { change, flag, parameter, rate, source, UNDATED } from '../source.ts';

export const porez_na_dobit = parameter({
  naziv: 'Porez na dobit',
  znacenja: { stopa: rate('od dobiti') },
  promjene: [
    change(
      '2018-01-01',
      { stopa: percent(10) },
      source('2026-11-26', {
        propis: 'Zakon o porezu na dobit FBiH',
        pouzdanost: 'srednja',
        napomena: `gubitak se prenosi pet godina. ${UNDATED}`,
      }),
    ),
  ],
});

/** A share in profit paid to a resident person. */
export const isplata_dobiti = parameter({
  naziv: 'Isplata dobiti vlasniku d.o.o.',
  znacenja: { oporezivo: flag('plaća se porez na dohodak', 'bez poreza na dohodak') },
  promjene: [
    change(
      '2018-01-01',
      { oporezivo: false },
      source('2026-11-26', {
        propis: 'Zakon o porezu na dohodak',
        clan: 'čl. 5',
        pouzdanost: 'srednja',
        napomena: `za rezidenta Federacije, ne za isplatu u inostranstvo. ${UNDATED}`,
      }),
    ),
  ],
});

/** Whether the owner's own contributions lower the profit that is taxed. */
export const doprinosi_vlasnika = parameter({
  naziv: 'Doprinosi vlasnika kao rashod djelatnosti',
  znacenja: { priznati: flag('umanjuju dobit prije poreza', 'ne umanjuju dobit prije poreza') },
  promjene: [
    change(
      '2018-01-01',
      { priznati: true },
      source('2026-11-26', {
        propis: 'Zakon o porezu na dohodak',
        pouzdanost: 'niska',
        napomena: `uobičajeno u praksi. ${UNDATED}`,
      }),
    ),
  ],
});
