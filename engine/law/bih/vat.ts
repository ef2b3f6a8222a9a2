import { percent } from '../../kernel/figures/money.ts';
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
        propis: 'Zakon o porezu na dodatu vrijednost',
        glasilo: sgBih('9/05, 35/05, 100/08, 33/17, 46/23, 80/23, 20/25'),
        clan: 'čl. 23',
        url: 'https://www.uino.gov.ba/portal/wp-content/uploads/95-ENGLESKI-PROPISI/1-VAT-PDV/1-Law_on_VAT_BiH.pdf',
        pouzdanost: 'visoka',
      }),
    ),
  ],
});
