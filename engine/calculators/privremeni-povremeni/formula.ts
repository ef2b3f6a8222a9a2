import type { Example } from '../../core/calculator.ts';
import { type Feninga, share, type TakeShare } from '../../core/numbers/money.ts';
import { defineRules } from '../../core/rules.ts';
import { rs } from '../../law/rs/index.ts';
import { bothWays, type ContractInput } from '../../rules/contract/both-ways.ts';
import type { RsLaw } from '../../rules/rs/taxed-wage.ts';
import { OWN_WORKING } from '../../rules/source-of.ts';
import { FUNDS, type Fund, slip, type TemporaryVariant } from './lines.ts';

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

/** The contributions due by law on these jobs. */
const paidFunds = ({ privremeni_doprinosi }: RsLaw): readonly Fund[] =>
  FUNDS.filter((fund) => privremeni_doprinosi[fund]);

const forward = (zakon: RsLaw) => (bruto: Feninga, take: TakeShare) => {
  const rate = paidFunds(zakon).reduce((sum, fund) => sum + zakon.doprinosi[fund], 0);
  const doprinosi = take(bruto, rate);
  const dohodak = bruto - doprinosi;
  const porez = take(dohodak, zakon.porez_privremeni.stopa);
  return { bruto, doprinosi, dohodak, porez, ukupne_obaveze: doprinosi + porez, neto: dohodak - porez };
};

/** Each fund rounded on its own, pension insurance as the rest of the total. */
function split(bruto: Feninga, doprinosi: Feninga, zakon: RsLaw) {
  const paid = paidFunds(zakon);
  const fund = (name: Fund): Feninga => (paid.includes(name) ? share(bruto, zakon.doprinosi[name]) : 0);
  const [zdravstveno, djeca, nezaposlenost] = [fund('zdravstveno'), fund('djeca'), fund('nezaposlenost')];
  return { PIO: doprinosi - zdravstveno - djeca - nezaposlenost, zdravstveno, djeca, nezaposlenost };
}

export const rules = defineRules({
  slip,
  law: rs,
  dayOf: ({ datum }: ContractInput, danas) => datum ?? danas,
  formula: ({ basis }, zakon) => {
    const lines = bothWays(basis, forward(zakon));
    return { ...lines, ...split(lines.bruto, lines.doprinosi, zakon) };
  },
  variant: ({ basis }, zakon): TemporaryVariant => ({ basis: basis.line, ...zakon.privremeni_doprinosi }),
  examples,
});
