import type { Example } from '../../core/calculator.ts';
import type { Feninga, TakeShare } from '../../core/numbers/money.ts';
import { defineRules } from '../../core/rules.ts';
import { rs } from '../../law/rs/index.ts';
import { bothWays, type ContractInput } from '../../rules/contract/both-ways.ts';
import { contractVariant } from '../../rules/contract/lines.ts';
import { funds, pensionVariant, type RsLaw, totalRate } from '../../rules/rs/taxed-wage.ts';
import { OWN_WORKING } from '../../rules/source-of.ts';
import { slip } from './lines.ts';

const examples: readonly Example[] = [
  {
    title: 'Bruto 1.500 KM od 2022: doprinosi 31 %, porez 13 %',
    source: OWN_WORKING,
    input: { bruto: 1500, datum: '2022-01-01' },
    expected: {
      PIO: 277.5,
      zdravstveno: 153,
      djeca: 25.5,
      nezaposlenost: 9,
      doprinosi_ukupno: 465,
      porez: 134.55,
      neto: 900.45,
    },
  },
  {
    title: 'Neto 1.000 KM u 2021: doprinosi 32,8 %, porez 10 %',
    source: OWN_WORKING,
    input: { neto: 1000, datum: '2021-12-31' },
    expected: { bruto: 1653.44, doprinosi_ukupno: 542.33, porez: 111.11, neto: 1000 },
  },
];

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
  variant: (input: ContractInput, { doprinosi }, { PIO, bruto }) => ({
    ...contractVariant(input),
    ...pensionVariant(PIO, bruto, doprinosi),
  }),
  examples,
});
