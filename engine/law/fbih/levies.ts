import { percent } from '../../core/numbers/money.ts';
import { change, parameter, rate, snFbih, source } from '../source.ts';

export const naknada_voda = parameter({
  naziv: 'Opća vodna naknada',
  znacenja: { stopa: rate('od neto plaće') },
  promjene: [
    change(
      '2018-01-01',
      { stopa: percent(0.5) },
      source('2026-11-21', {
        propis: 'Zakon o vodama; Pravilnik o načinu obračunavanja vodnih naknada',
        glasilo: `${snFbih('70/06')}; Pravilnik: ${snFbih('92/07, 46/09, 79/11, 88/12')}`,
        clan: 'čl. 170; Pravilnik t. 2',
        url: 'http://www.voda.ba/pravilnik-o-nacinu-obracunavanja',
        pouzdanost: 'visoka',
        napomena: 'osnovica je neto plaća (t. 2)',
      }),
    ),
  ],
});

export const naknada_nesrece = parameter({
  naziv: 'Posebna naknada za zaštitu od prirodnih i drugih nesreća',
  znacenja: { stopa: rate('od neto plaće') },
  promjene: [
    change(
      '2018-01-01',
      { stopa: percent(0.5) },
      source('2026-11-21', {
        propis:
          'Zakon o zaštiti i spašavanju ljudi i materijalnih dobara od prirodnih i drugih nesreća; Uputstvo o posebnoj naknadi',
        glasilo: `${snFbih('39/03, 22/06, 43/10')}; Uputstvo: ${snFbih('81/08, 4/12, 80/13')}`,
        clan: 'čl. 180',
        url: 'https://harac.ba/direktorij/posebna-naknada-za-zastitu-od-prirodnih-i-drugih-nesreca-gdje-je-osnovica-zbirni-iznos-neto-placa/',
        pouzdanost: 'visoka',
        napomena: 'osnovica je zbir neto plaća',
      }),
    ),
  ],
});

export const naknada_invalidi = parameter({
  naziv: 'Novčana naknada za zapošljavanje osoba s invaliditetom',
  znacenja: { stopa: rate('od bruto plaće') },
  promjene: [
    change(
      '2018-01-01',
      { stopa: percent(0.5) },
      source('2026-11-21', {
        propis:
          'Zakon o profesionalnoj rehabilitaciji, osposobljavanju i zapošljavanju lica sa invaliditetom',
        glasilo: snFbih('9/10'),
        clan: 'čl. 19',
        url: 'http://www.fbihvlada.gov.ba/bosanski/zakoni/2010/zakoni/10bos.htm',
        pouzdanost: 'visoka',
        napomena: 'pravna lica ispod kvote od 16 zaposlenih. Obrt ne plaća',
      }),
    ),
  ],
});
