import type { WithBasis } from '../../core/calculator.ts';
import type { InputOf } from '../../core/field.ts';
import type { Feninga, Ppm, TakeShare } from '../../core/numbers/money.ts';
import { defineRules } from '../../core/rules.ts';
import { rs } from '../../law/rs/index.ts';
import { bothWays } from '../../rules/contract/both-ways.ts';
import { contractVariant } from '../../rules/contract/lines.ts';
import type { RsLaw } from '../../rules/rs/taxed-wage.ts';
import { examples } from './cases.ts';
import type { authorFields } from './fields.ts';
import { slip } from './lines.ts';

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
