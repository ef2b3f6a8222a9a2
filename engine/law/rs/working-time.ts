import { percent } from '../../kernel/money.ts';
import { sgRs } from '../gazettes.ts';
import { change, hours, parameter, rate, source } from '../source.ts';

export const radno_vrijeme = parameter({
  naziv: 'Puno radno vrijeme',
  znacenja: { dnevno: hours('sati po radnom danu') },
  promjene: [
    change(
      '2018-01-01',
      { dnevno: 800 },
      source({
        propis: 'Zakon o radu RS',
        glasilo: sgRs('1/16'),
        pouzdanost: 'srednja',
        napomena: '40 sati sedmično, pet dana',
      }),
    ),
  ],
});

/** Not law: what the calculation takes when the uplift is left empty. The legal least is `uvecanja_minimum`. */
export const uvecanja_podrazumijevana = parameter({
  naziv: 'Uvećanja koja obračun podrazumijeva',
  znacenja: {
    prekovremeni: rate('prekovremeni rad'),
    nocni: rate('noćni rad'),
    praznik: rate('rad na praznik'),
  },
  promjene: [
    change(
      '2018-01-01',
      { prekovremeni: percent(26), nocni: percent(26), praznik: percent(210) },
      source({
        pouzdanost: 'srednja',
        napomena: 'polazna vrijednost ovog obračuna, nije propis: upišite uvećanje koje važi kod vas',
      }),
    ),
  ],
});
