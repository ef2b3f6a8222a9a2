import type { Example } from '../../core/calculator.ts';
import type { Feninga, TakeShare } from '../../core/numbers/money.ts';
import { defineRules } from '../../core/rules.ts';
import { rs } from '../../law/rs/index.ts';
import { bothWays, type ContractInput } from '../../rules/contract/both-ways.ts';
import { contractVariant } from '../../rules/contract/lines.ts';
import type { RsLaw } from '../../rules/rs/taxed-wage.ts';
import { slip } from './lines.ts';

const coefficient = 'http://kontoprom.com/index.php?strana=kalkulatori&lang=lat&kalk=autor';

/** Published figures, each with its day and its source. */
const examples: readonly Example[] = [
  {
    title: 'Poreska uprava RS, januar 2023: od 100 KM ide 18,50 KM za PIO i 10,60 KM poreza',
    source: 'https://atvbl.rs/vijesti/drustvo/freelanceri-duzni-placati-poreskoj-kazne-velike-31-1-2023',
    input: { bruto: 100, datum: '2023-01-31' },
    expected: { PIO: 18.5, dohodak: 81.5, porez: 10.6, ukupne_obaveze: 29.1, neto: 70.9 },
  },
  {
    title: 'Neto je 0,7335 bruta u 2018.',
    source: coefficient,
    input: { bruto: 10_000, datum: '2018-09-01' },
    expected: { neto: 7335 },
  },
  {
    title: 'Bruto je neto / 0,7335 u 2018.',
    source: coefficient,
    input: { neto: 733.5, datum: '2018-09-01' },
    expected: { bruto: 1000, PIO: 185, porez: 81.5, neto: 733.5 },
  },
];

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
