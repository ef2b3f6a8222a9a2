import type { Feninga, TakeShare } from '../../core/numbers/money.ts';
import { defineRules } from '../../core/rules.ts';
import { rs } from '../../law/rs/index.ts';
import { bothWays, type ContractInput } from '../../rules/contract/both-ways.ts';
import { contractVariant } from '../../rules/contract/lines.ts';
import type { RsLaw } from '../../rules/rs/taxed-wage.ts';
import { examples } from './cases.ts';
import { slip } from './lines.ts';

const forward = (zakon: RsLaw) => (bruto: Feninga, take: TakeShare) => {
  const PIO = take(bruto, zakon.doprinosi.pio);
  const dohodak = bruto - PIO;
  const porez = take(dohodak, zakon.porez_ostali.stopa);
  return { bruto, PIO, dohodak, porez, ukupne_obaveze: PIO + porez, neto: dohodak - porez };
};

export const rules = defineRules({
  slip,
  law: rs,
  dayOf: ({ datum }: ContractInput, danas) => datum ?? danas,
  formula: ({ basis }, zakon) => bothWays(basis, forward(zakon)),
  variant: contractVariant,
  examples,
});
