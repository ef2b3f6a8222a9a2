import { percent } from '../../kernel/money.ts';
import { snFbih } from '../gazettes.ts';
import { change, hours, parameter, rate, source } from '../source.ts';

export const radno_vrijeme = parameter({
  naziv: 'Puno radno vrijeme',
  znacenja: { dnevno: hours('sati po radnom danu') },
  promjene: [
    change(
      '2018-01-01',
      { dnevno: 800 },
      source({
        propis: 'Zakon o radu FBiH',
        glasilo: snFbih('26/16'),
        clan: 'čl. 36',
        pouzdanost: 'srednja',
        napomena: '40 sati sedmično, pet dana',
      }),
    ),
  ],
});

/** Not law, which sets no percentages here: what the calculation takes when the uplift is left empty. */
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
      { prekovremeni: percent(30), nocni: percent(30), praznik: percent(100) },
      source({
        pouzdanost: 'srednja',
        napomena: 'polazna vrijednost ovog obračuna, nije propis: upišite uvećanje koje važi kod vas',
      }),
    ),
  ],
});
