import { percent } from '../../core/numbers/money.ts';
import { change, parameter, rate, sgRs, source } from '../source.ts';

export const solidarnost = parameter({
  naziv: 'Doprinos Fondu solidarnosti za liječenje djece u inostranstvu',
  znacenja: { stopa: rate('od neto plate') },
  godisnje: {
    objavljuje: 'Narodna skupština RS, izmjenom zakona o fondu',
    kada: 'krajem godine',
    vazi_dalje: true,
  },
  promjene: [
    change(
      '2018-01-01',
      { stopa: percent(0.25) },
      source('2026-11-21', {
        propis:
          'Zakon o Fondu solidarnosti za dijagnostiku i liječenje oboljenja, stanja i povreda djece u inostranstvu',
        glasilo: sgRs('100/17, 103/17'),
        clan: 'čl. 6',
        url: 'https://www.reciteslobodno.org/zdravstvo-i-osiguranje-najcesca-pitanja-i-odgovori-faq/',
        pouzdanost: 'visoka',
        napomena: 'i na privremene i povremene poslove, ne na ugovor o djelu',
      }),
    ),
  ],
});
