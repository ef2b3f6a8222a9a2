import type { Example } from '../../core/calculator.ts';
import { defineRules } from '../../core/rules.ts';
import { contractFormula, contractLaw } from '../../rules/fbih/contract.ts';
import { OWN_WORKING } from '../../rules/source-of.ts';
import { slip } from './lines.ts';

const examples: readonly Example[] = [
  {
    title: 'Bruto 1.000 KM uz 30 % normiranih rashoda',
    source: OWN_WORKING,
    input: { bruto: 1000, datum: '2026-11-20' },
    expected: {
      normirani_troskovi: 300,
      dohodak: 700,
      zdravstveno: 28,
      zdravstveno_federacija: 2.86,
      zdravstveno_kanton: 25.14,
      osnovica: 672,
      porez: 67.2,
      neto: 904.8,
      pos_PIO: 42,
      naknada_voda: 4.52,
      naknada_nesrece: 4.52,
      ukupni_trosak: 1051.04,
    },
  },
  {
    title: 'Od istog neta natrag',
    source: OWN_WORKING,
    input: { neto: 904.8, datum: '2026-11-20' },
    expected: { bruto: 1000, neto: 904.8 },
  },
];

export const rules = defineRules({
  slip,
  ...contractLaw,
  formula: contractFormula(({ normirani_autor }) => normirani_autor.posto),
  examples,
});
