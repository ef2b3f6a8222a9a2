import type { Example } from '../../core/calculator.ts';
import { OWN_WORKING } from '../../rules/own-working.ts';

export const examples: readonly Example[] = [
  {
    title: 'Prihod 1.000 KM i rashodi 400 KM od 2022: porez 13 % na razliku',
    source: OWN_WORKING,
    input: { ukupan_prihod: 1000, priznatirashodi: 400, datum: '2022-01-01' },
    expected: { dohodak: 600, porez: 78, ukupne_obaveze: 78, dohodak_poslije: 522 },
  },
  {
    title: 'Poslije poreza ostaje 522 KM, rashodi 400 KM',
    source: OWN_WORKING,
    input: { dohodak_poslije: 522, priznatirashodi: 400, datum: '2022-01-01' },
    expected: { ukupan_prihod: 1000, dohodak: 600, porez: 78, dohodak_poslije: 522 },
  },
  {
    title: 'Rashodi veći od prihoda: nema dohotka ni poreza',
    source: OWN_WORKING,
    input: { ukupan_prihod: 300, priznatirashodi: 400, datum: '2021-12-31' },
    expected: { dohodak: 0, porez: 0, dohodak_poslije: 0 },
  },
];
