import type { Feninga, TakeShare } from '../../core/numbers/money.ts';
import { defineRules } from '../../core/rules.ts';
import { rs } from '../../law/rs/index.ts';
import { bothWays, type ContractInput } from '../../rules/contract/both-ways.ts';
import { contractVariant } from '../../rules/contract/lines.ts';
import { funds, type RsLaw, totalRate } from '../../rules/rs/taxed-wage.ts';
import { examples } from './cases.ts';
import { slip } from './lines.ts';

const forward = (zakon: RsLaw) => (bruto: Feninga, take: TakeShare) => {
  const doprinosi_ukupno = take(bruto, totalRate(zakon.doprinosi));
  const poreska_osnovica = bruto - doprinosi_ukupno;
  const porez = take(poreska_osnovica, zakon.porez_ostali.stopa);
  const ukupne_obaveze = doprinosi_ukupno + porez;
  return { bruto, doprinosi_ukupno, poreska_osnovica, porez, ukupne_obaveze, neto: bruto - ukupne_obaveze };
};

export const rules = defineRules({
  slip,
  law: rs,
  dayOf: ({ datum }: ContractInput, danas) => datum ?? danas,
  formula: ({ basis }, zakon) => {
    const lines = bothWays(basis, forward(zakon));
    return { ...lines, ...funds(lines.bruto, lines.doprinosi_ukupno, zakon.doprinosi) };
  },
  variant: contractVariant,
  examples,
});
