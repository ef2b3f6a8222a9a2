import type { Example } from '../../core/calculator.ts';
import { defineRules } from '../../core/rules.ts';
import { contractFormula, contractLaw } from '../../rules/fbih/contract.ts';
import { OWN_WORKING } from '../../rules/source-of.ts';
import { slip } from './lines.ts';

const examples: readonly Example[] = [
  {
    title: 'Bruto 1.000 KM uz 20 % normiranih rashoda',
    source: OWN_WORKING,
    input: { bruto: 1000, datum: '2026-11-20' },
    expected: {
      normirani_troskovi: 200,
      dohodak: 800,
      zdravstveno: 32,
      zdravstveno_federacija: 3.26,
      zdravstveno_kanton: 28.74,
      osnovica: 768,
      porez: 76.8,
      neto: 891.2,
      pos_PIO: 48,
      naknada_voda: 4.46,
      naknada_nesrece: 4.46,
      ukupni_trosak: 1056.92,
    },
  },
  {
    title: 'Od istog neta natrag',
    source: OWN_WORKING,
    input: { neto: 891.2, datum: '2026-11-20' },
    expected: { bruto: 1000, neto: 891.2, ukupni_trosak: 1056.92 },
  },
  {
    title: 'Nerezident, neto 1.000 KM: samo porez i naknade',
    source: OWN_WORKING,
    input: { neto: 1000, nerezident: true, datum: '2026-11-20' },
    expected: {
      bruto: 1111.11,
      normirani_troskovi: 0,
      zdravstveno: 0,
      porez: 111.11,
      pos_PIO: 0,
      naknada_voda: 5,
      naknada_nesrece: 5,
      ukupni_trosak: 1121.11,
    },
  },
];

export const rules = defineRules({
  slip,
  ...contractLaw,
  formula: contractFormula(({ normirani_djelo }) => normirani_djelo.posto),
  examples,
});
