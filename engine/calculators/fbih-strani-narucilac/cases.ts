import type { Example } from '../../core/calculator.ts';
import { OWN_WORKING } from '../../rules/own-working.ts';

export const examples: readonly Example[] = [
  {
    title: 'Bruto 2.000 KM uz 20 % normiranih rashoda',
    source: OWN_WORKING,
    input: { bruto: 2000, normirani: 20, datum: '2026-11-20' },
    expected: {
      normirani_troskovi: 400,
      dohodak: 1600,
      zdravstveno: 64,
      osnovica: 1536,
      porez: 153.6,
      neto: 1782.4,
    },
  },
  {
    title: 'Bruto 2.000 KM uz 30 % normiranih rashoda',
    source: OWN_WORKING,
    input: { bruto: 2000, normirani: 30, datum: '2026-11-20' },
    expected: { dohodak: 1400, zdravstveno: 56, porez: 134.4, neto: 1809.6 },
  },
  {
    title: 'Porez plaćen u inostranstvu odbija se od poreza',
    source: OWN_WORKING,
    input: { bruto: 2000, normirani: 20, porez_inostranstvo: 100, datum: '2026-11-20' },
    expected: { zdravstveno: 64, porez: 53.6, neto: 1782.4 },
  },
];
