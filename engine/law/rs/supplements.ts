import { percent } from '../../kernel/money.ts';
import { sgRs } from '../gazettes.ts';
import { change, parameter, REVIEWED, rate, source } from '../source.ts';

export const minuli_rad = parameter({
  naziv: 'Minuli rad',
  znacenja: { stopa: rate('od osnovne bruto plate po navršenoj godini staža') },
  promjene: [
    change(
      '2018-01-01',
      { stopa: percent(0.3) },
      source(REVIEWED, {
        propis: 'Zakon o radu RS',
        glasilo: sgRs('1/16'),
        clan: 'čl. 124',
        pouzdanost: 'visoka',
      }),
    ),
  ],
});

/** What the law asks at the least, of the basic gross hour; the calculators' own defaults are higher. */
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
      source(REVIEWED, {
        propis: 'Odluka o utvrđivanju uvećanja plate',
        glasilo: sgRs('53/16, 12/22, 39/22'),
        url: 'https://www.paragraf.ba/propisi/republika-srpska/odluka-o-utvrdjivanju-uvecanja-plate-visine-primanja-po-osnovu-rada-i-visine-pomoci-radniku.html',
        pouzdanost: 'visoka',
      }),
    ),
  ],
});
