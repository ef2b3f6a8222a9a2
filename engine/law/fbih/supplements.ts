import { percent } from '../../core/numbers/money.ts';
import { change, flag, parameter, rate, snFbih, source } from '../source.ts';

export const minuli_rad = parameter({
  naziv: 'Minuli rad',
  znacenja: {
    stopa: rate('od osnovne bruto plaće po navršenoj godini staža'),
    najvise: rate('najviše ukupno'),
  },
  promjene: [
    change(
      '2018-01-01',
      { stopa: percent(0.6), najvise: percent(20) },
      source('2026-11-21', {
        pouzdanost: 'niska',
        napomena: 'uobičajeno 0,4–0,6 % po godini, prema kolektivnom ugovoru ili pravilniku',
      }),
    ),
  ],
});

/** The law names the right and leaves the figure to agreements and contracts: there is no minimum to compare. */
export const uvecanja = parameter({
  naziv: 'Uvećanja plaće',
  znacenja: { propisana: flag('zakon propisuje procente', 'zakon ne propisuje procente') },
  samo_prikaz: true,
  promjene: [
    change(
      '2018-01-01',
      { propisana: false },
      source('2026-11-21', {
        propis: 'Zakon o radu FBiH',
        glasilo: snFbih('26/16'),
        clan: 'čl. 76',
        url: 'https://www.pravnisavjeti.ba/clan-76-pravo-na-povecanu-placu/',
        pouzdanost: 'visoka',
        napomena: 'procente određuje kolektivni ugovor, pravilnik ili ugovor',
      }),
    ),
  ],
});

/** From the lapsed agreement: a suggestion, not a minimum. */
export const uvecanja_opsti_kolektivni = parameter({
  naziv: 'Uvećanja po isteklom Općem kolektivnom ugovoru',
  znacenja: {
    prekovremeni: rate('prekovremeni rad'),
    nocni: rate('noćni rad'),
    praznik: rate('rad na praznik'),
  },
  promjene: [
    change(
      '2018-01-01',
      { prekovremeni: percent(25), nocni: percent(25), praznik: percent(40) },
      source('2026-11-21', {
        propis: 'Opći kolektivni ugovor za teritoriju FBiH',
        glasilo: snFbih('48/16'),
        pouzdanost: 'srednja',
        napomena: 'istekao: prijedlog, nije obaveza',
      }),
    ),
  ],
});
