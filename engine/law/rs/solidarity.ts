import { percent } from '../../kernel/money.ts';
import { sgRs } from '../gazettes.ts';
import { change, parameter, REVIEWED, rate, source } from '../source.ts';

export const solidarnost = parameter({
  naziv: 'Doprinos Fondu solidarnosti za liječenje djece u inostranstvu',
  znacenja: { stopa: rate('od neto plate') },
  promjene: [
    change(
      '2018-01-01',
      { stopa: percent(0.25) },
      source(REVIEWED, {
        propis: 'Zakon o Fondu solidarnosti',
        glasilo: sgRs('100/17 i 103/17'),
        clan: 'čl. 6',
        url: 'https://kontoprom.com/?strana=kalkulatori&lang=lat&kalk=kamatapu',
        pouzdanost: 'visoka',
      }),
    ),
  ],
});
