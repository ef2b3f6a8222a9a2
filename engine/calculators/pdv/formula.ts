import type { Example, WithBasis } from '../../core/calculator.ts';
import type { InputOf } from '../../core/field.ts';
import { mulDiv, PPM } from '../../core/numbers/money.ts';
import { defineRules } from '../../core/rules.ts';
import { bih } from '../../law/bih/index.ts';
import { vatInGross, vatOnBase } from '../../rules/vat.ts';
import type { vatFields } from './definition.ts';
import { slip } from './lines.ts';

const izvor = 'vlastiti račun po Zakonu o PDV, čl. 23';

const examples: readonly Example[] = [
  {
    title: 'Od osnovice 1.234,56 KM',
    source: izvor,
    input: { osnovica: 1234.56, stopa: 17 },
    expected: { osnovica: 1234.56, pdv: 209.88, ukupno: 1444.44 },
  },
  {
    title: 'Od iznosa s PDV-om 100 KM',
    source: izvor,
    input: { ukupno: 100, stopa: 17 },
    expected: { osnovica: 85.47, pdv: 14.53, ukupno: 100, preracunata_stopa: 14.5299 },
  },
];

type Input = InputOf<typeof vatFields> & WithBasis;

const isFromBase = ({ basis }: Input): boolean => basis.line === 'osnovica';

export const rules = defineRules({
  slip,
  law: bih,
  dayOf: (_unos: Input, danas) => danas,
  formula: (unos) => {
    const { stopa, basis } = unos;
    if (isFromBase(unos)) return { stopa, ...vatOnBase(basis.amount, stopa) };
    // Shown only: the amounts are calculated without it, because it has at most four decimals.
    const preracunata_stopa = mulDiv(PPM, stopa, PPM + stopa);
    return { stopa, preracunata_stopa, ...vatInGross(basis.amount, stopa) };
  },
  variant: ({ basis, stopa }, { pdv }) => ({ basis: basis.line, isLegal: stopa === pdv.stopa }),
  examples,
});
