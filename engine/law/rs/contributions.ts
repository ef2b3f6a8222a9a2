import { percent } from '../../kernel/money.ts';
import { sgRs } from '../gazettes.ts';
import { change, flag, parameter, REVIEWED, rate, source, UNDATED } from '../source.ts';

const propis = 'Zakon o doprinosima';
const url = 'https://www.paragraf.ba/propisi/republika-srpska/zakon-o-doprinosima.html';

/** All of them are the employee's and are paid out of the gross wage: the entity has no employer's side. */
export const doprinosi = parameter({
  naziv: 'Doprinosi na bruto platu',
  znacenja: {
    pio: rate('penzijsko i invalidsko osiguranje'),
    zdravstveno: rate('zdravstveno osiguranje'),
    djeca: rate('dječija zaštita'),
    nezaposlenost: rate('osiguranje od nezaposlenosti'),
  },
  promjene: [
    change(
      '2018-01-01',
      { pio: percent(18.5), zdravstveno: percent(12), djeca: percent(1.7), nezaposlenost: percent(0.8) },
      source(REVIEWED, {
        propis,
        glasilo: sgRs('114/17'),
        url: 'http://kontoprom.com/?strana=kalkulatori&lang=lat&kalk=poljo',
        pouzdanost: 'visoka',
      }),
    ),
    change(
      '2020-01-01',
      { pio: percent(18.5), zdravstveno: percent(12), djeca: percent(1.7), nezaposlenost: percent(0.6) },
      source(REVIEWED, { propis, glasilo: sgRs('112/19'), clan: 'čl. 3', url, pouzdanost: 'visoka' }),
    ),
    change(
      '2022-01-01',
      { pio: percent(18.5), zdravstveno: percent(10.2), djeca: percent(1.7), nezaposlenost: percent(0.6) },
      source(REVIEWED, {
        propis,
        glasilo: sgRs('119/21'),
        url,
        pouzdanost: 'visoka',
        napomena: 'neizmijenjeno u 114/25',
      }),
    ),
  ],
});

/** Which of them are paid on temporary and occasional jobs; the rates are those of `doprinosi`. */
export const privremeni_doprinosi = parameter({
  naziv: 'Doprinosi na privremene i povremene poslove',
  znacenja: {
    pio: flag('plaća se penzijsko i invalidsko osiguranje'),
    zdravstveno: flag('plaća se zdravstveno osiguranje'),
    djeca: flag('plaća se dječija zaštita'),
    nezaposlenost: flag('plaća se osiguranje od nezaposlenosti'),
  },
  promjene: [
    change(
      '2018-01-01',
      { pio: true, zdravstveno: true, djeca: false, nezaposlenost: false },
      source(REVIEWED, {
        propis,
        glasilo: sgRs('114/17'),
        clan: 'čl. 4',
        url,
        pouzdanost: 'visoka',
        napomena: UNDATED,
      }),
    ),
  ],
});
