import { percent } from '../../kernel/money.ts';
import { snFbih } from '../gazettes.ts';
import { change, parameter, REVIEWED, rate, source } from '../source.ts';

export const naknada_voda = parameter({
  naziv: 'Opća vodna naknada',
  znacenja: { stopa: rate('od neto plate') },
  promjene: [
    change(
      '2018-01-01',
      { stopa: percent(0.5) },
      source(REVIEWED, {
        propis: 'Zakon o vodama',
        glasilo: snFbih('70/06'),
        url: 'http://www.voda.ba/pravilnik-o-nacinu-obracunavanja',
        pouzdanost: 'visoka',
        napomena: `Pravilnik: ${snFbih('92/07')}`,
      }),
    ),
  ],
});

export const naknada_nesrece = parameter({
  naziv: 'Naknada za zaštitu od prirodnih i drugih nesreća',
  znacenja: { stopa: rate('od neto plate') },
  promjene: [
    change(
      '2018-01-01',
      { stopa: percent(0.5) },
      source(REVIEWED, {
        propis: 'Zakon o zaštiti i spašavanju ljudi i materijalnih dobara',
        url: 'https://www.fucz.gov.ba/uputstvo-o-nacinu-obracunavanja-i-uplati-posebne-naknade-za-zastitu-od-prirodnih-i-drugih-nesreca/',
        pouzdanost: 'visoka',
      }),
    ),
  ],
});

export const naknada_invalidi = parameter({
  naziv: 'Naknada za zapošljavanje osoba s invaliditetom',
  znacenja: { stopa: rate('od bruto plate') },
  promjene: [
    change(
      '2018-01-01',
      { stopa: percent(0.5) },
      source(REVIEWED, {
        propis: 'Zakon o profesionalnoj rehabilitaciji',
        glasilo: snFbih('9/10'),
        clan: 'čl. 19',
        url: 'https://fond.ba/koji-subjekti-su-zakonski-obavezni-vrsiti-uplatu-posebnog-doprinosa/',
        pouzdanost: 'visoka',
        napomena: 'pravna lica ispod kvote od 16 zaposlenih; obrt ne plaća',
      }),
    ),
  ],
});
