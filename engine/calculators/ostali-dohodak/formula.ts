import type { WithBasis } from '../../core/calculator.ts';
import type { InputOf } from '../../core/field.ts';
import { type Feninga, share, type TakeShare } from '../../core/numbers/money.ts';
import { defineRules } from '../../core/rules.ts';
import { amountFor } from '../../core/solve/from-basis.ts';
import { rs } from '../../law/rs/index.ts';
import { contractVariant } from '../../rules/contract/lines.ts';
import type { RsLaw } from '../../rules/rs/taxed-wage.ts';
import { examples } from './cases.ts';
import type { otherIncomeFields } from './fields.ts';
import { slip } from './lines.ts';
import { warnings } from './warnings.ts';

type Input = InputOf<typeof otherIncomeFields> & WithBasis;

const taxed = (zakon: RsLaw) => (dohodak: Feninga, take: TakeShare) => {
  const porez = take(dohodak, zakon.porez_ostali.stopa);
  return { dohodak, porez, ukupne_obaveze: porez, dohodak_poslije: dohodak - porez };
};

function formula({ basis, priznatirashodi }: Input, zakon: RsLaw) {
  const backwards = basis.line === 'dohodak_poslije';
  const dohodak = backwards
    ? amountFor(basis, 'dohodak', taxed(zakon))
    : Math.max(0, basis.amount - priznatirashodi);
  const ukupan_prihod = backwards ? priznatirashodi + dohodak : basis.amount;
  return { ukupan_prihod, priznatirashodi, ...taxed(zakon)(dohodak, share) };
}

export const rules = defineRules({
  slip,
  law: rs,
  dayOf: ({ datum }: Input, danas) => datum ?? danas,
  formula,
  variant: contractVariant,
  warnings,
  examples,
});
