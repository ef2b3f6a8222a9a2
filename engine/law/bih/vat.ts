import { percent } from '../../kernel/money.ts';
import { sgBih } from '../gazettes.ts';
import { change, parameter, REVIEWED, rate, source } from '../source.ts';

export const pdv = parameter({
  naziv: 'Porez na dodanu vrijednost',
  znacenja: { stopa: rate('jedinstvena stopa') },
  promjene: [
    change(
      '2006-01-01',
      { stopa: percent(17) },
      source(REVIEWED, {
        propis: 'Zakon o PDV',
        glasilo: sgBih('9/05, 35/05, 100/08'),
        pouzdanost: 'visoka',
      }),
    ),
  ],
});
