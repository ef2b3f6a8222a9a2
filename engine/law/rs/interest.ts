import { percent } from '../../kernel/money.ts';
import { sgRs } from '../gazettes.ts';
import { change, flag, parameter, REVIEWED, rate, source, UNDATED } from '../source.ts';

export const kamata_poreska = parameter({
  naziv: 'Kamata na poreze i doprinose',
  znacenja: { dnevno: rate('po danu kašnjenja') },
  promjene: [
    change(
      '2018-01-01',
      { dnevno: percent(0.03) },
      source(REVIEWED, {
        propis: 'Zakon o poreskom postupku RS',
        glasilo: sgRs('78/20'),
        url: 'http://www.radiokostajnica.com/vijesti/servisne-informacije/2201-rok-za-uplatu-prvog-dijela-poreza-istice-30-juna',
        pouzdanost: 'srednja',
        napomena: `tekst člana o kamati nije pročitan; ${UNDATED}`,
      }),
    ),
  ],
});

export const kamata_zatezna = parameter({
  naziv: 'Zakonska zatezna kamata',
  znacenja: { dnevno: rate('po danu kašnjenja'), do_glavnice: flag('najviše do iznosa glavnice') },
  promjene: [
    change(
      '2018-01-01',
      { dnevno: percent(0.03), do_glavnice: true },
      source(REVIEWED, {
        propis: 'Zakon o zateznoj kamati',
        glasilo: sgRs('61/18'),
        clan: 'čl. 3, 4 i 6',
        url: 'https://restitucija.ba/zakon-rs/zakon-o-zateznoj-kamati-rs',
        pouzdanost: 'visoka',
        napomena: `za ranije kašnjenje ${sgRs('19/01, 52/06, 103/08')}; ${UNDATED}`,
      }),
    ),
  ],
});
