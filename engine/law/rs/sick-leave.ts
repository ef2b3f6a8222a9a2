import { percent } from '../../core/numbers/money.ts';
import { change, days, parameter, rate, sgRs, source, UNDATED } from '../source.ts';

/** The employer pays the first days; the health fund refunds the rest. */
export const bolovanje = parameter({
  naziv: 'Naknada plate za vrijeme bolovanja',
  znacenja: {
    dani_poslodavca: days('na teret poslodavca, prvih'),
    posto: rate('bolest, povreda van rada, njega člana porodice'),
    izolacija: rate('izolacija'),
    povreda_na_radu: rate('povreda na radu, profesionalna bolest'),
    trudnoca: rate('trudnoća'),
    maligna_bolest: rate('maligna bolest'),
    davanje_organa: rate('davanje organa'),
  },
  promjene: [
    change(
      '2018-01-01',
      {
        dani_poslodavca: 30,
        posto: percent(70),
        izolacija: percent(90),
        povreda_na_radu: percent(100),
        trudnoca: percent(100),
        maligna_bolest: percent(100),
        davanje_organa: percent(100),
      },
      source('2026-11-21', {
        propis: 'Zakon o obaveznom zdravstvenom osiguranju',
        glasilo: sgRs('93/22, 123/22'),
        pouzdanost: 'srednja',
        napomena: `osnovica je prosječna neto plata posljednjih šest mjeseci prije mjeseca početka bolovanja. ${UNDATED}`,
      }),
    ),
  ],
});
