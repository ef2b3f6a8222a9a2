import type { Example } from '../../core/calculator.ts';
import { OWN_WORKING } from '../../rules/own-working.ts';

/** The published rule: gross = net / (0.7335 + T × 0.000815), T being the percent of costs. */
const izvor = 'http://kontoprom.com/?strana=kalkulatori&lang=lat&kalk=poljo';

export const examples: readonly Example[] = [
  {
    title: 'Uz 60 % troškova neto je 0,7824 bruta u 2018.',
    source: izvor,
    input: { bruto: 10_000, normirani: 60, datum: '2018-09-01' },
    expected: { doprinosi: 1850, normirani_troskovi: 4890, porez: 326, neto: 7824 },
  },
  {
    title: 'Uz 50 % troškova bruto je neto / 0,77425 u 2018.',
    source: izvor,
    input: { neto: 7742.5, normirani: 50, datum: '2018-09-01' },
    expected: { bruto: 10_000, neto: 7742.5 },
  },
  {
    title: 'Uz 60 % troškova u 2026, porez 13 %',
    source: OWN_WORKING,
    input: { bruto: 1000, normirani: 60, datum: '2026-01-01' },
    expected: { doprinosi: 185, normirani_troskovi: 489, porez: 42.38, neto: 772.62 },
  },
];
