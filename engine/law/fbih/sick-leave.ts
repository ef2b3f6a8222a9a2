import { percent } from '../../core/numbers/money.ts';
import { change, days, parameter, rate, snFbih, source } from '../source.ts';

/** The employer pays the first days; the canton pays the rest. */
export const bolovanje = parameter({
  naziv: 'Naknada plaće za vrijeme bolovanja',
  u_formuli: 'naknada za bolovanje',
  znacenja: {
    dani_poslodavca: days('na teret poslodavca, prvih'),
    posto: rate('najmanje'),
    povreda_na_radu: rate('povreda na radu'),
    trudnoca: rate('trudnoća'),
    transplantacija: rate('transplantacija'),
  },
  promjene: [
    change(
      '2018-01-01',
      {
        dani_poslodavca: 42,
        posto: percent(80),
        povreda_na_radu: percent(100),
        trudnoca: percent(100),
        transplantacija: percent(100),
      },
      source('2026-11-21', {
        propis: 'Zakon o zdravstvenom osiguranju',
        glasilo: snFbih('30/97, 7/02, 70/08, 48/11, 36/18'),
        clan: 'čl. 55 i 56',
        url: 'https://www.pravnisavjeti.ba/clan-81-naknada-place/',
        pouzdanost: 'srednja',
        napomena: 'osnovica je plaća mjeseca prije početka bolovanja',
      }),
    ),
  ],
});
