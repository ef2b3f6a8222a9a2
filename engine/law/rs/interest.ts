import { percent } from '../../core/numbers/money.ts';
import { change, flag, parameter, rate, sgRs, source } from '../source.ts';

const taxProcedure = 'Zakon o poreskom postupku Republike Srpske';

export const kamata_poreska = parameter({
  naziv: 'Kamata na poreze i doprinose',
  znacenja: { dnevno: rate('po danu kašnjenja') },
  promjene: [
    change(
      '2018-01-01',
      { dnevno: percent(0.03) },
      source('2026-11-21', {
        propis: taxProcedure,
        glasilo: sgRs('102/11, 108/11, 67/13, 31/14, 44/16'),
        pouzdanost: 'niska',
        napomena: 'zakon koji je važio do 2020.',
      }),
    ),
    change(
      '2021-01-01',
      { dnevno: percent(0.03) },
      source('2026-11-21', {
        propis: taxProcedure,
        glasilo: sgRs('78/20, 37/22'),
        url: 'https://advokat-prnjavorac.com/Zakon-o-poreskom-postupku-Republike-Srpske-2020.html',
        pouzdanost: 'srednja',
        napomena: 'obavještenja Poreske uprave iz 2021. i 2022. Uzet je prvi dan godine prvog obavještenja',
      }),
    ),
  ],
});

export const kamata_zatezna = parameter({
  naziv: 'Zakonska zatezna kamata',
  znacenja: {
    dnevno: rate('po danu kašnjenja'),
    do_glavnice: flag('najviše do iznosa glavnice', 'bez gornje granice'),
  },
  promjene: [
    change(
      '2018-01-01',
      { dnevno: percent(0.03), do_glavnice: true },
      source('2026-11-21', {
        propis: 'Zakon o visini stope zatezne kamate',
        glasilo: sgRs('19/01, 52/06, 103/08'),
        pouzdanost: 'niska',
        napomena: `zakon koji je važio prije ${sgRs('61/18')} (čl. 7)`,
      }),
    ),
    change(
      '2018-07-19',
      { dnevno: percent(0.03), do_glavnice: true },
      source('2026-11-21', {
        propis: 'Zakon o zateznoj kamati',
        glasilo: sgRs('61/18'),
        clan: 'čl. 3 st. 2, čl. 4, čl. 6 i čl. 7',
        url: 'https://restitucija.ba/zakon-rs/zakon-o-zateznoj-kamati-rs',
        pouzdanost: 'visoka',
        napomena: 'osmi dan od glasila od 11. 7. 2018.',
      }),
    ),
  ],
});
