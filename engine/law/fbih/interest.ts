import { percent } from '../../core/numbers/money.ts';
import { change, flag, optionalParameter, parameter, rate, snFbih, source } from '../source.ts';

export const kamata_javni_prihodi = parameter({
  naziv: 'Kamata na javne prihode',
  znacenja: { dnevno: rate('po danu kašnjenja') },
  promjene: [
    change(
      '2018-01-01',
      { dnevno: percent(0.04) },
      source('2026-11-21', {
        propis: 'Zakon o visini stope zatezne kamate na javne prihode',
        glasilo: snFbih('48/01, 52/01, 42/06, 28/13'),
        clan: 'čl. 2',
        url: 'https://fbihvlada.gov.ba/bosanski/zakoni/2006/zakoni/30hrv.htm',
        pouzdanost: 'visoka',
        napomena: 'zakon iz 2001. i izmjena iz 2006. (0,06 u 0,04)',
      }),
    ),
  ],
});

/** The earlier rate of 12 % a year has no known text, so it is omitted. */
export const kamata_zatezna = optionalParameter({
  naziv: 'Zakonska zatezna kamata',
  znacenja: {
    godisnje: rate('godišnje'),
    do_glavnice: flag('najviše do iznosa glavnice', 'bez gornje granice'),
  },
  promjene: [
    change(
      '2020-03-14',
      { godisnje: percent(10), do_glavnice: true },
      source('2026-11-21', {
        propis: 'Zakon o visini stope zatezne kamate',
        glasilo: snFbih('18/20'),
        url: 'https://www2.deloitte.com/ba/en/pages/tax/articles/porezne-novosti-zakon-o-visini-stope-zatezne-kamate.html',
        pouzdanost: 'visoka',
      }),
    ),
  ],
});
