import type { Example, WithBasis } from '../../core/calculator.ts';
import type { InputOf } from '../../core/field.ts';
import type { Feninga, Ppm, TakeShare } from '../../core/numbers/money.ts';
import { defineRules } from '../../core/rules.ts';
import { rs } from '../../law/rs/index.ts';
import { bothWays } from '../../rules/contract/both-ways.ts';
import { contractVariant } from '../../rules/contract/lines.ts';
import type { RsLaw } from '../../rules/rs/taxed-wage.ts';
import { OWN_WORKING } from '../../rules/source-of.ts';
import type { authorFields } from './definition.ts';
import { slip } from './lines.ts';

/** The published rule: gross = net / (0.7335 + T × 0.000815), with T as the percent of costs. */
const izvor = 'http://kontoprom.com/?strana=kalkulatori&lang=lat&kalk=poljo';

const examples: readonly Example[] = [
  {
    title: 'Uz 60 % troškova neto je 0,7824 bruta u 2018.',
    source: izvor,
    input: { bruto: 10_000, normirani: 60, datum: '2018-09-01' },
    expected: { doprinosi: 1850, normirani_troskovi: 4890, porez: 326, neto: 7824 },
  },
  {
    title: 'Uz 50 % troškova bruto je neto / 0,77425 u 2018.',
    source: izvor,
    input: { neto: 7742.5, normirani: 50, datum: '2018-09-01' },
    expected: { bruto: 10_000, neto: 7742.5 },
  },
  {
    title: 'Uz 60 % troškova u 2026, porez 13 %',
    source: OWN_WORKING,
    input: { bruto: 1000, normirani: 60, datum: '2026-01-01' },
    expected: { doprinosi: 185, normirani_troskovi: 489, porez: 42.38, neto: 772.62 },
  },
];

type Input = InputOf<typeof authorFields> & WithBasis;

const forward = (zakon: RsLaw, normirani: Ppm) => (bruto: Feninga, take: TakeShare) => {
  const doprinosi = take(bruto, zakon.doprinosi.pio);
  const normirani_troskovi = take(bruto - doprinosi, normirani);
  const poreska_osnovica = bruto - doprinosi - normirani_troskovi;
  const porez = take(poreska_osnovica, zakon.porez_ostali.stopa);
  const ukupne_obaveze = doprinosi + porez;
  const neto = bruto - ukupne_obaveze;
  return { bruto, doprinosi, normirani_troskovi, poreska_osnovica, porez, ukupne_obaveze, neto };
};

export const rules = defineRules({
  slip,
  law: rs,
  dayOf: ({ datum }: Input, danas) => datum ?? danas,
  formula: ({ basis, normirani }: Input, zakon) => bothWays(basis, forward(zakon, normirani)),
  variant: contractVariant,
  examples,
});
