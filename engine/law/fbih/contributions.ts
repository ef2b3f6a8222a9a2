import { percent } from '../../kernel/money.ts';
import { snFbih } from '../gazettes.ts';
import { change, parameter, REVIEWED, rate, source } from '../source.ts';

const propis = 'Zakon o doprinosima';

const znacenja = {
  pio: rate('penzijsko i invalidsko osiguranje'),
  zdravstveno: rate('zdravstveno osiguranje'),
  nezaposlenost: rate('osiguranje od nezaposlenosti'),
};

const since2018 = source(REVIEWED, { propis, glasilo: snFbih('35/98 … 6/23'), pouzdanost: 'visoka' });

/** The employee's, out of the gross wage. */
export const doprinosi_iz = parameter({
  naziv: 'Doprinosi iz plate',
  znacenja,
  promjene: [
    change(
      '2018-01-01',
      { pio: percent(17), zdravstveno: percent(12.5), nezaposlenost: percent(1.5) },
      since2018,
    ),
  ],
});

/** The employer's, on top of the gross wage. */
export const doprinosi_na = parameter({
  naziv: 'Doprinosi na platu',
  znacenja,
  promjene: [
    change(
      '2018-01-01',
      { pio: percent(6), zdravstveno: percent(4), nezaposlenost: percent(0.5) },
      since2018,
    ),
    change(
      '2025-07-01',
      { pio: percent(2.5), zdravstveno: percent(2), nezaposlenost: percent(0.5) },
      source(REVIEWED, {
        propis,
        glasilo: snFbih('33/25'),
        clan: 'čl. 4',
        url: 'https://lex.ba/Dokument/federacija-bih/sluzbene_novine_fbih_godina_25_broj_33',
        pouzdanost: 'visoka',
        napomena: 'po mjesecu plate',
      }),
    ),
  ],
});
