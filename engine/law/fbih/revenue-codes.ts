import { change, count, parameter, REVIEWED, source, UNDATED } from '../source.ts';

/** Where they differ from those of wages, which stand with their accounts. */
export const sifre_prihoda_ugovora = parameter({
  naziv: 'Šifre vrste prihoda za ugovore',
  znacenja: {
    pio: count('penzijsko i invalidsko osiguranje'),
    zdravstveno: count('zdravstveno osiguranje'),
    porez: count('porez na dohodak'),
    nesrece: count('posebna naknada za zaštitu od nesreća'),
  },
  promjene: [
    change(
      '2018-01-01',
      { pio: 712_126, zdravstveno: 712_116, porez: 716_116, nesrece: 722_582 },
      source(REVIEWED, {
        pouzdanost: 'srednja',
        napomena: `iz javnih programa; pravilnik nije pročitan; ${UNDATED}`,
      }),
    ),
  ],
});
