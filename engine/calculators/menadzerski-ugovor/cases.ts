import type { Example } from '../../core/calculator.ts';
import { OWN_WORKING } from '../../rules/own-working.ts';

export const examples: readonly Example[] = [
  {
    title: 'Bruto 1.500 KM od 2022: doprinosi 31 %, porez 13 %',
    source: OWN_WORKING,
    input: { bruto: 1500, datum: '2022-01-01' },
    expected: {
      PIO: 277.5,
      zdravstveno: 153,
      djeca: 25.5,
      nezaposlenost: 9,
      doprinosi_ukupno: 465,
      porez: 134.55,
      neto: 900.45,
    },
  },
  {
    title: 'Neto 1.000 KM u 2021: doprinosi 32,8 %, porez 10 %',
    source: OWN_WORKING,
    input: { neto: 1000, datum: '2021-12-31' },
    expected: { bruto: 1653.44, doprinosi_ukupno: 542.33, porez: 111.11, neto: 1000 },
  },
];
