import { multiple } from '../../core/numbers/money.ts';
import { change, coefficient, parameter, sgRs, source, UNDATED } from '../source.ts';

/** Outside the wage; the rest of the list of untaxed pay was not read. */
export const neoporeziva_otpremnina_penzija = parameter({
  naziv: 'Neoporeziva otpremnina pri odlasku u penziju',
  znacenja: { placa: coefficient('posljednjih vlastitih neto plata najviše') },
  promjene: [
    change(
      '2018-01-01',
      { placa: multiple(3) },
      source('2026-11-26', {
        propis: 'Zakon o porezu na dohodak',
        glasilo: sgRs('60/15'),
        url: 'https://esrpska.com',
        pouzdanost: 'srednja',
        napomena: UNDATED,
      }),
    ),
  ],
});
