import { percent } from '../../core/numbers/money.ts';
import { change, flag, parameter, rate, sgRs, source } from '../source.ts';

const propis = 'Zakon o doprinosima';
const url = 'https://www.paragraf.ba/propisi/republika-srpska/zakon-o-doprinosima.html';

/** All are contributions of the employee, out of the gross wage: the entity has none of the employer. */
export const doprinosi = parameter({
  naziv: 'Doprinosi na bruto platu',
  najnoviji_izvor: '2025-12',
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
      source('2026-11-21', {
        propis,
        glasilo: sgRs('114/17'),
        clan: 'čl. 22 st. 1',
        url: 'https://www.poreskaupravars.org/dokumenti/zakoni/Zakon-o-doprinosima-SLGL-114_17.pdf',
        pouzdanost: 'visoka',
        napomena: 'stupio na snagu 1. 1. 2018. (čl. 33)',
      }),
    ),
    change(
      '2020-01-01',
      { pio: percent(18.5), zdravstveno: percent(12), djeca: percent(1.7), nezaposlenost: percent(0.6) },
      source('2026-11-21', {
        propis,
        glasilo: sgRs('112/19'),
        clan: 'čl. 22 st. 1 t. 3 (izmjena čl. 2)',
        url: 'https://www.poreskaupravars.org/dokumenti/zakoni/Zakon-o-izmjenama-Zakona-o-doprinosima-SLGL-112_19.pdf',
        pouzdanost: 'visoka',
        napomena: 'na snazi od 1. 1. 2020. (čl. 3 izmjene)',
      }),
    ),
    change(
      '2022-01-01',
      { pio: percent(18.5), zdravstveno: percent(10.2), djeca: percent(1.7), nezaposlenost: percent(0.6) },
      source('2026-11-21', {
        propis,
        glasilo: sgRs('114/17, 112/19, 49/21, 119/21, 56/22, 132/22, 112/23, 110/24, 114/25'),
        clan: 'čl. 22 st. 1',
        url,
        pouzdanost: 'visoka',
        napomena: '10,2 % od izmjene 119/21 (čl. 3)',
      }),
    ),
  ],
});

/** Contributions on temporary and occasional jobs; the rates are those of `doprinosi`. */
export const privremeni_doprinosi = parameter({
  naziv: 'Doprinosi na privremene i povremene poslove',
  znacenja: {
    pio: flag('plaća se PIO', 'ne plaća se PIO'),
    zdravstveno: flag('plaća se zdravstveno', 'ne plaća se zdravstveno'),
    djeca: flag('plaća se dječija zaštita', 'ne plaća se dječija zaštita'),
    nezaposlenost: flag('plaća se nezaposlenost', 'ne plaća se nezaposlenost'),
  },
  promjene: [
    change(
      '2018-01-01',
      { pio: true, zdravstveno: true, djeca: false, nezaposlenost: false },
      source('2026-11-21', {
        propis,
        glasilo: sgRs('114/17'),
        clan: 'čl. 4 t. 1',
        url: 'https://poreskaupravars.org/novi-nacin-prijavljivanja-ugovora-o-obavljanju-privremenih-i-povremenih-poslova-u-jedinstveni-sistem-registracije-kontrole-i-naplate-doprinosa/?lang=lat',
        pouzdanost: 'visoka',
        napomena: 'obavještenje Poreske uprave, za ugovor po Zakonu o radu čl. 204 st. 1',
      }),
    ),
  ],
});
