import { percent } from '../../core/numbers/money.ts';
import { change, parameter, rate, source } from '../source.ts';

const url = 'http://www.fipa.gov.ba/informacije/poslovanje/doprinosi/?id=90';

/** Contributions of the employee, out of the gross wage: pension insurance at the rate of the fund the worker chose. */
export const doprinosi_iz = parameter({
  naziv: 'Doprinosi iz plate',
  znacenja: {
    pio_rs: rate('penzijsko i invalidsko osiguranje, fond RS'),
    pio_fbih: rate('penzijsko i invalidsko osiguranje, fond FBiH'),
    zdravstveno: rate('zdravstveno osiguranje'),
    nezaposlenost: rate('osiguranje od nezaposlenosti'),
  },
  promjene: [
    change(
      '2018-01-01',
      {
        pio_rs: percent(18.5),
        pio_fbih: percent(17),
        zdravstveno: percent(12),
        nezaposlenost: percent(1.5),
      },
      source('2026-11-21', { url, pouzdanost: 'srednja' }),
    ),
  ],
});

/** Contributions of the employer, on top of the gross wage: only for the fund of the Federation. */
export const doprinosi_na = parameter({
  naziv: 'Doprinosi na platu',
  znacenja: {
    pio_rs: rate('penzijsko i invalidsko osiguranje, fond RS'),
    pio_fbih: rate('penzijsko i invalidsko osiguranje, fond FBiH'),
  },
  promjene: [
    change(
      '2018-01-01',
      { pio_rs: percent(0), pio_fbih: percent(6) },
      source('2026-11-21', { url, pouzdanost: 'srednja' }),
    ),
    change(
      '2025-07-01',
      { pio_rs: percent(0), pio_fbih: percent(2.5) },
      source('2026-11-21', {
        pouzdanost: 'srednja',
        napomena: 'kao doprinosi na plaću u Federaciji, od jula 2025.',
      }),
    ),
  ],
});
