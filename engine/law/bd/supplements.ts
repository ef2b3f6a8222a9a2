import { percent } from '../../core/numbers/money.ts';
import { change, parameter, rate, source } from '../source.ts';
import { AS_IN_FEDERATION } from './as-in-federation.ts';

export const minuli_rad = parameter({
  naziv: 'Minuli rad',
  znacenja: {
    stopa: rate('od osnovne bruto plate po navršenoj godini staža'),
    najvise: rate('najviše ukupno'),
  },
  promjene: [
    change(
      '2018-01-01',
      { stopa: percent(0.6), najvise: percent(20) },
      source('2026-11-21', AS_IN_FEDERATION),
    ),
  ],
});

export const bolovanje = parameter({
  naziv: 'Naknada plate za vrijeme bolovanja',
  znacenja: { posto: rate('najmanje') },
  promjene: [change('2018-01-01', { posto: percent(80) }, source('2026-11-21', AS_IN_FEDERATION))],
});
