import type { Example } from '../../core/calculator.ts';
import type { Feninga, TakeShare } from '../../core/numbers/money.ts';
import { defineRules } from '../../core/rules.ts';
import { rs } from '../../law/rs/index.ts';
import { bothWays, type ContractInput } from '../../rules/contract/both-ways.ts';
import { contractVariant } from '../../rules/contract/lines.ts';
import type { RsLaw } from '../../rules/rs/taxed-wage.ts';
import { OWN_WORKING } from '../../rules/source-of.ts';
import { slip } from './lines.ts';

const examples: readonly Example[] = [
  {
    title: 'Zakupnina 500 KM od 2022: porez 13 % na 80 %',
    source: OWN_WORKING,
    input: { bruto: 500, datum: '2022-01-01' },
    expected: { normirani_troskovi: 100, dohodak: 400, porez: 52, ukupne_obaveze: 52, neto: 448 },
  },
  {
    title: 'Neto 460 KM u 2021: porez 10 % na 80 %',
    source: OWN_WORKING,
    input: { neto: 460, datum: '2021-12-31' },
    expected: { bruto: 500, normirani_troskovi: 100, dohodak: 400, porez: 40, neto: 460 },
  },
];

const forward = (zakon: RsLaw) => (bruto: Feninga, take: TakeShare) => {
  const normirani_troskovi = take(bruto, zakon.normirani_zakup.posto);
  const dohodak = bruto - normirani_troskovi;
  const porez = take(dohodak, zakon.porez_ostali.stopa);
  return { bruto, normirani_troskovi, dohodak, porez, ukupne_obaveze: porez, neto: bruto - porez };
};

export const rules = defineRules({
  slip,
  law: rs,
  dayOf: ({ datum }: ContractInput, danas) => datum ?? danas,
  formula: ({ basis }, zakon) => bothWays(basis, forward(zakon)),
  variant: contractVariant,
  examples,
});
