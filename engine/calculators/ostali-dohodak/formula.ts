import type { Example, WithBasis } from '../../core/calculator.ts';
import type { InputOf } from '../../core/field.ts';
import type { Warning } from '../../core/issue.ts';
import { type Feninga, share, type TakeShare } from '../../core/numbers/money.ts';
import { defineRules } from '../../core/rules.ts';
import { amountFor } from '../../core/solve/from-basis.ts';
import { rs } from '../../law/rs/index.ts';
import { contractVariant } from '../../rules/contract/lines.ts';
import type { RsLaw } from '../../rules/rs/taxed-wage.ts';
import { OWN_WORKING } from '../../rules/source-of.ts';
import type { otherIncomeFields } from './definition.ts';
import { slip } from './lines.ts';

const examples: readonly Example[] = [
  {
    title: 'Prihod 1.000 KM i rashodi 400 KM od 2022: porez 13 % na razliku',
    source: OWN_WORKING,
    input: { ukupan_prihod: 1000, priznatirashodi: 400, datum: '2022-01-01' },
    expected: { dohodak: 600, porez: 78, ukupne_obaveze: 78, dohodak_poslije: 522 },
  },
  {
    title: 'Poslije poreza ostaje 522 KM, rashodi 400 KM',
    source: OWN_WORKING,
    input: { dohodak_poslije: 522, priznatirashodi: 400, datum: '2022-01-01' },
    expected: { ukupan_prihod: 1000, dohodak: 600, porez: 78, dohodak_poslije: 522 },
  },
  {
    title: 'Rashodi veći od prihoda: nema dohotka ni poreza',
    source: OWN_WORKING,
    input: { ukupan_prihod: 300, priznatirashodi: 400, datum: '2021-12-31' },
    expected: { dohodak: 0, porez: 0, dohodak_poslije: 0 },
  },
];

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

interface Slip {
  readonly ukupan_prihod: Feninga;
  readonly priznatirashodi: Feninga;
  readonly dohodak: Feninga;
}

const warning = (polje: string, poruka: string): Warning => ({ polje, poruka, izvor: null });

/** Nothing remains of the income: either the expenses exceed it, or any income up to them is a solution. */
function warnings({ basis }: WithBasis, lines: Slip): Warning[] {
  if (lines.dohodak > 0 || lines.priznatirashodi === 0) return [];
  if (basis.line === 'dohodak_poslije')
    return [
      warning(
        'ukupan_prihod',
        'Bez dohotka prihod nije jednoznačan: može biti svaki do iznosa priznatih rashoda, a prikazan je najveći.',
      ),
    ];
  return lines.ukupan_prihod < lines.priznatirashodi
    ? [warning('priznatirashodi', 'Priznati rashodi veći su od ukupnog prihoda: dohodak i porez su 0.')]
    : [];
}
