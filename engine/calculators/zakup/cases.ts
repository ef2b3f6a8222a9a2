import type { Example } from '../../core/calculator.ts';
import { OWN_WORKING } from '../../rules/own-working.ts';

export const examples: readonly Example[] = [
  {
    title: 'Zakupnina 500 KM od 2022: porez 13 % na 80 %',
    source: OWN_WORKING,
    input: { bruto: 500, datum: '2022-01-01' },
    expected: { normirani_troskovi: 100, dohodak: 400, porez: 52, ukupne_obaveze: 52, neto: 448 },
  },
  {
    title: 'Neto 460 KM u 2021: porez 10 % na 80 %',
    source: OWN_WORKING,
    input: { neto: 460, datum: '2021-12-31' },
    expected: { bruto: 500, normirani_troskovi: 100, dohodak: 400, porez: 40, neto: 460 },
  },
];
