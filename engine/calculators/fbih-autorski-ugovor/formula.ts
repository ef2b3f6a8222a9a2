import { defineRules } from '../../core/rules.ts';
import { contractFormula, contractLaw } from '../../rules/fbih/contract.ts';
import { examples } from './cases.ts';
import { slip } from './lines.ts';

export const rules = defineRules({
  slip,
  ...contractLaw,
  formula: contractFormula(({ normirani_autor }) => normirani_autor.posto),
  examples,
});
