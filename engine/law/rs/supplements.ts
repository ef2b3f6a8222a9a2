import { percent } from '../../core/numbers/money.ts';
import { change, parameter, rate, source } from '../source.ts';
import { odlukaOUvecanju, zakonORadu } from './acts.ts';

export const minuli_rad = parameter({
  naziv: 'Minuli rad',
  znacenja: { stopa: rate('od osnovne bruto plate po navršenoj godini staža') },
  promjene: [
    change(
      '2018-01-01',
      { stopa: percent(0.3) },
      source('2026-11-21', {
        ...zakonORadu,
        clan: 'čl. 124',
        url: 'https://www.fipa.gov.ba/publikacije_materijali/zakoni/04.08.2016.Zakon%20o%20radu%20RS.pdf',
        pouzdanost: 'srednja',
        napomena: 'u javnim službama 0,3 % do 25 godina, zatim 0,5 % (njihov zakon čl. 6 st. 3)',
      }),
    ),
  ],
});

const odluka = {
  ...odlukaOUvecanju,
  clan: 't. II, na osnovu Zakona o radu čl. 124 st. 2',
  url: 'https://www.paragraf.ba/propisi/republika-srpska/odluka-o-utvrdjivanju-uvecanja-plate-visine-primanja-po-osnovu-rada-i-visine-pomoci-radniku.html',
} as const;

/** Legal minimums, of the basic gross hour; the defaults of the calculators are higher. */
export const uvecanja_minimum = parameter({
  naziv: 'Najmanja uvećanja plate',
  znacenja: {
    prekovremeni: rate('prekovremeni rad'),
    nocni: rate('noćni rad'),
    praznik: rate('rad na praznik'),
  },
  promjene: [
    change(
      '2018-01-01',
      { prekovremeni: percent(25), nocni: percent(30), praznik: percent(40) },
      source('2026-11-21', {
        ...odluka,
        pouzdanost: 'srednja',
      }),
    ),
    change(
      '2022-01-01',
      { prekovremeni: percent(25), nocni: percent(30), praznik: percent(40) },
      source('2026-11-21', { ...odluka, pouzdanost: 'visoka' }),
    ),
  ],
});
