import type { Example } from '../../core/calculator.ts';
import type { Feninga, TakeShare } from '../../core/numbers/money.ts';
import { defineRules } from '../../core/rules.ts';
import { rs } from '../../law/rs/index.ts';
import { bothWays, type ContractInput } from '../../rules/contract/both-ways.ts';
import { funds, pensionVariant, type RsLaw, totalRate } from '../../rules/rs/taxed-wage.ts';
import { OWN_WORKING } from '../../rules/source-of.ts';
import { slip, type TemporaryVariant } from './lines.ts';

const examples: readonly Example[] = [
  {
    title: 'Bruto 1.000 KM od 2022: doprinosi 28,7 %, porez 13 %',
    source: OWN_WORKING,
    input: { bruto: 1000, datum: '2022-01-01' },
    expected: {
      doprinosi: 287,
      PIO: 185,
      zdravstveno: 102,
      dohodak: 713,
      porez: 92.69,
      ukupne_obaveze: 379.69,
      neto: 620.31,
    },
  },
  {
    title: 'Neto 500 KM u 2019: doprinosi 30,5 %, porez 10 %',
    source: OWN_WORKING,
    input: { neto: 500, datum: '2019-06-30' },
    expected: { bruto: 799.36, doprinosi: 243.8, dohodak: 555.56, porez: 55.56, neto: 500 },
  },
];

/** The rates of the contributions due by law on these jobs, zero for the others. */
const paidRates = ({ privremeni_doprinosi: isPaid, doprinosi }: RsLaw): RsLaw['doprinosi'] => ({
  pio: isPaid.pio ? doprinosi.pio : 0,
  zdravstveno: isPaid.zdravstveno ? doprinosi.zdravstveno : 0,
  djeca: isPaid.djeca ? doprinosi.djeca : 0,
  nezaposlenost: isPaid.nezaposlenost ? doprinosi.nezaposlenost : 0,
});

const forward = (zakon: RsLaw) => (bruto: Feninga, take: TakeShare) => {
  const doprinosi = take(bruto, totalRate(paidRates(zakon)));
  const dohodak = bruto - doprinosi;
  const porez = take(dohodak, zakon.porez_privremeni.stopa);
  return { bruto, doprinosi, dohodak, porez, ukupne_obaveze: doprinosi + porez, neto: dohodak - porez };
};

export const rules = defineRules({
  slip,
  law: rs,
  dayOf: ({ datum }: ContractInput, danas) => datum ?? danas,
  formula: ({ basis }, zakon) => {
    const lines = bothWays(basis, forward(zakon));
    return { ...lines, ...funds(lines.bruto, lines.doprinosi, paidRates(zakon)) };
  },
  variant: ({ basis }: ContractInput, zakon, { PIO, bruto }): TemporaryVariant => ({
    basis: basis.line,
    ...zakon.privremeni_doprinosi,
    ...pensionVariant(PIO, bruto, zakon.doprinosi),
  }),
  examples,
});
