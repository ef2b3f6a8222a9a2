import type { Example } from '../../core/calculator.ts';
import { OWN_WORKING } from '../../rules/own-working.ts';

export const examples: readonly Example[] = [
  {
    title: 'Bruto 1.000 KM od 2022: doprinosi 28,7 %, porez 13 %',
    source: OWN_WORKING,
    input: { bruto: 1000, datum: '2022-01-01' },
    expected: {
      doprinosi: 287,
      PIO: 185,
      zdravstveno: 102,
      dohodak: 713,
      porez: 92.69,
      ukupne_obaveze: 379.69,
      neto: 620.31,
    },
  },
  {
    title: 'Neto 500 KM u 2019: doprinosi 30,5 %, porez 10 %',
    source: OWN_WORKING,
    input: { neto: 500, datum: '2019-06-30' },
    expected: { bruto: 799.36, doprinosi: 243.8, dohodak: 555.56, porez: 55.56, neto: 500 },
  },
];
