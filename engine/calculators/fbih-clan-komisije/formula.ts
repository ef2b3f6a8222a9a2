import type { Example } from '../../core/calculator.ts';
import { defineRules } from '../../core/rules.ts';
import { contractFormula, contractLaw } from '../../rules/fbih/contract.ts';
import { OWN_WORKING } from '../../rules/source-of.ts';
import { slip } from './lines.ts';

const examples: readonly Example[] = [
  {
    title: 'Bruto 1.000 KM bez normiranih rashoda',
    source: OWN_WORKING,
    input: { bruto: 1000, datum: '2026-11-20' },
    expected: {
      normirani_troskovi: 0,
      dohodak: 1000,
      zdravstveno: 40,
      zdravstveno_federacija: 4.08,
      zdravstveno_kanton: 35.92,
      osnovica: 960,
      porez: 96,
      neto: 864,
      pos_PIO: 60,
      naknada_voda: 4.32,
      naknada_nesrece: 4.32,
      ukupni_trosak: 1068.64,
    },
  },
  {
    title: 'Od istog neta natrag',
    source: OWN_WORKING,
    input: { neto: 864, datum: '2026-11-20' },
    expected: { bruto: 1000, neto: 864 },
  },
];

export const rules = defineRules({
  slip,
  ...contractLaw,
  formula: contractFormula(() => 0),
  examples,
});
